#pragma once

#include "engine/play/outlook.h"
#include "engine/systems/system.h"

#include <cstdint>
#include <functional>

namespace blattwerk::engine {

/// How one continuation ended.
struct OutlookEnd {
    static constexpr int kDraw = -1;
    static constexpr int kAborted = -2;

    /// The side that won, or one of the two.
    int winner = kAborted;
    /// Turns that were still played, the current one included.
    int turns = 0;
};

/// Plays the continuations of the setup and adds them up: continuation i on the seed `setup.seed + i`. `playOn` is
/// called by several threads at once, each with its own worker number. Error: `outlook.stopped`.
[[nodiscard]] model::Result<Outlook>
playOutlook(const OutlookSetup& setup, int sides, const Progress& progress,
            const std::function<OutlookEnd(int worker, std::uint64_t seed)>& playOn);

} // namespace blattwerk::engine
