#include "engine/systems/fahnenturnier/series_measures.h"

namespace blattwerk::engine::fahnenturnier {

std::vector<lab::Measure> seriesMeasures() {
    return {
        {"lost_by_attack"},
        {"lost_by_bank"},
        {"flag_attacks"},
        {"captures"},
        {"cards_revealed"},
        {"cards_per_capture", true, "captures"},
        {"flag_changes", false},
        {"flag_cards"},
        {"defence_offered", true, "flag_cards"},
        {"seats_used"},
        {"deck_size"},
        {"deck_used", true, "deck_size"},
        {"fans_gained"},
        {"fans_lost"},
        {"cards_milled"},
        {"texts_acted"},
        {"decisions"},
        {"manual_clauses_skipped"},
    };
}

std::vector<std::string> seriesEnds() {
    return {"attack_failed", "bank_full", "limit", "step_limit"};
}

} // namespace blattwerk::engine::fahnenturnier
