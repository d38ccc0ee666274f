#pragma once

#include "engine/lab/series.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine::ikonen {

/// What a series counts in each game (section 4), in the order of SeriesLayout::measures.
enum class SeriesMeasure : std::uint8_t {
    OwnTurns,
    Decisions,
    DeadTurns, ///< turns without placing, attaching or attacking
    Attacks,
    FightsWon,  ///< own attacks that defeated the other Ikone
    FightsLost, ///< own attacks in which the own Ikone fell
    FightsTied, ///< own attacks that tied
    PrizesTaken,
    PrizesDeclined,
    IconsPlaced,
    IconsFaceUp,
    IconsLost,
    IconTurns, ///< turns of both sides that placed Ikonen were on the field
    Attached,
    Saved,
    CardsDrawn,
    Mulligans,
    Redeals,
    TextsActed,
    ManualClauses,
};
constexpr std::size_t kSeriesMeasures = static_cast<std::size_t>(SeriesMeasure::ManualClauses) + 1;

[[nodiscard]] std::vector<lab::Measure> seriesMeasures();
/// In the order of Ending after None.
[[nodiscard]] std::vector<std::string> seriesEnds();

} // namespace blattwerk::engine::ikonen
