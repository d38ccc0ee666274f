#pragma once

#include "engine/lab/series.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What a series counts in each match (section 4, match test), in the order of SeriesLayout::measures.
enum class SeriesMeasure : std::uint8_t {
    LostByAttack, ///< could not reach the defence
    LostByBank,   ///< had no seat
    Attacks,
    Captures,      ///< attacks that took the flag
    CardsRevealed, ///< but for the first card of the match
    CaptureCards,  ///< cards that the attacks that took the flag revealed, per capture
    FlagChanges,   ///< of the match
    FlagCards,     ///< own cards that came under the flag
    Defence,       ///< strength that these offered, per flag card
    SeatsUsed,     ///< at the end
    DeckSize,
    DeckUsed, ///< of it no longer face down at the end
    FansGained,
    FansLost,
    CardsMilled,
    TextsActed,
    Decisions,
    ManualClauses,
};
constexpr std::size_t kSeriesMeasures = static_cast<std::size_t>(SeriesMeasure::ManualClauses) + 1;

[[nodiscard]] std::vector<lab::Measure> seriesMeasures();

/// How a match ends, as seriesEnds() names it.
enum class SeriesEnd : std::uint8_t { AttackFailed, BankFull, Limit, Steps };
[[nodiscard]] std::vector<std::string> seriesEnds();

} // namespace blattwerk::engine::fahnenturnier
