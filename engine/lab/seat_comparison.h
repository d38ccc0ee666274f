#pragma once

#include "engine/lab/comparison.h"
#include "engine/lab/seat_series.h"

namespace blattwerk::engine::lab {

/// Two series of games of several seats that differ in one thing: same seeds, equal layouts.
struct SeatComparisonSetup {
    std::shared_ptr<const SeatSeries> baseline;
    std::shared_ptr<const SeatSeries> variant;
    /// Key of the starting deck that the win rate is about; empty: none, and only all games end it.
    std::string deck;
    /// Most games of each variant; as in ComparisonSetup for the win rate of the deck.
    std::uint64_t games = 2000;
    double precision = 0;
    int threads = 1;
};

/// Compares the same games before and after a change, game by game: score and share of finals of all seats together and
/// of whoever began with each deck. Blocks are of fixed size, so that the result does not depend on threads.
[[nodiscard]] Comparison compareSeats(const SeatComparisonSetup& setup, const ComparisonProgress& progress = {},
                                      const std::stop_token& stop = {});

} // namespace blattwerk::engine::lab
