#pragma once

#include "engine/language/grammar.h"
#include "engine/language/name_index.h"
#include "engine/language/reading.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A word, number, name, bracket or sign of a text. Replaced words ("vom") give several tokens with one range.
struct Token {
    int terminal = kUnknownTerminal;
    std::int32_t value = 0; ///< number, or index of the string
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool newLine = false; ///< a line break stands before it
};

/// Terminal of "(...)" while a text is read; never part of a grammar.
constexpr int kReminderTerminal = -2;

/// The strings that trees refer to by index.
class StringPool {
public:
    std::int32_t add(std::string text);
    [[nodiscard]] const std::vector<std::string>& all() const { return m_strings; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_strings); }

private:
    std::vector<std::string> m_strings;
};

/// Cuts a text into tokens: folds case and composition, finds numbers, quoted and bare names, brackets.
class Tokenizer {
public:
    Tokenizer(const Grammar& grammar, const CardContext& context);

    void tokenize(std::string_view text, StringPool& strings, std::vector<Token>& tokens);

private:
    void readSign(char32_t point, std::size_t begin);
    /// The number at m_at, which moves behind it; too large ones are one more than the largest.
    [[nodiscard]] std::int32_t readDigits();
    void readNumber(std::size_t begin);
    void readSigned(char32_t sign, std::size_t begin);
    void readWord(std::size_t begin);
    void readEnclosed(char32_t opening, std::size_t begin);
    /// Folds a word of plain letters into m_buffer, as nearly all are; its length in the text, 0 if it has other signs.
    [[nodiscard]] std::size_t foldPlainWord(std::size_t begin);
    /// Byte behind the word that begins at `begin`.
    [[nodiscard]] std::size_t wordEnd(std::size_t begin) const;
    [[nodiscard]] bool readOwnName(std::size_t begin);
    /// The own name without its article, behind one inflected.
    [[nodiscard]] std::size_t ownNameLength(std::string_view text) const;
    /// A name, together with the article before it.
    void pushName(int terminal, std::int32_t value, std::size_t begin);
    [[nodiscard]] bool readName(std::size_t begin, std::size_t firstWordEnd, bool isWord, std::uint64_t hash);
    /// Whether the words behind m_at are surely not those of the replacement behind its first.
    [[nodiscard]] bool differs(const Replacement& replacement) const;
    [[nodiscard]] bool readReplacement(const KnownWord& first, std::size_t begin);
    /// The folded word after spaces at `at`, which moves behind it; empty if none follows.
    [[nodiscard]] std::string nextWord(std::size_t& at) const;
    void push(int terminal, std::int32_t value, std::size_t begin);

    const Grammar& m_grammar;
    const CardContext& m_context;
    std::string m_ownName;
    std::string m_ownGenitive;
    std::size_t m_ownStem = 0; ///< where the own name begins behind its article

    std::string_view m_text;
    StringPool* m_strings = nullptr;
    std::vector<Token>* m_tokens = nullptr;
    std::size_t m_at = 0;
    bool m_newLine = false;
    bool m_behindArticle = false;
    bool m_behindNameWord = false;
    std::array<char, 40> m_buffer{};
    std::string m_long;      ///< for what does not fit there
    std::string_view m_word; ///< folded, of the word being read
};

} // namespace blattwerk::engine::language
