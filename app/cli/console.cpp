#include "app/cli/console.h"

#include "app/session/sentences.h"

#include <array>
#include <iostream>
#include <iterator>

namespace blattwerk::app::cli {

namespace {

/// Errors that mean: what was given cannot be used. All others mean: it could not be done.
bool isUsageError(std::string_view code) {
    static constexpr std::array<std::string_view, 17> kPrefixes{"card.",
                                                                "collection.",
                                                                "filter.",
                                                                "parameter.",
                                                                "system.",
                                                                "import.",
                                                                "grammar.",
                                                                "scenario.",
                                                                "match.",
                                                                "language.",
                                                                "goldfish.",
                                                                "project.missing",
                                                                "edit.unknown",
                                                                "edit.missing",
                                                                "proof.grid",
                                                                "proof.no_cards",
                                                                "proof.card_too_large"};
    static constexpr std::array<std::string_view, 6> kCodes{"project.foreign",       "project.damaged",
                                                            "project.newer_version", "project.unreadable",
                                                            "project.older_version", "project.no_permission"};
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

} // namespace

void Console::printJson(const nlohmann::ordered_json& object) const {
    std::cout << object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void Console::print(std::string_view line) const {
    std::cout << line << '\n';
}

void Console::fail(const model::Error& error) {
    fail(errorSentence(error).toStdString(), isUsageError(error.code) ? Exit::Usage : Exit::Failed);
}

void Console::fail(std::string_view sentence, Exit code) {
    std::cerr << sentence << '\n';
    exit = code;
}

std::unique_ptr<database::Project> openProject(Console& console, const std::string& path, database::OpenMode mode) {
    auto project = database::Project::open(path, mode);
    if (!project) {
        console.fail(project.error());
        return nullptr;
    }
    return std::move(*project);
}

Assignment assignment(std::string_view text) {
    const std::size_t at = text.find('=');
    if (at == std::string_view::npos) {
        return {std::string(text), {}, false};
    }
    return {std::string(text.substr(0, at)), std::string(text.substr(at + 1)), true};
}

std::string standardInput() {
    std::string text{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    std::erase(text, '\r');
    if (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text;
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

} // namespace blattwerk::app::cli
