#include "app/cli/commands.h"
#include "app/cli/console.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

std::string counted(int cards, int decks) {
    return translate("CommandLine", "%n card(s)", nullptr, cards) + ", " +
           translate("CommandLine", "%n collection(s)", nullptr, decks);
}

void runNew(Console& console, const std::string& file, bool empty) {
    if (file.empty()) {
        return console.fail(model::Error{"project.no_name", {}, {}});
    }
    std::vector<database::SystemPackage> packages;
    if (!empty) {
        auto shipped = database::loadPackages();
        if (!shipped) {
            return console.fail(shipped.error());
        }
        packages = std::move(*shipped);
    }
    auto project = database::Project::create(file, packages, console.author());
    if (!project) {
        return console.fail(project.error());
    }
    std::size_t cards = 0;
    std::size_t collections = 0;
    nlohmann::ordered_json systems = nlohmann::ordered_json::array();
    for (const database::SystemPackage& package : packages) {
        cards += package.cards.size();
        collections += package.collections.size();
        systems.push_back(package.info.key);
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{
            {"file", file}, {"systems", systems}, {"cards", cards}, {"collections", collections}});
    }
    console.print(file + ": " + translate("CommandLine", "%n system(s)", nullptr, int(packages.size())) + ", " +
                  counted(int(cards), int(collections)));
}

void runInfo(Console& console, const std::string& file) {
    auto project = openProject(console, file, database::OpenMode::ReadOnly);
    if (!project) {
        return;
    }
    auto info = project->info();
    if (!info) {
        return console.fail(info.error());
    }
    nlohmann::ordered_json systems = nlohmann::ordered_json::array();
    for (const database::SystemSummary& system : info->systems) {
        systems.push_back({{"key", system.key},
                           {"edition", system.edition},
                           {"cards", system.cards},
                           {"collections", system.collections}});
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{{"schema", info->schema},
                                                        {"integrity", info->integrity},
                                                        {"name", info->name},
                                                        {"systems", systems},
                                                        {"editions", info->editions},
                                                        {"can_undo", info->canUndo},
                                                        {"can_redo", info->canRedo}});
    }
    console.print(
        filled(translate("CommandLine", "format %1, integrity: %2"), {std::to_string(info->schema), info->integrity}));
    for (const database::SystemSummary& system : info->systems) {
        console.print(system.key + " " + system.edition + ": " + counted(system.cards, system.collections));
    }
}

} // namespace

void addNew(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("new", translate("CommandLine", "Create a project with the sample content"));
    auto file = std::make_shared<std::string>();
    auto empty = std::make_shared<bool>(false);
    command->add_option("FILE", *file, translate("CommandLine", "Project to create; an existing file is refused"))
        ->required();
    command->add_flag("--empty", *empty, translate("CommandLine", "Without any content"));
    command->callback([&console, file, empty] { runNew(console, *file, *empty); });
}

void addInfo(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "info", translate("CommandLine", "Systems, counts, editions, schema version, integrity"));
    auto file = std::make_shared<std::string>();
    command->add_option("FILE", *file, translate("CommandLine", "Project"))->required();
    command->callback([&console, file] { runInfo(console, *file); });
}

} // namespace blattwerk::app::cli
