#pragma once

#include "engine/lab/batch.h"
#include "engine/lab/seat_tally.h"

#include <functional>
#include <stop_token>

namespace blattwerk::engine::lab {

struct SeatBatchResult {
    SeatTally tally;
    /// False: stopped, and the tally holds some of the games.
    bool complete = true;
};

/// Called on the calling thread with the figures so far; false stops the run.
using SeatProgress = std::function<bool(const SeatTally& soFar)>;

/// Plays the games of the range on that many threads. A complete result depends on the series and the range alone.
[[nodiscard]] SeatBatchResult runSeatBatch(const SeatSeries& series, GameRange range, int threads,
                                           const SeatProgress& progress = {}, const std::stop_token& stop = {});

} // namespace blattwerk::engine::lab
