#include "engine/language/absences.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <string>

namespace blattwerk::engine::language {

namespace {

constexpr std::string_view kParagraphBegin = "^";
constexpr std::string_view kAnyWord = "*";

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const std::string all = folded(withPlainSpaces(text)) + " ";
    for (const char sign : all) {
        const bool separates = std::string_view(" .,:;!?()").find(sign) != std::string_view::npos;
        if (!separates) {
            word += sign;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

bool stands(const std::vector<std::string>& wording, const std::vector<std::string>& words) {
    const auto found = std::search(words.begin(), words.end(), wording.begin(), wording.end(),
                                   [](const std::string& word, const std::string& wanted) {
                                       return word == wanted || (wanted == kAnyWord && word != kParagraphBegin);
                                   });
    return found != words.end();
}

} // namespace

const Absence* absenceIn(const Grammar& grammar, const std::vector<Token>& paragraph, std::size_t at,
                         std::string_view text) {
    if (grammar.absences.empty() || paragraph.empty()) {
        return nullptr;
    }
    std::size_t from = std::min(at, paragraph.size() - 1);
    std::size_t to = from;
    while (from > 0 && paragraph[from - 1].terminal != grammar.dot) {
        --from;
    }
    while (to + 1 < paragraph.size() && paragraph[to].terminal != grammar.dot) {
        ++to;
    }
    std::vector<std::string> words =
        wordsOf(text.substr(paragraph[from].begin, paragraph[to].end - paragraph[from].begin));
    if (from == 0) {
        words.insert(words.begin(), std::string(kParagraphBegin));
    }
    for (const Absence& absence : grammar.absences) {
        if (std::ranges::any_of(absence.wordings, [&](const auto& wording) { return stands(wording, words); })) {
            return &absence;
        }
    }
    return nullptr;
}

} // namespace blattwerk::engine::language
