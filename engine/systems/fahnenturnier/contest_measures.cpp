#include "engine/systems/fahnenturnier/contest_measures.h"

namespace blattwerk::engine::fahnenturnier {

std::vector<lab::Measure> contestMeasures() {
    return {
        {"matches"},
        {"matches_won", true, "matches"},
        {"begun"},
        {"begun_won", true, "begun"},
        {"lost_by_attack", true, "matches"},
        {"lost_by_bank", true, "matches"},
        {"captures", true, "matches"},
        {"trophies"},
        {"trophy_fans"},
        {"effect_fans"},
        {"deck_size"},
        {"deck_names"},
        {"card_strength", true, "deck_size"},
        {"draws"},
        {"dead_draws", true, "draws"},
        {"rerolls", true, "draws"},
        {"cards_removed"},
        {"taken_a"},
        {"taken_b"},
        {"taken_c"},
        {"manual_clauses_skipped"},
    };
}

std::vector<std::string> contestEnds() {
    return {"final", "lead", "fans", "draw", "conceded", "step_limit"};
}

} // namespace blattwerk::engine::fahnenturnier
