#include "engine/systems/ikonen/series_measures.h"

namespace blattwerk::engine::ikonen {

std::vector<lab::Measure> seriesMeasures() {
    return {
        {"own_turns"},
        {"decisions", true, "own_turns"},
        {"dead_turns", true, "own_turns"},
        {"attacks"},
        {"fights_won", true, "attacks"},
        {"fights_lost", true, "attacks"},
        {"fights_tied", true, "attacks"},
        {"prizes_taken"},
        {"prizes_declined"},
        {"icons_placed"},
        {"icons_face_up", true, "icons_placed"},
        {"icons_lost"},
        {"icon_turns", true, "icons_placed"},
        {"attached"},
        {"saved"},
        {"cards_drawn"},
        {"mulligans"},
        {"redeals"},
        {"texts_acted"},
        {"manual_clauses_skipped"},
    };
}

std::vector<std::string> seriesEnds() {
    return {"no_icon", "used_up", "prizes", "empty_field", "draw", "limit", "conceded", "undealt", "step_limit"};
}

} // namespace blattwerk::engine::ikonen
