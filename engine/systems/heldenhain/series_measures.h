#pragma once

#include "engine/lab/series.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// What a series counts in each game (section 7.1), in the order of SeriesLayout::measures.
enum class SeriesMeasure : std::uint8_t {
    OwnTurns,
    Decisions,
    DeadTurns, ///< turns without play, HQ ability or action
    EnergyGained,
    EnergySpent,
    EnergyLost, ///< to the cap
    ActionsUsed,
    ActionsUnused,
    CardsDrawn,
    CardsPlayed,
    DiscardedAtLimit,
    Mulligans,
    PointsCollected,
    PointsByEffect,
    PointsStolen,
    PointsLost,
    Distractions,
    StressDealt, ///< to figures of the other side
    OwnStress,   ///< to own figures by own effects and prices
    Locks,       ///< of figures of the other side
    RefusedLocks,
    FiguresLost, ///< own, eliminated
    PricesPaid,
    LuckTries,
    LuckSuccesses,
    Reshuffles,
    ManualClauses, ///< sentences that nobody understood and that were skipped
    Behind,        ///< game in which the side was behind by kBehind points
    Comebacks,     ///< and that it won
    LeadChanges,
};
constexpr std::size_t kSeriesMeasures = static_cast<std::size_t>(SeriesMeasure::LeadChanges) + 1;

/// Points of arrears from which a victory is a comeback (section 7.1).
constexpr int kBehind = 6;

/// Ways in which a game of a series ends; the first are those of EndReason after None.
enum class SeriesEnd : std::uint8_t { Points, Conceded, TurnLimit, NoProgress, StepLimit };

[[nodiscard]] std::vector<lab::Measure> seriesMeasures();
[[nodiscard]] std::vector<std::string> seriesEnds();

} // namespace blattwerk::engine::heldenhain
