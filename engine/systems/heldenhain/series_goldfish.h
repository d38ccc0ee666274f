#pragma once

#include "engine/lab/series.h"
#include "engine/systems/heldenhain/goldfish_run.h"

#include <memory>

namespace blattwerk::engine::heldenhain {

/// Solo games of one deck as a series: a game counts as won by side A where it reached the goal.
[[nodiscard]] std::shared_ptr<const lab::Series> goldfishSeries(GoldfishRun run, std::uint64_t seed);

} // namespace blattwerk::engine::heldenhain
