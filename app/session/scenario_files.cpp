#include "app/session/scenario_files.h"

#include "app/session/contents_workspace.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace blattwerk::app {

using engine::ScenarioResult;
using model::Error;
using model::Result;

Result<std::vector<std::string>> scenarioFiles(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        const QString name = QString::fromStdString(path);
        if (QFileInfo(name).isFile()) {
            files.push_back(path);
            continue;
        }
        if (!QFileInfo(name).isDir()) {
            return Error{QFileInfo::exists(name) ? "import.not_a_file" : "project.missing", {path}, {}};
        }
        std::vector<std::string> found;
        QDirIterator it(name, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            found.push_back(it.next().toStdString());
        }
        if (found.empty()) {
            return Error{"scenario.none", {path}, {}};
        }
        std::ranges::sort(found);
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

engine::ScenarioContext scenarioContext(const Workspace& workspace) {
    engine::ScenarioContext context;
    for (const std::string& key : workspace.systemKeys()) {
        const SystemDesk& desk = workspace.system(key);
        if (desk.engine) {
            context.systems.push_back({desk.engine, &desk.info, desk.cards, desk.collections});
        }
    }
    return context;
}

ScenarioResult runScenarioFile(const std::string& path, const engine::ScenarioContext& context) {
    QFile file(QString::fromStdString(path));
    if (file.open(QIODevice::ReadOnly)) {
        return engine::runScenario(file.readAll().toStdString(), context);
    }
    ScenarioResult result;
    result.refused = true;
    result.message = QCoreApplication::translate("CommandLine", "the file cannot be read").toStdString();
    return result;
}

Result<ScenarioComparison> compareScenarios(const database::ProjectContents& before,
                                            const database::ProjectContents& after,
                                            const std::vector<std::string>& files, const std::stop_token& stop) {
    const Result<std::unique_ptr<Workspace>> first = workspaceOf(before);
    const Result<std::unique_ptr<Workspace>> second = workspaceOf(after);
    if (!first || !second) {
        return first ? second.error() : first.error();
    }
    const engine::ScenarioContext old = scenarioContext(**first);
    const engine::ScenarioContext now = scenarioContext(**second);
    ScenarioComparison comparison;
    for (const std::string& path : files) {
        if (stop.stop_requested()) {
            break;
        }
        ScenarioResult was = runScenarioFile(path, old);
        ScenarioResult is = runScenarioFile(path, now);
        if (was.refused && is.refused && was.message == is.message) {
            continue;
        }
        ++comparison.run;
        if (was.ok != is.ok || was.refused != is.refused || was.step != is.step || was.message != is.message) {
            const std::string name = is.name.empty() ? was.name : is.name;
            comparison.changed.push_back({path, name, std::move(was), std::move(is)});
        }
    }
    return comparison;
}

std::string scenarioResultText(const ScenarioResult& result) {
    if (result.ok) {
        return QCoreApplication::translate("History", "passed").toStdString();
    }
    const QString message = QString::fromStdString(result.message);
    return (result.step > 0 ? QCoreApplication::translate("History", "step %1: %2").arg(result.step).arg(message)
                            : message)
        .toStdString();
}

} // namespace blattwerk::app
