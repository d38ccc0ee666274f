#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/ikonen/game.h"

namespace blattwerk::engine::ikonen {

[[nodiscard]] std::string_view phaseName(Phase phase);
[[nodiscard]] std::string_view valueName(Value value);
[[nodiscard]] std::string_view winnerName(Winner winner);
[[nodiscard]] std::string_view endingName(Ending ending);
[[nodiscard]] std::string_view decisionName(DecisionKind kind);

/// A position, or what a side sees of it, in the paths of scenario files.
[[nodiscard]] Json positionJson(const State& state, const Rules& rules);

} // namespace blattwerk::engine::ikonen
