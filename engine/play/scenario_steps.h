#pragma once

#include "engine/play/scenario_file.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine {

/// How a step of a scenario ended.
struct StepEnd {
    bool ok = true;
    /// The file is at fault, not the game.
    bool refused = false;
    std::string message;

    static StepEnd failure(std::string message) { return {false, false, std::move(message)}; }
    static StepEnd fault(std::string place, std::string message) {
        return {false, true, FileFault{std::move(place), std::move(message)}.text()};
    }
};

/// Carries out the steps of a scenario, one after the other, on its match.
class ScenarioSteps {
public:
    ScenarioSteps(const Scenario& scenario, std::unique_ptr<Match> match)
        : m_scenario(scenario),
          m_match(std::move(match)) {}

    [[nodiscard]] StepEnd run(std::size_t index);

private:
    StepEnd act(const ScenarioStep& step);
    StepEnd choose(const ScenarioStep& step);
    StepEnd chooseList(const Json& list, Side side);
    StepEnd expect(const ScenarioStep& step);
    StepEnd refuse(const ScenarioStep& step);
    StepEnd legal(const ScenarioStep& step);
    StepEnd play(const ScenarioStep& step);
    StepEnd logHas(const ScenarioStep& step);

    /// Applies the one step that fits; with none or several it fails and says why.
    StepEnd applyFitting(const Json& json, Side side);
    StepEnd applyCode(std::uint64_t code);
    [[nodiscard]] StepEnd faultOf(const model::Error& error) const;
    [[nodiscard]] std::string candidates(const std::vector<LegalStep>& steps) const;
    [[nodiscard]] bool knowsCard(std::string_view key) const;

    const Scenario& m_scenario;
    std::unique_ptr<Match> m_match;
    /// What the last do, choose or play recorded.
    std::vector<EventView> m_events;
    /// `steps[3].do`.
    std::string m_place;
};

} // namespace blattwerk::engine
