#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/modulspiel/game.h"

namespace blattwerk::engine::modulspiel {

[[nodiscard]] std::string_view phaseName(Phase phase);
[[nodiscard]] std::string_view winnerName(Winner winner);
[[nodiscard]] std::string_view endingName(Ending ending);
[[nodiscard]] std::string_view decisionName(DecisionKind kind);

/// A position, or what a side sees of it, in the paths of scenario files.
[[nodiscard]] Json positionJson(const State& state, const Rules& rules);

/// Top cards of a side at a place, or at all, in the order in which they came.
[[nodiscard]] FixedVector<Spot, kSpots> byArrival(const State& state, SpotSet spots);

} // namespace blattwerk::engine::modulspiel
