#pragma once

#include "engine/play/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine {

/// How a position is played on many times.
struct OutlookSetup {
    /// Side whose knowledge counts: what it does not see is dealt anew for every continuation.
    Side viewer = 0;
    /// One per side, named as for System::decide.
    std::vector<std::string> policies;
    std::uint64_t seed = 1;
    int games = 1000;
    int threads = 1;
};

/// How the continuations of a position ended.
struct Outlook {
    int games = 0;
    /// Games won by each side.
    std::vector<int> wins;
    int draws = 0;
    int aborted = 0;
    /// Games by the number of turns that were still played, the current one included: `turns[3]` of them ended in the
    /// third.
    std::vector<int> turns;

    /// Turns that half of the games did not exceed; 0 without games.
    [[nodiscard]] int medianTurns() const;
};

} // namespace blattwerk::engine
