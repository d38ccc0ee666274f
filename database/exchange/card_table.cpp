#include "database/exchange/card_table.h"

#include "model/card_fields.h"

#include <nlohmann/json.hpp>

#include <set>

namespace blattwerk::database {

using model::Card;

namespace {

std::string translationText(const Card& card, const std::string& column) {
    const auto translation = card.translations.find(column.substr(0, 2));
    if (translation == card.translations.end()) {
        return {};
    }
    const std::string part = column.substr(3);
    return part == "name"      ? translation->second.name
           : part == "flavour" ? translation->second.flavour
                               : translation->second.abilityLine;
}

} // namespace

ImportRows cardTable(const std::vector<Card>& cards, const model::SystemInfo& info) {
    ImportRows table;
    table.columns = {"key", "type", "name"};
    for (const model::FieldInfo& field : info.schema.fields) {
        if (!field.derived) {
            table.columns.push_back(field.key);
        }
    }
    const std::vector<std::string> common{"text", "flavour", "notes", "status"};
    table.columns.insert(table.columns.end(), common.begin(), common.end());
    const std::size_t translated = table.columns.size();
    std::set<std::string> languages;
    for (const Card& card : cards) {
        for (const auto& [language, translation] : card.translations) {
            languages.insert(language);
        }
    }
    for (const std::string& language : languages) {
        for (const char* part : {".name", ".ability_line", ".flavour"}) {
            table.columns.push_back(language + part);
        }
    }
    int line = 1;
    for (const Card& card : cards) {
        ImportRow row;
        row.line = ++line;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const std::string& column = table.columns[i];
            row.values.emplace_back(column, i == 0            ? card.key
                                            : i >= translated ? translationText(card, column)
                                                              : model::valueText(model::fieldValue(card, column)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string writeJson(const ImportRows& rows) {
    nlohmann::ordered_json cards = nlohmann::ordered_json::array();
    for (const ImportRow& row : rows.rows) {
        nlohmann::ordered_json card = nlohmann::ordered_json::object();
        for (const auto& [column, text] : row.values) {
            if (!text.empty()) {
                card[column] = text;
            }
        }
        cards.push_back(std::move(card));
    }
    return cards.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace blattwerk::database
