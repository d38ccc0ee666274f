#pragma once

#include "model/local_text.h"
#include "model/result.h"

#include <toml++/toml.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// A TOML text, or `package.syntax {file, line, column, reason}`.
[[nodiscard]] model::Result<toml::table> parseToml(const std::string& file, std::string_view text);

/// Values of a table; where a key is missing or of another kind: empty, none, false.
[[nodiscard]] std::string tomlText(const toml::table& table, std::string_view key);
[[nodiscard]] std::optional<int> tomlNumber(const toml::table& table, std::string_view key);
[[nodiscard]] bool tomlFlag(const toml::table& table, std::string_view key);
[[nodiscard]] std::vector<std::string> tomlTexts(const toml::table& table, std::string_view key);
/// The keys `de` and `en` with a suffix (`_plural`).
[[nodiscard]] model::LocalText tomlLocal(const toml::table& table, std::string_view suffix = {});
/// Any single value as a person would type it; lists joined by ", ".
[[nodiscard]] std::string tomlValueText(const toml::node& node);
[[nodiscard]] int tomlLine(const toml::node& node);

/// Calls `visit` for every table in an array of tables.
void forEachTable(const toml::table& table, std::string_view key, const std::function<void(const toml::table&)>& visit);

} // namespace blattwerk::database
