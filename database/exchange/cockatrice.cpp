#include "database/exchange/cockatrice.h"

#include "database/exchange/sheet_table.h"
#include "model/card_fields.h"
#include "model/text_folding.h"

#include <algorithm>
#include <map>

namespace blattwerk::database {

using model::Card;
using model::Collection;
using model::Error;
using model::Result;

namespace {

constexpr std::string_view kXml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string element(const std::string& name, const std::string& text) {
    return "<" + name + ">" + xmlEscaped(text) + "</" + name + ">";
}

/// Card key -> name that no other card has.
std::map<std::string, std::string> uniqueNames(const std::vector<Card>& cards) {
    std::map<std::string, int> counts;
    for (const Card& card : cards) {
        ++counts[model::foldText(card.name)];
    }
    std::map<std::string, std::string> names;
    for (const Card& card : cards) {
        const bool isUnique = counts[model::foldText(card.name)] == 1;
        names[card.key] = isUnique ? card.name : card.name + " (" + card.key + ")";
    }
    return names;
}

std::string setNames(const Card& card, const std::vector<Collection>& sets) {
    std::string xml;
    for (const Collection& set : sets) {
        if (set.copiesOf(card.key) > 0) {
            xml += "      <set rarity=\"common\">" + xmlEscaped(set.key) + "</set>\n";
        }
    }
    return xml;
}

std::string cardElement(const Card& card, const std::string& name, const std::vector<Collection>& sets,
                        const model::SystemInfo& info) {
    const model::TypeInfo* type = info.schema.type(card.type);
    const std::string typeName = type ? type->name.in(model::Language::German) : card.type;
    std::string xml = "    <card>\n      " + element("name", name) + "\n      " + element("text", card.text) +
                      "\n      <prop>\n        " + element("layout", "normal") + "\n        " +
                      element("maintype", typeName) + "\n        " + element("type", typeName) + "\n        " +
                      element("key", card.key) + "\n";
    for (const auto& [key, value] : card.stats) {
        const bool isName = std::ranges::all_of(key, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
        if (isName && key != "type" && key != "layout" && key != "maintype" && key != "key") {
            xml += "        " + element(key, model::valueText(value)) + "\n";
        }
    }
    return xml + "      </prop>\n" + setNames(card, sets) + "      <tablerow>" + (type && type->figure ? "2" : "1") +
           "</tablerow>\n    </card>\n";
}

/// The key that stands behind the name only to tell it from others is no part of the name.
void takeKeyFromName(ImportRow& row) {
    const std::string* key = row.value("key");
    const auto name = std::ranges::find(row.values, "name", &std::pair<std::string, std::string>::first);
    if (key && name != row.values.end()) {
        const std::string mark = " (" + *key + ")";
        if (name->second.ends_with(mark)) {
            name->second.erase(name->second.size() - mark.size());
        }
    }
}

} // namespace

std::string writeCockatriceCards(const std::vector<Card>& cards, const std::vector<Collection>& sets,
                                 const model::SystemInfo& info) {
    std::string xml = std::string(kXml) + "<cockatrice_carddatabase version=\"4\">\n  <sets>\n";
    for (const Collection& set : sets) {
        xml += "    <set>" + element("name", set.key) + element("longname", set.name.de) +
               element("settype", "Custom") + "</set>\n";
    }
    xml += "  </sets>\n  <cards>\n";
    const std::map<std::string, std::string> names = uniqueNames(cards);
    for (const Card& card : cards) {
        xml += cardElement(card, names.at(card.key), sets, info);
    }
    return xml + "  </cards>\n</cockatrice_carddatabase>\n";
}

std::string writeCockatriceDeck(const Collection& deck, const std::vector<Card>& cards) {
    const std::map<std::string, std::string> names = uniqueNames(cards);
    std::string xml = std::string(kXml) + "<cockatrice_deck version=\"1\">\n  " + element("deckname", deck.name.de) +
                      "\n  <comments></comments>\n  <zone name=\"main\">\n";
    for (const model::CollectionEntry& entry : deck.cards) {
        const auto name = names.find(entry.cardKey);
        xml += "    <card number=\"" + std::to_string(entry.copies) + "\" name=\"" +
               xmlEscaped(name == names.end() ? entry.cardKey : name->second) + "\"/>\n";
    }
    return xml + "  </zone>\n</cockatrice_deck>\n";
}

Result<ImportRows> readCockatriceCards(std::string_view bytes) {
    SheetXml xml(bytes, "cards.xml");
    ImportRows rows;
    ImportRow row;
    std::string text;
    bool inside = false;
    while (xml.next()) {
        if (xml.isStart("card")) {
            inside = true;
            row = {static_cast<int>(xml.at().lineNumber()), {}, false};
        } else if (xml.isEnd("card")) {
            inside = false;
            if (rows.rows.size() == static_cast<std::size_t>(SheetTable::kMostRows)) {
                return Error{"import.too_many_rows", {std::to_string(SheetTable::kMostRows)}, {}};
            }
            takeKeyFromName(row);
            rows.rows.push_back(std::move(row));
        } else if (xml.at().isStartElement()) {
            text.clear();
        } else if (xml.at().isCharacters()) {
            text += xml.at().text().toString().toStdString();
        } else if (inside && xml.at().isEndElement()) {
            const std::string name = xml.at().name().toString().toStdString();
            const bool isOurs = name != "prop" && name != "set" && name != "tablerow" && name != "maintype" &&
                                name != "layout" && !row.value(name);
            if (isOurs && row.values.size() < kMostColumns) {
                row.values.emplace_back(name, text);
                if (rows.columns.size() < kMostColumns && std::ranges::find(rows.columns, name) == rows.columns.end()) {
                    rows.columns.push_back(name);
                }
            }
        }
    }
    if (const Result<void> status = xml.status(); !status) {
        return status.error();
    }
    return rows.rows.empty() ? Result<ImportRows>(Error{"import.empty", {}, {}}) : std::move(rows);
}

Result<std::vector<DeckLine>> readCockatriceDeck(std::string_view bytes) {
    SheetXml xml(bytes, "deck.cod");
    std::vector<DeckLine> lines;
    while (xml.next()) {
        if (!xml.isStart("card")) {
            continue;
        }
        if (lines.size() == static_cast<std::size_t>(SheetTable::kMostRows)) {
            return Error{"import.too_many_rows", {std::to_string(SheetTable::kMostRows)}, {}};
        }
        lines.push_back({static_cast<int>(xml.at().lineNumber()), std::min(xml.count("number"), 9999),
                         model::trimmed(xml.attribute("name"))});
    }
    if (const Result<void> status = xml.status(); !status) {
        return status.error();
    }
    return lines.empty() ? Result<std::vector<DeckLine>>(Error{"import.empty", {}, {}}) : std::move(lines);
}

} // namespace blattwerk::database
