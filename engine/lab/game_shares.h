#pragma once

#include "engine/lab/batch.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

namespace blattwerk::engine::lab {

/// What one thread does with the games that it gets.
class GameShare {
public:
    virtual ~GameShare() = default;
    /// Plays the game and keeps its figures. False: stopped before its end, nothing was kept.
    [[nodiscard]] virtual bool play(std::uint64_t game, const std::stop_token& stop) = 0;
    /// Hands the kept figures over to those of all; called under the lock.
    virtual void handOver() = 0;
};

/// How a run of games is shared out.
struct SharePlan {
    GameRange range;
    int threads = 1;
    /// Games between two looks at the others.
    int gamesPerShare = 1;
    std::function<std::unique_ptr<GameShare>()> makeShare;
    /// Called on the calling thread with the number of games handed over; false stops.
    std::function<bool(std::uint64_t done)> progress;
};

/// Plays each game of the range once, on that many threads. `mutex` guards what is handed over. False: stopped.
[[nodiscard]] bool shareOut(const SharePlan& plan, std::mutex& mutex, const std::stop_token& stop);

} // namespace blattwerk::engine::lab
