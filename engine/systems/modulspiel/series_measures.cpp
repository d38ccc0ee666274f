#include "engine/systems/modulspiel/series_measures.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

std::size_t ModuleMeasures::ofPair(std::size_t one, std::size_t other) const {
    const auto [first, second] = std::minmax(one, other);
    // Pairs of the first module, then those of the next: first rows are the longest.
    const std::size_t before = first * (2 * m_modules - first - 1) / 2;
    return kSeriesMeasures + 2 * (m_modules + before + second - first - 1);
}

std::vector<lab::Measure> seriesMeasures(const std::vector<std::string>& modules) {
    std::vector<lab::Measure> measures = {
        {"quarters"},
        {"decisions", true, "quarters"},
        {"main_actions", true, "quarters"},
        {"plays", true, "quarters"},
        {"overlays", true, "quarters"},
        {"coffee_breaks", true, "quarters"},
        {"effort_paid", true, "quarters"},
        {"cards_drawn"},
        {"hand_thrown_away", true, "quarters"},
        {"reserve_stored"},
        {"taken_back"},
        {"reserve_discarded"},
        {"aftermaths"},
        {"markers_added"},
        {"stress_added"},
        {"voluntary_stress"},
        {"cover_used"},
        {"sacrifices"},
        {"purchases"},
        {"euro_gained"},
        {"euro_spent"},
        {"locations_won", true, "quarters"},
        {"location_totals", true, "quarters"},
        {"stamps"},
        {"certificates_unlocked"},
        {"certificates_used"},
        {"manual_clauses_skipped"},
    };
    const auto add = [&](std::string key) {
        measures.push_back({key, false});
        measures.push_back({key + "_won", false, key});
    };
    for (const std::string& module : modules) {
        add("module_" + module);
    }
    for (std::size_t one = 0; one < modules.size(); ++one) {
        for (std::size_t other = one + 1; other < modules.size(); ++other) {
            // Names of pairs do not depend on the order in which the modules are offered.
            const auto [first, second] = std::minmax(modules[one], modules[other]);
            add("pair_" + first + '_' + second);
        }
    }
    return measures;
}

std::vector<std::string> seriesEnds() {
    return {"each_location", "same_location", "limit", "conceded", "step_limit"};
}

} // namespace blattwerk::engine::modulspiel
