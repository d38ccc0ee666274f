#pragma once

#include "engine/language/word_map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace blattwerk::engine::language {

/// The names of a project's cards for finding them inside texts, where they stand bare. Build it once per project.
class NameIndex {
public:
    explicit NameIndex(const std::vector<std::string>& names);

    struct Match {
        const std::string* name = nullptr; ///< as the card spells it; null: none here
        std::size_t length = 0;            ///< bytes of the text
    };
    /// The longest name that stands at the beginning of the text and ends at the end of a word. The hash is that of the
    /// first word.
    [[nodiscard]] Match longestAt(std::string_view text, std::string_view foldedFirstWord, std::uint64_t hash) const;
    /// The same for text behind an article: the name's own article is left out there, and it may be inflected.
    [[nodiscard]] Match behindArticle(std::string_view text, std::string_view foldedFirstWord,
                                      const std::vector<std::string>& endings) const;
    [[nodiscard]] bool contains(std::string_view name) const;
    /// The name that is written most like the word; null if none is near.
    [[nodiscard]] const std::string* nearest(std::string_view word) const;

private:
    /// Whether a name may begin with what the word begins with, so that looking it up is worth while.
    [[nodiscard]] bool mayBegin(std::string_view word) const {
        const std::size_t start = startOf(word);
        return (m_starts[start >> 6U] >> (start & 63U) & 1U) != 0;
    }
    [[nodiscard]] static std::size_t startOf(std::string_view word) {
        const auto letter = [&](std::size_t i) {
            return i < word.size() ? unsigned{static_cast<unsigned char>(word[i])} : 0U;
        };
        return (letter(0) * 31U + letter(1) * 7U + letter(2) * 133U) & (kStarts - 1U);
    }
    static constexpr std::size_t kStarts = 4096;
    static constexpr std::size_t kStart = 3; ///< letters

    std::array<std::uint64_t, kStarts / 64> m_starts{}; ///< by the first letters of first and second words
    std::vector<std::string> m_names;
    std::vector<std::string> m_folded;
    /// Folded first word -> indices, longest name first.
    WordMap<std::vector<std::size_t>> m_byFirstWord;
    /// The same behind a short first word, which may be an article.
    WordMap<std::vector<std::size_t>> m_bySecondWord;
    std::unordered_map<std::string, std::size_t> m_byName;
};

/// Bytes of the text that, folded, are the name and end at the end of a word; 0 if it does not stand there.
[[nodiscard]] std::size_t foldedMatch(std::string_view text, std::string_view foldedName);

} // namespace blattwerk::engine::language
