#pragma once

#include "database/project.h"
#include "model/local_text.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

/// What the program ends with (contract of the command line).
enum class Exit { Fine = 0, Findings = 1, Usage = 2, Failed = 3 };

/// What all commands share: how they print and what they end with.
struct Console {
    bool json = false;
    model::Language language = model::Language::German;
    Exit exit = Exit::Fine;

    /// Machine output: the object, indented, on standard output.
    void printJson(const nlohmann::ordered_json& object) const;
    void print(std::string_view line) const;
    /// The sentence of the error on standard error; sets the exit code that its kind has.
    void fail(const model::Error& error);
    void fail(std::string_view sentence, Exit code);
};

/// Opens the project or says why not.
[[nodiscard]] std::unique_ptr<database::Project> openProject(Console& console, const std::string& path,
                                                             database::OpenMode mode);

/// `text` at `separator` once; the second part is empty and `found` false without it.
struct Assignment {
    std::string name;
    std::string value;
    bool found = false;
};
[[nodiscard]] Assignment assignment(std::string_view text);

/// Everything on standard input, line ends as \n, without the last one.
[[nodiscard]] std::string standardInput();

[[nodiscard]] nlohmann::ordered_json toJson(const model::StatValue& value);
[[nodiscard]] nlohmann::ordered_json toJson(const std::vector<database::HistoryChange>& changes);

} // namespace blattwerk::app::cli
