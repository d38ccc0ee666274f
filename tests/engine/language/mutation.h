#pragma once

#include "engine/language/card_language.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// Changes single words of texts that are understood and looks whether the meaning changes with them: nothing that a
/// designer writes may be ignored. A changed text must give another tree, or not be understood.
///
/// Words that mean the same by intention are in tests/language_samples/SYSTEM_synonyms.txt and shared_synonyms.txt:
///   de ziehe nimm          may stand for each other      de - danach        may be left out
///   de - von @ ausrüstung kosten                            may be left out in a sentence with one of these words
class MutationCheck {
public:
    MutationCheck(const std::string& system, model::Language language);

    /// Deletes each word, puts `replacements` random words of the language in its place, and changes every number and
    /// sign.
    void look(const std::string& text, const engine::language::CardContext& context, int replacements);

    /// Changes that went unnoticed: "word -> other: the changed text".
    [[nodiscard]] const std::vector<std::string>& ignored() const { return m_ignored; }
    [[nodiscard]] int changes() const { return m_changes; }

private:
    struct Word {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    [[nodiscard]] static std::vector<Word> wordsOf(const std::string& text);
    void readSynonyms(const std::string& file);
    [[nodiscard]] bool isOptional(const std::string& text, Word word) const;
    [[nodiscard]] bool mayStandFor(const std::string& word, const std::string& other) const;
    void change(const std::string& text, Word word, const std::string& other);
    [[nodiscard]] std::size_t below(std::size_t limit);

    const engine::language::CardLanguage& m_words;
    model::Language m_language;
    const engine::language::CardContext* m_context = nullptr;
    std::string m_meaning; ///< of the unchanged text
    std::vector<std::set<std::string>> m_groups;
    std::map<std::string, std::set<std::string>> m_optional; ///< and beside which words; none: everywhere
    std::vector<std::string> m_ignored;
    std::uint64_t m_state = 1;
    int m_changes = 0;
};

} // namespace blattwerk::tests
