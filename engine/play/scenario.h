#pragma once

#include "engine/systems/system.h"
#include "model/system_info.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// What scenario files of one system may refer to besides their own cards.
struct ScenarioSystem {
    std::shared_ptr<const System> system;
    /// Types, fields and parameters; must outlive the run.
    const model::SystemInfo* info = nullptr;
    /// Cards and decks of the project.
    std::vector<model::Card> cards;
    std::vector<model::Collection> collections;
};

struct ScenarioContext {
    std::vector<ScenarioSystem> systems;
};

struct ScenarioResult {
    bool ok = false;
    /// The file itself is at fault (broken JSON, unknown keys or cards, ambiguous names): nothing was checked, or the
    /// check cannot go on. The message then begins with the place.
    bool refused = false;
    /// Name that the file gives itself, empty if it could not be read.
    std::string name;
    /// Step that failed, counted from 1; 0 where no step is to blame.
    int step = 0;
    std::string message;
};

/// Runs the text of one scenario file. Never throws; equal texts and contexts give equal results.
[[nodiscard]] ScenarioResult runScenario(std::string_view text, const ScenarioContext& context);

} // namespace blattwerk::engine
