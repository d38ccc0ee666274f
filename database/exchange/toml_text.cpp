#include "database/exchange/toml_text.h"

#include <limits>

namespace blattwerk::database {

using model::Error;
using model::Result;

Result<toml::table> parseToml(const std::string& file, std::string_view text) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        const toml::source_position at = error.source().begin;
        return Error{"package.syntax",
                     {file, std::to_string(at.line), std::to_string(at.column), std::string(error.description())},
                     {}};
    }
}

std::string tomlText(const toml::table& table, std::string_view key) {
    return table[key].value_or(std::string());
}

std::optional<int> tomlNumber(const toml::table& table, std::string_view key) {
    const std::optional<std::int64_t> number = table[key].value_exact<std::int64_t>();
    const bool fits =
        number && *number >= std::numeric_limits<int>::min() && *number <= std::numeric_limits<int>::max();
    return fits ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

bool tomlFlag(const toml::table& table, std::string_view key) {
    return table[key].value_or(false);
}

std::vector<std::string> tomlTexts(const toml::table& table, std::string_view key) {
    std::vector<std::string> texts;
    if (const toml::array* items = table[key].as_array()) {
        for (const toml::node& item : *items) {
            texts.push_back(tomlValueText(item));
        }
    }
    return texts;
}

model::LocalText tomlLocal(const toml::table& table, std::string_view suffix) {
    return {tomlText(table, "de" + std::string(suffix)), tomlText(table, "en" + std::string(suffix))};
}

std::string tomlValueText(const toml::node& node) {
    if (const auto* text = node.as_string()) {
        return text->get();
    }
    if (const auto* number = node.as_integer()) {
        return std::to_string(number->get());
    }
    if (const auto* flag = node.as_boolean()) {
        return flag->get() ? "true" : "false";
    }
    if (const auto* fraction = node.as_floating_point()) {
        std::string text = std::to_string(fraction->get());
        text.erase(text.find_last_not_of('0') + 1);
        return text.ends_with('.') ? text + "0" : text;
    }
    std::string joined;
    if (const toml::array* items = node.as_array()) {
        for (const toml::node& item : *items) {
            if (!item.is_table() && !item.is_array()) {
                joined += (joined.empty() ? "" : ", ") + tomlValueText(item);
            }
        }
    }
    return joined;
}

int tomlLine(const toml::node& node) {
    return static_cast<int>(node.source().begin.line);
}

void forEachTable(const toml::table& table, std::string_view key,
                  const std::function<void(const toml::table&)>& visit) {
    if (const toml::array* items = table[key].as_array()) {
        for (const toml::node& item : *items) {
            if (const toml::table* entry = item.as_table()) {
                visit(*entry);
            }
        }
    }
}

} // namespace blattwerk::database
