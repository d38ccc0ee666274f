#pragma once

#include "database/project.h"
#include "model/local_text.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <memory>
#include <optional>
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
    /// `--author`; empty without it.
    std::string wishedAuthor;

    /// Author of what is written: the one that is wished, or the account's name.
    [[nodiscard]] std::string author() const;

    /// Machine output: the object, indented, on standard output.
    void printJson(const nlohmann::ordered_json& object) const;
    void print(std::string_view line) const;
    /// The sentence of the error on standard error; sets the exit code that its kind has.
    void fail(const model::Error& error);
    void fail(std::string_view sentence, Exit code);
    /// A remark for a person on standard error, not in machine output: nothing was found, nothing changed.
    void remark(std::string_view sentence) const;
    /// Writes what is still to be written and gives the exit code; 3 if standard output took not all of it.
    [[nodiscard]] int finish();
};

/// The translation of a text of the command line, as UTF-8.
[[nodiscard]] std::string translate(const char* context, const char* text, const char* note = nullptr, int n = -1);
/// `%1`, `%2`, ... replaced; a place inside of an argument stays as it is.
[[nodiscard]] std::string filled(const std::string& text, std::initializer_list<std::string> args);

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

/// The part of `--set name=value` and its like, or nothing with a message.
[[nodiscard]] std::optional<Assignment> requiredAssignment(Console& console, std::string_view option,
                                                           std::string_view text);

/// Everything on standard input, line ends as \n, without the last one; nothing with a message where it cannot be read
/// or is not text.
[[nodiscard]] std::optional<std::string> standardInput(Console& console);

[[nodiscard]] nlohmann::ordered_json toJson(const model::StatValue& value);
[[nodiscard]] nlohmann::ordered_json toJson(const std::vector<database::HistoryChange>& changes);

/// What an edit, undo or redo did.
void printRevision(const Console& console, const database::RevisionSummary& summary);

} // namespace blattwerk::app::cli
