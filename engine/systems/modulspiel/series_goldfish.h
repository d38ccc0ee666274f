#pragma once

#include "engine/lab/series.h"
#include "engine/systems/modulspiel/goldfish_run.h"

namespace blattwerk::engine::modulspiel {

/// A goldfish run as a series: outcome A is a game in which the goal was reached, Aborted one that ended otherwise.
[[nodiscard]] std::shared_ptr<const lab::Series> goldfishSeries(GoldfishRun run, std::uint64_t seed);

} // namespace blattwerk::engine::modulspiel
