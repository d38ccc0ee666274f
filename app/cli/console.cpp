#include "app/cli/console.h"

#include "app/session/account_name.h"
#include "app/session/sentences.h"
#include "model/card_fields.h"
#include "model/text_folding.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <iostream>

namespace blattwerk::app::cli {

namespace {

/// Errors that mean: what was given cannot be used. All others mean: it could not be done.
bool isUsageError(std::string_view code) {
    static constexpr std::array<std::string_view, 20> kPrefixes{
        "card.",           "collection.",  "filter.",      "parameter.", "system.",        "import.",
        "grammar.",        "scenario.",    "match.",       "language.",  "goldfish.",      "lab.",
        "project.missing", "edit.unknown", "edit.missing", "proof.grid", "proof.no_cards", "proof.card_too_large",
        "tree.",           "package."};
    static constexpr std::array<std::string_view, 11> kCodes{
        "project.foreign",       "project.damaged",       "project.newer_version", "project.unreadable",
        "project.older_version", "project.no_permission", "proof.no_name",         "project.no_name",
        "print.no_job",          "print.old_job",         "images.pattern"};
    for (const std::string_view prefix : kPrefixes) {
        if (code.starts_with(prefix)) {
            return true;
        }
    }
    for (const std::string_view known : kCodes) {
        if (code == known) {
            return true;
        }
    }
    return false;
}

/// What a terminal may show: a text that comes from a file cannot move the cursor or hide lines.
std::string shown(std::string_view text) {
    return model::printableText(text);
}

} // namespace

std::string translate(const char* context, const char* text, const char* note, int n) {
    return QCoreApplication::translate(context, text, note, n).toStdString();
}

std::string filled(const std::string& text, std::initializer_list<std::string> args) {
    QStringList list;
    for (const std::string& arg : args) {
        list << QString::fromStdString(arg);
    }
    return withArguments(QString::fromStdString(text), list).toStdString();
}

std::string Console::author() const {
    return wishedAuthor.empty() ? accountName() : wishedAuthor;
}

void Console::printJson(const nlohmann::ordered_json& object) const {
    std::cout << object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void Console::print(std::string_view line) const {
    std::cout << shown(line) << '\n';
}

void Console::remark(std::string_view sentence) const {
    if (!json) {
        std::cerr << shown(sentence) << '\n';
    }
}

int Console::finish() {
    std::cout.flush();
    if (!std::cout) {
        fail(translate("CommandLine", "The output could not be written completely."), Exit::Failed);
    }
    return int(exit);
}

void Console::fail(const model::Error& error) {
    fail(errorSentence(error).toStdString(), isUsageError(error.code) ? Exit::Usage : Exit::Failed);
}

void Console::fail(std::string_view sentence, Exit code) {
    std::cerr << shown(sentence) << '\n';
    exit = code;
}

std::unique_ptr<database::Project> openProject(Console& console, const std::string& path, database::OpenMode mode) {
    if (path.empty()) {
        console.fail(model::Error{"project.no_name", {}, {}});
        return nullptr;
    }
    auto project = database::Project::open(path, mode);
    if (!project) {
        console.fail(project.error());
        return nullptr;
    }
    (*project)->setAuthor(console.author());
    return std::move(*project);
}

Assignment assignment(std::string_view text) {
    const std::size_t at = text.find('=');
    if (at == std::string_view::npos) {
        return {std::string(text), {}, false};
    }
    return {std::string(text.substr(0, at)), std::string(text.substr(at + 1)), true};
}

std::optional<Assignment> requiredAssignment(Console& console, std::string_view option, std::string_view text) {
    Assignment part = assignment(text);
    if (part.found && !part.name.empty()) {
        return part;
    }
    console.fail(filled(translate("CommandLine", "%1 needs a name, an equals sign and a value, not “%2”."),
                        {std::string(option), std::string(text)}),
                 Exit::Usage);
    return std::nullopt;
}

std::optional<std::string> standardInput(Console& console) {
    QFile input;
    QByteArray bytes;
    if (input.open(stdin, QIODevice::ReadOnly)) {
        bytes = input.readAll();
    }
    if (!input.isOpen() || input.error() != QFileDevice::NoError) {
        console.fail(translate("CommandLine", "The standard input cannot be read."), Exit::Usage);
        return std::nullopt;
    }
    const std::string text = bytes.toStdString();
    if (!model::isUtf8(text)) {
        console.fail(translate("CommandLine", "The standard input is not text in UTF-8."), Exit::Usage);
        return std::nullopt;
    }
    std::string read = model::printableText(text);
    if (!read.empty() && read.back() == '\n') {
        read.pop_back();
    }
    return read;
}

nlohmann::ordered_json toJson(const model::StatValue& value) {
    if (const int* number = std::get_if<int>(&value)) {
        return *number;
    }
    if (const std::string* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    if (const auto* list = std::get_if<std::vector<std::string>>(&value)) {
        return *list;
    }
    return nullptr;
}

nlohmann::ordered_json toJson(const std::vector<database::HistoryChange>& changes) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const database::HistoryChange& change : changes) {
        list.push_back({{"key", change.key},
                        {"field", change.field},
                        {"old", toJson(change.before)},
                        {"new", toJson(change.after)}});
    }
    return list;
}

void printRevision(const Console& console, const database::RevisionSummary& summary) {
    if (console.json) {
        return console.printJson(
            nlohmann::ordered_json{{"revision", summary.revision}, {"changes", toJson(summary.changes)}});
    }
    if (summary.revision == 0) {
        return console.remark(translate("CommandLine", "Nothing changed: everything is as wanted already."));
    }
    const auto oneLine = [](const model::StatValue& value) {
        return model::printableText(model::valueText(value), true);
    };
    console.print("r" + std::to_string(summary.revision));
    for (const database::HistoryChange& change : summary.changes) {
        console.print("  " + change.key + " " + change.field + ": " + oneLine(change.before) + " -> " +
                      oneLine(change.after));
    }
}

} // namespace blattwerk::app::cli
