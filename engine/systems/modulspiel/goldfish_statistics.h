#pragma once

#include "engine/systems/modulspiel/goldfish_game.h"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// What the games of a goldfish run counted, game after game.
struct GoldfishCounts {
    std::vector<GoldfishRecord> records;
    std::vector<std::array<int, kSeriesMeasures>> measures;
    std::vector<CardUse> cards; ///< each game has one for every card of the layout
};

/// The statistics of section 4 in the shape of scenarios.md.
[[nodiscard]] nlohmann::ordered_json goldfishStatistics(const GoldfishCounts& counts, const GoldfishRun& run,
                                                        const LayoutCards& layout);

} // namespace blattwerk::engine::modulspiel
