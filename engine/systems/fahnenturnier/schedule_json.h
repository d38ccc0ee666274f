#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

/// Who meets whom where, round by round, as the plan has it (CHA-R13, R14), and how it went: a list per round of
/// `{"park": 1, "left": "A", "right": "D", "winner": "A" or null, "playing": false}`. Where there is a final it comes
/// last, empty as long as nobody has got there (CHA-R54). Only what lies open, so it is the same for every viewer.
[[nodiscard]] Json scheduleJson(const State& state, const Rules& rules);

} // namespace blattwerk::engine::fahnenturnier
