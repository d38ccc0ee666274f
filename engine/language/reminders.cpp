#include "engine/language/reminders.h"

#include "engine/language/unicode.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace blattwerk::engine::language {

namespace {

/// On one line, without brackets of its own.
std::string onOneLine(std::string_view text) {
    std::string line;
    bool blank = false;
    for (const char sign : text) {
        if (sign == '(' || sign == ')') {
            continue;
        }
        if (std::string_view(" \t\r\n").find(sign) != std::string_view::npos) {
            blank = !line.empty();
            continue;
        }
        line += blank ? " " : "";
        line += sign;
        blank = false;
    }
    return line;
}

/// Where the sentence stands as a whole, npos if nowhere.
std::size_t placeOf(std::string_view sentence, std::string_view reminder) {
    for (std::size_t at = reminder.find(sentence); at != std::string_view::npos; at = reminder.find(sentence, at + 1)) {
        const std::size_t end = at + sentence.size();
        const bool begins = at == 0 || reminder[at - 1] == '(' || reminder[at - 1] == ' ';
        const bool ends = end == reminder.size() || reminder[end] == ')' || reminder[end] == ' ';
        if (begins && ends) {
            return at;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::string reminderOf(const model::Term& term, model::Language language) {
    const std::string text = onOneLine(term.text.in(language));
    return text.empty() ? std::string() : withCapital(onOneLine(term.name.in(language))) + ": " + text;
}

std::string reminderIn(model::Language language, std::string reminder, const std::vector<model::Term>& glossary) {
    const model::Language other =
        language == model::Language::German ? model::Language::English : model::Language::German;
    std::vector<std::pair<std::string, std::string>> said;
    for (const model::Term& term : glossary) {
        std::string from = reminderOf(term, other);
        std::string to = reminderOf(term, language);
        if (!from.empty() && !to.empty()) {
            said.emplace_back(std::move(from), std::move(to));
        }
    }
    std::ranges::stable_sort(said, std::ranges::greater(), [](const auto& one) { return one.first.size(); });
    for (const auto& [from, to] : said) {
        if (const std::size_t at = placeOf(from, reminder); at != std::string_view::npos) {
            reminder.replace(at, from.size(), to);
        }
    }
    return reminder;
}

} // namespace blattwerk::engine::language
