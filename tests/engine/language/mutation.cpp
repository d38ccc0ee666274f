#include "tests/engine/language/mutation.h"

#include "engine/language/grammar.h"
#include "engine/language/unicode.h"
#include "tests/engine/language/language_fixture.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <string_view>

namespace blattwerk::tests {

using namespace blattwerk::engine::language;

MutationCheck::MutationCheck(const std::string& system, model::Language language)
    : m_words(languageOf(system)),
      m_language(language) {
    readSynonyms("shared");
    readSynonyms(system);
}

void MutationCheck::readSynonyms(const std::string& file) {
    std::istringstream lines(fileText("tests/language_samples/" + file + "_synonyms.txt"));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string code;
        words >> code;
        if (code != model::languageCode(m_language)) {
            continue;
        }
        std::set<std::string> group;
        std::set<std::string> beside;
        bool isBeside = false;
        for (std::string word; words >> word;) {
            if (word == "@") {
                isBeside = true;
            } else {
                (isBeside ? beside : group).insert(folded(word));
            }
        }
        if (group.erase("-") > 0) {
            for (const std::string& word : group) {
                m_optional[word].insert(beside.begin(), beside.end());
            }
        } else {
            m_groups.push_back(std::move(group));
        }
    }
}

std::vector<MutationCheck::Word> MutationCheck::wordsOf(const std::string& text) {
    constexpr std::string_view kSigns = " \n.,:";
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(kSigns, at);
        if (begin == std::string::npos) {
            break;
        }
        const std::size_t end = std::min(text.find_first_of(kSigns, begin), text.size());
        words.push_back({begin, end});
        at = end;
    }
    return words;
}

std::size_t MutationCheck::below(std::size_t limit) {
    m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(m_state >> 33U) % limit;
}

bool MutationCheck::isOptional(const std::string& text, Word word) const {
    const auto known = m_optional.find(folded(text.substr(word.begin, word.end - word.begin)));
    if (known == m_optional.end() || known->second.empty()) {
        return known != m_optional.end();
    }
    const std::size_t before = text.find_last_of(".\n", word.begin);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::string sentence = text.substr(begin, text.find_first_of(".\n", word.end) - begin);
    const std::vector<Word> words = wordsOf(sentence);
    return std::ranges::any_of(words, [&](Word one) {
        return known->second.contains(folded(sentence.substr(one.begin, one.end - one.begin)));
    });
}

bool MutationCheck::mayStandFor(const std::string& word, const std::string& other) const {
    // "zieh" and "ziehe"
    if (word == other || word == other + "e" || other == word + "e") {
        return true;
    }
    return std::ranges::any_of(m_groups,
                               [&](const auto& group) { return group.contains(word) && group.contains(other); });
}

void MutationCheck::change(const std::string& text, Word word, const std::string& other) {
    const std::string old = text.substr(word.begin, word.end - word.begin);
    std::size_t end = word.end;
    if (other.empty()) {
        if (isOptional(text, word)) {
            return;
        }
        end += end < text.size() && text[end] == ' ' ? 1U : 0U;
    } else if (mayStandFor(folded(old), folded(other))) {
        return;
    }
    const std::string changed = text.substr(0, word.begin) + other + text.substr(end);
    ++m_changes;
    const CardReading reading = m_words.read(changed, m_language, *m_context);
    if (reading.understood && m_words.toJson(reading).dump() == m_meaning) {
        m_ignored.push_back(old + " -> " + other + ": " + changed);
    }
}

void MutationCheck::look(const std::string& text, const CardContext& context, int replacements) {
    m_context = &context;
    m_meaning = meaningIn(m_words, text, m_language, context);
    const std::vector<std::string>& words = m_words.grammar(m_language).words;
    for (const Word word : wordsOf(text)) {
        change(text, word, "");
        for (int i = 0; i < replacements; ++i) {
            change(text, word, words[below(words.size())]);
        }
        const std::string old = text.substr(word.begin, word.end - word.begin);
        const std::string_view minus = "−";
        if (old[0] >= '0' && old[0] <= '9') {
            change(text, word, std::to_string(std::stoi(old) + 1));
        } else if (old[0] == '+') {
            change(text, word, std::string(minus) + old.substr(1));
            change(text, word, "+" + std::to_string(std::stoi(old) + 1));
        } else if (old.starts_with(minus)) {
            change(text, word, "+" + old.substr(minus.size()));
        }
    }
}

} // namespace blattwerk::tests
