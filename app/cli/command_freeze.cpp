#include "app/cli/exchange_commands.h"
#include "app/cli/workspace_access.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct FreezeCommand {
    std::string file;
    std::string system;
    std::string edition;
    std::string note;
};

void runFreeze(Console& console, const FreezeCommand& options) {
    auto project = openProject(console, options.file, database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    const auto edition = project->editions().freeze(options.system, options.edition, options.note);
    if (!edition) {
        return console.fail(edition.error());
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{{"system", edition->system},
                                                        {"edition", edition->label},
                                                        {"cards", edition->cards},
                                                        {"pool_hash", edition->poolHash}});
    }
    console.print(edition->system + " " + edition->label + ": " +
                  translate("CommandLine", "%n card(s)", nullptr, edition->cards));
}

} // namespace

void addFreeze(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "freeze", translate("CommandLine", "Keep cards, decks, parameters and rules of a system as an edition"));
    auto options = std::make_shared<FreezeCommand>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--system", options->system, translate("CommandLine", "System to freeze"))->required();
    command->add_option("--edition", options->edition, translate("CommandLine", "Name of the edition"))->required();
    command->add_option("--note", options->note, translate("CommandLine", "Why, for the history"));
    command->callback([&console, options] { runFreeze(console, *options); });
}

} // namespace blattwerk::app::cli
