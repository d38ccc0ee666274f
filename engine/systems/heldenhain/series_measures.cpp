#include "engine/systems/heldenhain/series_measures.h"

namespace blattwerk::engine::heldenhain {

std::vector<lab::Measure> seriesMeasures() {
    return {
        {"own_turns"},
        {"decisions", true, "own_turns"},
        {"dead_turns", true, "own_turns"},
        {"energy_gained", true, "own_turns"},
        {"energy_spent", true, "own_turns"},
        {"energy_lost_to_cap", true, "own_turns"},
        {"actions_used", true, "own_turns"},
        {"actions_unused", true, "own_turns"},
        {"cards_drawn"},
        {"cards_played"},
        {"discarded_at_limit"},
        {"mulligans"},
        {"points_collected"},
        {"points_by_effect"},
        {"points_stolen"},
        {"points_lost"},
        {"distractions"},
        {"stress_dealt"},
        {"own_stress"},
        {"locks"},
        {"refused_locks"},
        {"figures_lost"},
        {"prices_paid"},
        {"luck_tries"},
        {"luck_rate", true, "luck_tries"},
        {"reshuffles"},
        {"manual_clauses_skipped"},
        {"behind"},
        {"comeback_rate", true, "behind"},
        {"lead_changes", false},
    };
}

std::vector<std::string> seriesEnds() {
    return {"points", "conceded", "turn_limit", "no_progress", "step_limit"};
}

} // namespace blattwerk::engine::heldenhain
