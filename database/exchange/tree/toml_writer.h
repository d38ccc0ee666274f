#pragma once

#include "model/local_text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::database {

/// A text as TOML writes it: in one line, or with its line breaks so that a comparison shows single lines.
[[nodiscard]] std::string tomlQuoted(std::string_view text);

/// Writes TOML line by line, always the same way. Empty values are left out.
class TomlWriter {
public:
    /// `[name]` or `[[name]]` after an empty line.
    void table(std::string_view name);
    void arrayTable(std::string_view name);
    void text(std::string_view key, std::string_view value);
    /// Also where it is empty.
    void given(std::string_view key, std::string_view value);
    void number(std::string_view key, int value);
    void number(std::string_view key, const std::optional<int>& value);
    /// Nothing where it is false.
    void flag(std::string_view key, bool value);
    /// All in one line.
    void list(std::string_view key, const std::vector<std::string>& values);
    /// `de` and `en` with a suffix.
    void local(const model::LocalText& text, std::string_view suffix = {});
    /// An array whose elements, TOML already, stand in lines of their own.
    void lines(std::string_view key, const std::vector<std::string>& elements);

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    void put(std::string_view key, std::string_view toml);

    std::string m_text;
};

/// `{ key = "x", copies = 2 }`; parts without a value are left out.
[[nodiscard]] std::string tomlInline(const std::vector<std::pair<std::string, std::string>>& texts);

} // namespace blattwerk::database
