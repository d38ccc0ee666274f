#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "app/session/scenario_files.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ScenarioOptions {
    std::string project;
    std::vector<std::string> paths;
};

void runScenarios(Console& console, const ScenarioOptions& options) {
    const auto files = scenarioFiles(options.paths);
    if (!files) {
        return console.fail(files.error());
    }
    auto workspace = openWorkspace(console, options.project);
    if (!workspace) {
        return;
    }
    const engine::ScenarioContext context = scenarioContext(*workspace);
    nlohmann::ordered_json results = nlohmann::ordered_json::array();
    int passed = 0;
    int failed = 0;
    bool refused = false;
    for (const std::string& path : *files) {
        const engine::ScenarioResult result = runScenarioFile(path, context);
        refused = refused || result.refused;
        ++(result.ok ? passed : failed);
        if (console.json) {
            nlohmann::ordered_json entry{{"file", path}, {"name", result.name}, {"ok", result.ok}};
            if (result.step > 0) {
                entry["step"] = result.step;
            }
            if (!result.ok) {
                entry["message"] = result.message;
            }
            results.push_back(entry);
        } else if (result.ok) {
            console.print("ok " + path + ": " + result.name);
        } else {
            console.print("not ok " + path + ": " + result.name + ": " +
                          (result.step > 0 ? "step " + std::to_string(result.step) + ": " : "") + result.message);
        }
    }
    console.exit = refused ? Exit::Usage : failed > 0 ? Exit::Findings : Exit::Fine;
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{{"results", results}, {"passed", passed}, {"failed", failed}});
    }
    console.print(std::to_string(passed) + " passed, " + std::to_string(failed) + " failed");
}

} // namespace

void addScenario(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "scenario", translate("CommandLine", "Run scenario files; exit 1 if one fails, 2 if one is refused"));
    auto options = std::make_shared<ScenarioOptions>();
    command->add_option("--project", options->project,
                        translate("CommandLine", "Cards and decks come from this project; default: the sample"));
    command->add_option("PATH", options->paths, translate("CommandLine", "Files, or folders with all they hold"))
        ->required();
    command->callback([&console, options] { runScenarios(console, *options); });
}

} // namespace blattwerk::app::cli
