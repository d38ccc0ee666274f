#pragma once

#include "engine/lab/series.h"
#include "engine/systems/ikonen/goldfish_run.h"

namespace blattwerk::engine::ikonen {

/// A goldfish run as a series: outcome A is a game in which all prizes were taken, Aborted one that ended otherwise.
[[nodiscard]] std::shared_ptr<const lab::Series> goldfishSeries(GoldfishRun run, std::uint64_t seed);

} // namespace blattwerk::engine::ikonen
