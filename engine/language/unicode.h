#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The little of Unicode that card texts need: Western European letters, spaces, quotes.
namespace blattwerk::engine::language {

/// The code point at `at`, which moves behind it. Broken bytes give U+FFFD.
[[nodiscard]] char32_t decode(std::string_view text, std::size_t& at);
void append(std::string& text, char32_t point);

[[nodiscard]] bool isLetter(char32_t point);
[[nodiscard]] bool isSpace(char32_t point);
/// Soft hyphen, zero-width signs.
[[nodiscard]] bool isIgnorable(char32_t point);
[[nodiscard]] bool isCombining(char32_t point);
[[nodiscard]] bool isAsciiDigit(char sign);
[[nodiscard]] constexpr bool isAsciiLetter(char sign) {
    return ((static_cast<unsigned char>(sign) | 0x20U) - unsigned{'a'}) < 26U;
}
/// The closing quote that belongs to an opening one; 0 if it opens nothing.
[[nodiscard]] char32_t closingQuote(char32_t opening);

/// Letters composed (NFC), ignorable signs dropped, hyphens and apostrophes plain.
[[nodiscard]] std::string composed(std::string_view text);
/// `composed` in lower case: how words are compared.
[[nodiscard]] std::string folded(std::string_view text);
/// Runs of spaces of any kind become one plain space; none at the ends.
[[nodiscard]] std::string withPlainSpaces(std::string_view text);
[[nodiscard]] std::string withCapital(std::string_view text);

} // namespace blattwerk::engine::language
