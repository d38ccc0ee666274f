#pragma once

#include "engine/systems/fahnenturnier/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

/// Words of scenario files and logs.
[[nodiscard]] std::string_view phaseName(Phase phase);
[[nodiscard]] std::optional<Phase> phaseFromName(std::string_view name);
[[nodiscard]] std::string_view levelName(Level level);
[[nodiscard]] std::optional<Level> levelFromName(std::string_view name);
/// How a match ended: `attack_failed`, `bank_full`, `limit`, `concede`.
[[nodiscard]] std::string_view endingName(MatchEnding ending);
/// How the game ended: a match by its own ending, else `final`, `lead`, `fans`, `draw`, `concede`.
[[nodiscard]] std::string_view reasonName(const State& state);
/// As scenario files name it; the bank, the cards looked at and the own deck are targets.
[[nodiscard]] std::string_view decisionName(DecisionKind kind);
[[nodiscard]] std::string_view pileName(Pile pile);
[[nodiscard]] std::string seatName(int seat);
/// `A`, ..., `draw`, or nothing while the game runs.
[[nodiscard]] std::string winnerName(const State& state);

} // namespace blattwerk::engine::fahnenturnier
