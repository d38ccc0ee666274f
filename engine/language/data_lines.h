#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// One line of a grammar file, split into words; `{...}` and `(...)` stay one word. Empty lines and comments are left
/// out.
struct DataLine {
    int number = 0;
    bool indented = false;
    std::vector<std::string> words;
};

struct DataFile {
    std::string name; ///< as shown in messages: "vocabulary.de"
    std::vector<DataLine> lines;
};

[[nodiscard]] DataFile readData(std::string name, std::string_view text);
[[nodiscard]] std::vector<std::string> split(std::string_view text, std::string_view separators = ", ");

/// Thrown inside the loader only; `CardLanguage::load` turns it into an error.
struct GrammarError {
    std::string place; ///< "vocabulary.de:17"
    std::string message;
};

[[noreturn]] void failAt(const DataFile& file, int line, std::string message);

} // namespace blattwerk::engine::language
