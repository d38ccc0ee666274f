#pragma once

#include "engine/systems/fahnenturnier/plan_text.h"
#include "model/collection.h"
#include "model/finding.h"

#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What keeps a plan from being played: the message of the construction rule that it breaks.
struct PlanFault {
    std::string_view message; ///< `CHA-C10.row`
    model::MessageArguments args;
};

/// The rows of each seat of a plan for so many people; checks and play look at the same ones.
[[nodiscard]] std::vector<std::vector<std::optional<PlannedRound>>> rowsOf(const model::Collection& plan, int players);

/// All that is wrong with them in a tournament of so many rounds; nothing if it can be played.
[[nodiscard]] std::vector<PlanFault> planFaults(const std::vector<std::vector<std::optional<PlannedRound>>>& seats,
                                                int rounds);

} // namespace blattwerk::engine::fahnenturnier
