#pragma once

#include "database/comparison/contents.h"
#include "engine/play/scenario.h"
#include "model/result.h"

#include <stop_token>
#include <string>
#include <vector>

namespace blattwerk::app {

class Workspace;

/// The scenario files of these paths; folders recursively, sorted. Errors: `project.missing {path}`,
/// `import.not_a_file {path}`, `scenario.none {path}` where a folder holds none.
[[nodiscard]] model::Result<std::vector<std::string>> scenarioFiles(const std::vector<std::string>& paths);

/// The systems that have an engine, with the cards and decks of the project, which must outlive the runs.
[[nodiscard]] engine::ScenarioContext scenarioContext(const Workspace& workspace);

/// Runs one file; one that cannot be read is refused.
[[nodiscard]] engine::ScenarioResult runScenarioFile(const std::string& path, const engine::ScenarioContext& context);

/// A scenario that ends otherwise in the second state than in the first one.
struct ChangedScenario {
    std::string file;
    std::string name;
    engine::ScenarioResult before;
    engine::ScenarioResult after;
};

struct ScenarioComparison {
    /// Scenarios that ran in one of the states at least. Those of systems that neither state has are no part of it.
    int run = 0;
    std::vector<ChangedScenario> changed;
};

/// Runs the files on both states. A result is another one where a scenario passes in one state only, or fails in both
/// at another step or for another reason. Stops between two files.
[[nodiscard]] model::Result<ScenarioComparison> compareScenarios(const database::ProjectContents& before,
                                                                 const database::ProjectContents& after,
                                                                 const std::vector<std::string>& files,
                                                                 const std::stop_token& stop = {});

/// `passed`, or the step and reason of the failure.
[[nodiscard]] std::string scenarioResultText(const engine::ScenarioResult& result);

} // namespace blattwerk::app
