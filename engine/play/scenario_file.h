#pragma once

#include "engine/play/json_checks.h"
#include "engine/play/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::engine {

enum class StepKind { Do, Choose, Expect, Refuse, Legal, Play, LogHas };

struct ScenarioStep {
    StepKind kind = StepKind::Do;
    /// What stands under the key of the step.
    Json value;
    /// `by`, and `view` of an expectation.
    std::optional<Side> side;
    std::string because;
};

/// A scenario file whose form is right: its set-up, the position object or none, and its steps.
struct Scenario {
    std::string name;
    const ScenarioSystem* system = nullptr;
    MatchSetup setup;
    std::optional<Json> position;
    std::vector<ScenarioStep> steps;
};

/// Reads the parts of a file strictly; the name is set as soon as it is known.
[[nodiscard]] std::optional<FileFault> readScenario(std::string_view text, const ScenarioContext& context,
                                                    Scenario& scenario);

/// The seat that "A", "B", ... stands for.
[[nodiscard]] std::optional<Side> sideFromName(std::string_view name);
[[nodiscard]] std::string sideName(Side side);

} // namespace blattwerk::engine
