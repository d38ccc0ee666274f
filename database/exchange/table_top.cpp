#include "database/exchange/table_top.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace blattwerk::database {

using model::Card;
using model::Collection;
using Object = nlohmann::ordered_json;

namespace {

constexpr int kMostColumns = 10;
constexpr int kMostRows = 7;
constexpr std::size_t kMostOnSheet = kMostColumns * kMostRows - 1;

/// The grid with the fewest free places, the wider one of two; one place stays for the hidden face.
TableTopSheet gridFor(int cards) {
    TableTopSheet best{kMostColumns, kMostRows, {}, {}};
    for (int rows = 2; rows <= kMostRows; ++rows) {
        const int columns = std::max(2, (cards + rows) / rows);
        const int places = columns * rows;
        if (columns <= kMostColumns && places > cards && places <= best.columns * best.rows) {
            best.columns = columns;
            best.rows = rows;
        }
    }
    return best;
}

Object place(double x) {
    return {{"posX", x},     {"posY", 1.0},   {"posZ", 0.0},   {"rotX", 0.0},  {"rotY", 180.0},
            {"rotZ", 180.0}, {"scaleX", 1.0}, {"scaleY", 1.0}, {"scaleZ", 1.0}};
}

Object sheetObject(const TableTopSheet& sheet, const std::string& back) {
    return {{"FaceURL", sheet.picture}, {"BackURL", back},      {"NumWidth", sheet.columns},
            {"NumHeight", sheet.rows},  {"BackIsHidden", true}, {"UniqueBack", false}};
}

Object deckObject(const Collection& deck, const std::map<std::string, const Card*>& cards, int firstSheet, double x) {
    std::map<std::string, std::pair<int, int>> numbers;
    Object pictures = Object::object();
    int number = firstSheet;
    for (const TableTopSheet& sheet : tableTopSheets(deck)) {
        pictures[std::to_string(number)] = sheetObject(sheet, deck.key + "-back.png");
        for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
            numbers[sheet.cards[i]] = {number, number * 100 + static_cast<int>(i)};
        }
        ++number;
    }
    Object ids = Object::array();
    Object contained = Object::array();
    for (const std::string& key : deck.cardKeys()) {
        const auto card = cards.find(key);
        const auto [sheet, id] = numbers.at(key);
        ids.push_back(id);
        Object object{{"Name", "Card"}, {"Transform", place(x)}};
        object["Nickname"] = card == cards.end() ? key : card->second->name;
        object["Description"] = card == cards.end() ? std::string() : card->second->text;
        object["CardID"] = id;
        object["CustomDeck"] = {{std::to_string(sheet), pictures[std::to_string(sheet)]}};
        contained.push_back(std::move(object));
    }
    // A pile of one is a card there.
    if (contained.size() == 1) {
        return contained.front();
    }
    Object object{{"Name", "DeckCustom"}, {"Transform", place(x)}, {"Nickname", deck.name.de}};
    object["DeckIDs"] = std::move(ids);
    object["CustomDeck"] = std::move(pictures);
    object["ContainedObjects"] = std::move(contained);
    return object;
}

} // namespace

std::vector<TableTopSheet> tableTopSheets(const Collection& deck) {
    std::vector<std::string> keys;
    for (const model::CollectionEntry& entry : deck.cards) {
        if (std::ranges::find(keys, entry.cardKey) == keys.end()) {
            keys.push_back(entry.cardKey);
        }
    }
    std::vector<TableTopSheet> sheets;
    for (std::size_t start = 0; start < keys.size(); start += kMostOnSheet) {
        const std::size_t end = std::min(start + kMostOnSheet, keys.size());
        TableTopSheet sheet = gridFor(static_cast<int>(end - start));
        sheet.cards.assign(keys.begin() + static_cast<std::ptrdiff_t>(start),
                           keys.begin() + static_cast<std::ptrdiff_t>(end));
        sheet.picture = deck.key + "-" + std::to_string(sheets.size() + 1) + ".png";
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

std::string writeTableTop(const std::vector<Card>& cards, const std::vector<Collection>& decks,
                          const model::SystemInfo& info) {
    std::map<std::string, const Card*> byKey;
    for (const Card& card : cards) {
        byKey[card.key] = &card;
    }
    Object objects = Object::array();
    int sheet = 1;
    for (const Collection& deck : decks) {
        if (deck.cards.empty()) {
            continue;
        }
        objects.push_back(deckObject(deck, byKey, sheet, 3.0 * static_cast<double>(objects.size())));
        sheet += static_cast<int>(tableTopSheets(deck).size());
    }
    const Object save{{"SaveName", info.name.de},
                      {"GameMode", ""},
                      {"Gravity", 0.5},
                      {"PlayArea", 0.5},
                      {"Date", ""},
                      {"Table", ""},
                      {"Sky", ""},
                      {"Note", ""},
                      {"Rules", ""},
                      {"XmlUI", ""},
                      {"LuaScript", ""},
                      {"LuaScriptState", ""},
                      {"ObjectStates", objects}};
    return save.dump(2, ' ', false, Object::error_handler_t::replace) + "\n";
}

} // namespace blattwerk::database
