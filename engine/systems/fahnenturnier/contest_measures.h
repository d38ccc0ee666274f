#pragma once

#include "engine/lab/series.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What is counted for each seat of a tournament, in the order of SeatLayout::measures.
enum class ContestMeasure : std::uint8_t {
    Matches,
    MatchesWon,
    Begun,    ///< matches that the seat began
    BegunWon, ///< of these
    LostByAttack,
    LostByBank,
    Captures,
    Trophies,
    TrophyFans,
    EffectFans,
    DeckSize, ///< at the end, as the next two
    DeckNames,
    DeckStrength, ///< base strength, per card
    Draws,        ///< from a level, once in a deck phase
    DeadDraws,    ///< with no card that rates above the weakest of the deck
    Rerolls,
    Removed,
    TakenA,
    TakenB,
    TakenC,
    ManualClauses,
};
constexpr std::size_t kContestMeasures = static_cast<std::size_t>(ContestMeasure::ManualClauses) + 1;

[[nodiscard]] std::vector<lab::Measure> contestMeasures();
/// In the order of GameEnding after None, then the limit of steps.
[[nodiscard]] std::vector<std::string> contestEnds();

} // namespace blattwerk::engine::fahnenturnier
