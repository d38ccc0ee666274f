#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

/// A position, or what a seat sees of it, in the paths of scenario files.
[[nodiscard]] Json positionJson(const State& state, const Rules& rules);

} // namespace blattwerk::engine::fahnenturnier
