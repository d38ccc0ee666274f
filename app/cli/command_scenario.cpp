#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "engine/play/scenario.h"

#include <CLI/CLI.hpp>

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ScenarioOptions {
    std::string project;
    std::vector<std::string> paths;
};

/// The files of the paths; folders recursively, sorted. False where a path does not exist.
bool collect(Console& console, const std::vector<std::string>& paths, std::vector<std::string>& files) {
    for (const std::string& path : paths) {
        const QString name = QString::fromStdString(path);
        if (QFileInfo(name).isFile()) {
            files.push_back(path);
            continue;
        }
        if (!QFileInfo(name).isDir()) {
            console.fail(model::Error{QFileInfo::exists(name) ? "import.not_a_file" : "project.missing", {path}, {}});
            return false;
        }
        std::vector<std::string> found;
        QDirIterator it(name, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            found.push_back(it.next().toStdString());
        }
        if (found.empty()) {
            console.fail(model::Error{"scenario.none", {path}, {}});
            return false;
        }
        std::ranges::sort(found);
        files.insert(files.end(), found.begin(), found.end());
    }
    return true;
}

engine::ScenarioContext contextOf(const Workspace& workspace) {
    engine::ScenarioContext context;
    for (const std::string& key : workspace.systemKeys()) {
        const SystemDesk& desk = workspace.system(key);
        if (desk.engine) {
            context.systems.push_back({desk.engine, &desk.info, desk.cards, desk.collections});
        }
    }
    return context;
}

void runScenarios(Console& console, const ScenarioOptions& options) {
    std::vector<std::string> files;
    if (!collect(console, options.paths, files)) {
        return;
    }
    auto workspace = openWorkspace(console, options.project);
    if (!workspace) {
        return;
    }
    const engine::ScenarioContext context = contextOf(*workspace);
    nlohmann::ordered_json results = nlohmann::ordered_json::array();
    int passed = 0;
    int failed = 0;
    bool refused = false;
    for (const std::string& path : files) {
        engine::ScenarioResult result;
        QFile file(QString::fromStdString(path));
        if (file.open(QIODevice::ReadOnly)) {
            result = engine::runScenario(file.readAll().toStdString(), context);
        } else {
            result.refused = true;
            result.message = translate("CommandLine", "the file cannot be read");
        }
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
