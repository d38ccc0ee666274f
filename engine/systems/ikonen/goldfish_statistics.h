#pragma once

#include "engine/systems/ikonen/goldfish_game.h"

#include <nlohmann/json.hpp>

#include <span>

namespace blattwerk::engine::ikonen {

/// The report of a goldfish run (section 4) in the shape of scenarios.md. `cards` holds, game after game, what each
/// card of the layout did.
[[nodiscard]] nlohmann::ordered_json goldfishStatistics(std::span<const GoldfishRecord> records,
                                                        std::span<const lab::CardRecord> cards, const GoldfishRun& run,
                                                        const LayoutCards& layout);

} // namespace blattwerk::engine::ikonen
