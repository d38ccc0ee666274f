#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "app/session/meaning_search.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

using nlohmann::ordered_json;

struct MeaningOptions {
    std::string file;
    std::string pattern;
    std::string replacement;
    std::string system = "heldenhain";
    std::string note;
    bool preview = false;
};

void runFind(Console& console, const SystemDesk& desk, const MeaningSearch& search, const MeaningOptions& options) {
    const auto keys = search.find(options.pattern);
    if (!keys) {
        return console.fail(keys.error());
    }
    ordered_json list = ordered_json::array();
    for (const std::string& key : *keys) {
        const model::Card& card = *desk.card(key);
        list.push_back({{"key", key}, {"name", card.name}, {"text", card.text}});
        if (!console.json) {
            console.print(key + '\t' + card.name + '\t' + card.text);
        }
    }
    if (console.json) {
        console.printJson(ordered_json{{"cards", std::move(list)}});
    }
}

void runReplace(Console& console, MeaningSearch& search, const MeaningOptions& options) {
    const auto changes = search.preview(options.pattern, options.replacement);
    if (!changes) {
        return console.fail(changes.error());
    }
    ordered_json list = ordered_json::array();
    for (const TextChange& change : *changes) {
        list.push_back({{"key", change.cardKey}, {"field", "text"}, {"old", change.before}, {"new", change.after}});
        if (!console.json) {
            console.print(change.name + "\n- " + change.before + "\n+ " + change.after);
        }
    }
    ordered_json revision;
    if (!options.preview) {
        const auto done = search.apply(*changes);
        if (!done) {
            return console.fail(done.error());
        }
        revision = done->revision;
    }
    if (console.json) {
        console.printJson(ordered_json{{"revision", std::move(revision)}, {"changes", std::move(list)}});
    }
}

} // namespace

void addMeaning(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "meaning",
        translate("CommandLine",
                  "Find cards by what their text means, and replace it: {} stands for anything in its place"));
    auto options = std::make_shared<MeaningOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command
        ->add_option(
            "PATTERN", options->pattern,
            translate(
                "CommandLine",
                "A sentence with {} around what may be anything, such as “Erschöpfe {eine Figur}.”, or a primitive"))
        ->required();
    auto* replace = command->add_option("--replace", options->replacement,
                                        translate("CommandLine", "The sentence to put in its place"));
    command->add_flag("--preview", options->preview,
                      translate("CommandLine", "Show what --replace would change; change nothing"));
    command->add_option("--system", options->system, translate("CommandLine", "Game system"));
    command->callback([&console, options, replace] {
        const bool writes = replace->count() > 0 && !options->preview;
        const auto workspace = openWorkspace(console, options->file,
                                             writes ? database::OpenMode::ReadWrite : database::OpenMode::ReadOnly);
        const SystemDesk* desk = workspace ? systemDesk(console, *workspace, options->system) : nullptr;
        if (!desk) {
            return;
        }
        MeaningSearch search(*workspace, options->system);
        replace->count() > 0 ? runReplace(console, search, *options) : runFind(console, *desk, search, *options);
    });
}

} // namespace blattwerk::app::cli
