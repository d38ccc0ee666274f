#include "database/exchange/row_to_card.h"

#include "model/card_fields.h"
#include "model/text_folding.h"

#include <algorithm>
#include <array>
#include <utility>

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

namespace {

/// Letters and digits alone, folded: `Point Value`, `pointValue` and `point_value` are one name.
std::string plainName(std::string_view name) {
    std::string plain;
    for (const std::string& word : model::foldedWords(name)) {
        plain += word;
    }
    return plain;
}

/// Names that other programs and tables use for the fields of every card.
constexpr std::array<std::pair<std::string_view, std::string_view>, 29> kUsualNames{{
    {"key", "key"},        {"id", "key"},          {"schluessel", "key"}, {"kennung", "key"},
    {"slug", "key"},       {"type", "type"},       {"typ", "type"},       {"kartentyp", "type"},
    {"kartenart", "type"}, {"art", "type"},        {"name", "name"},      {"titel", "name"},
    {"title", "name"},     {"kartenname", "name"}, {"karte", "name"},     {"text", "text"},
    {"regeltext", "text"}, {"kartentext", "text"}, {"effekt", "text"},    {"effect", "text"},
    {"rules", "text"},     {"flavour", "flavour"}, {"flavor", "flavour"}, {"flavortext", "flavour"},
    {"zitat", "flavour"},  {"quote", "flavour"},   {"notizen", "notes"},  {"notes", "notes"},
    {"status", "status"},
}};

bool isTranslationField(std::string_view field) {
    const std::size_t dot = field.find('.');
    const std::string_view part = dot == std::string_view::npos ? std::string_view() : field.substr(dot + 1);
    return dot == 2 && (part == "name" || part == "flavour" || part == "ability_line");
}

void setTranslation(Card& card, std::string_view field, const std::string& text) {
    model::CardTranslation& translation = card.translations[std::string(field.substr(0, 2))];
    const std::string_view part = field.substr(3);
    std::string& member = part == "name"      ? translation.name
                          : part == "flavour" ? translation.flavour
                                              : translation.abilityLine;
    member = model::trimmed(model::printableText(text, part != "flavour"));
    if (translation == model::CardTranslation()) {
        card.translations.erase(std::string(field.substr(0, 2)));
    }
}

} // namespace

std::string fieldOfColumn(std::string_view column, const model::SystemInfo& info) {
    if (isTranslationField(column)) {
        return std::string(column);
    }
    const std::size_t dot = column.rfind('.');
    const std::string plain = plainName(dot == std::string_view::npos ? column : column.substr(dot + 1));
    if (plain.empty()) {
        return {};
    }
    for (const model::FieldInfo& field : info.schema.fields) {
        const auto isNamed = [&plain](const std::string& name) { return plainName(name) == plain; };
        if (!field.derived && (isNamed(field.key) || isNamed(field.label.de) || isNamed(field.label.en) ||
                               std::ranges::any_of(field.queryNames, isNamed))) {
            return field.key;
        }
    }
    for (const auto& [name, field] : kUsualNames) {
        if (plainName(name) == plain) {
            return std::string(field);
        }
    }
    return {};
}

Result<void> applyRow(Card& card, const ImportRow& row, const ColumnMapping& mapping, const model::SystemInfo& info) {
    for (const auto& [column, text] : row.values) {
        const auto mapped = mapping.find(column);
        if (mapped == mapping.end() || mapped->second.empty()) {
            continue;
        }
        const std::string& field = mapped->second;
        const bool cannotBeEmpty = field == "type" || field == "name" || field == "status";
        if (cannotBeEmpty && model::trimmed(text).empty()) {
            continue; // says nothing about it
        }
        if (field == "key") {
            if (card.key.empty()) {
                card.key = model::trimmed(text);
            }
        } else if (isTranslationField(field)) {
            setTranslation(card, field, text);
        } else if (Result<void> set = model::setFieldText(card, info.schema, field, text); !set) {
            return set;
        }
    }
    return {};
}

} // namespace blattwerk::database
