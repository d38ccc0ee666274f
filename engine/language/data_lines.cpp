#include "engine/language/data_lines.h"

#include <utility>

namespace blattwerk::engine::language {

namespace {

std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    int depth = 0;
    for (const char sign : line) {
        if (sign == '#' && depth == 0 && word.empty()) {
            break;
        }
        depth += sign == '{' || sign == '(' ? 1 : sign == '}' || sign == ')' ? -1 : 0;
        if ((sign == ' ' || sign == '\t' || sign == '\r') && depth <= 0) {
            if (!word.empty()) {
                words.push_back(std::exchange(word, {}));
            }
        } else {
            word += sign;
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace

DataFile readData(std::string name, std::string_view text) {
    DataFile file{std::move(name), {}};
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        std::vector<std::string> words = wordsOf(line);
        if (!words.empty()) {
            file.lines.push_back({number, line.front() == ' ' || line.front() == '\t', std::move(words)});
        }
    }
    return file;
}

std::vector<std::string> split(std::string_view text, std::string_view separators) {
    std::vector<std::string> parts;
    std::string part;
    for (const char sign : text) {
        if (separators.find(sign) == std::string_view::npos) {
            part += sign;
        } else if (!part.empty()) {
            parts.push_back(std::exchange(part, {}));
        }
    }
    if (!part.empty()) {
        parts.push_back(std::move(part));
    }
    return parts;
}

void failAt(const DataFile& file, int line, std::string message) {
    throw GrammarError{file.name + ":" + std::to_string(line), std::move(message)};
}

} // namespace blattwerk::engine::language
