#pragma once

#include "engine/lab/tally.h"

#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>

namespace blattwerk::engine::lab {

/// Games by number, from `begin` up to before `end`.
struct GameRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    bool operator==(const GameRange&) const = default;
    [[nodiscard]] std::uint64_t size() const { return end - begin; }
};

/// Share `index` (from 1) of `count` of a run of that many games; the two games of a seed stay together.
[[nodiscard]] GameRange shareOf(std::uint64_t games, std::uint64_t index, std::uint64_t count);

/// A look at a running batch.
class BatchView {
public:
    BatchView(const Tally& tally, std::mutex& mutex, std::uint64_t games)
        : m_tally(tally),
          m_mutex(mutex),
          m_games(games) {}

    /// Games to be played in all.
    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] std::uint64_t done() const;
    /// The figures so far; a copy, take it only as often as somebody looks.
    [[nodiscard]] Tally tally() const;

private:
    const Tally& m_tally;
    std::mutex& m_mutex;
    std::uint64_t m_games;
};

/// Called on the calling thread each time that games were finished; false stops the run. While it blocks, the others
/// soon wait: that is how a run pauses.
using BatchProgress = std::function<bool(const BatchView& view)>;

struct BatchResult {
    Tally tally;
    /// False: stopped, and the tally holds some of the games.
    bool complete = true;
};

/// Plays the games of the range on that many threads. A complete result depends on the series and the range alone.
[[nodiscard]] BatchResult runBatch(const Series& series, GameRange range, int threads,
                                   const BatchProgress& progress = {}, const std::stop_token& stop = {});

} // namespace blattwerk::engine::lab
