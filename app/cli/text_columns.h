#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace blattwerk::app::cli {

/// Signs of a UTF-8 text.
[[nodiscard]] inline std::size_t textWidth(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}
/// The text with blanks behind or before it up to that width.
[[nodiscard]] inline std::string leftColumn(const std::string& text, std::size_t columns) {
    return text + std::string(columns - std::min(columns, textWidth(text)), ' ');
}
[[nodiscard]] inline std::string rightColumn(const std::string& text, std::size_t columns) {
    return std::string(columns - std::min(columns, textWidth(text)), ' ') + text;
}

} // namespace blattwerk::app::cli
