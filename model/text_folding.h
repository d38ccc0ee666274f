#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// The form in which texts are compared in a search: lower case, accents removed, ß = ss, and ae, oe, ue written as the
/// umlaut's base letter, so that `ueberfall`, `uberfall` and `Überfall` become equal. Only for comparing, never shown.
[[nodiscard]] std::string foldText(std::string_view text);

/// Lower case of Latin, Greek and Cyrillic letters; everything else unchanged.
[[nodiscard]] std::string lowerText(std::string_view text);

/// Letters and digits make words, everything else separates them.
[[nodiscard]] bool isWordCharacter(char32_t code);

/// Walks over the words of a UTF-8 text, which must outlive it.
class WordScanner {
public:
    explicit WordScanner(std::string_view text);

    /// Moves to the next word; false at the end.
    [[nodiscard]] bool next();
    [[nodiscard]] std::string_view word() const { return m_text.substr(m_start, m_at - m_start); }
    /// Byte offsets of the word.
    [[nodiscard]] std::size_t start() const { return m_start; }
    [[nodiscard]] std::size_t end() const { return m_at; }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_start = 0;
};

/// The words of a text, folded.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text);

/// The folded words joined by single spaces, with a space at both ends.
[[nodiscard]] std::string joinedWords(std::string_view text);

/// True if the words of `wanted` stand in the text one after the other: whole words, or where `wholeWords` is false
/// also inside of longer ones. Nothing is in every text.
[[nodiscard]] bool containsWords(std::string_view text, std::string_view wanted, bool wholeWords);

/// Number of characters (code points) of a UTF-8 text.
[[nodiscard]] int characterCount(std::string_view text);

/// Text without white space at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Puts a code point at the end of a UTF-8 text.
void appendUtf8(std::string& text, char32_t code);

[[nodiscard]] bool isUtf8(std::string_view text);

/// `text` as a card keeps it: line ends are \n, control signs are left out; `oneLine`: breaks and tabs are spaces.
[[nodiscard]] std::string printableText(std::string_view text, bool oneLine = false);

/// `text` with NUL and everything that is not valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

} // namespace blattwerk::model
