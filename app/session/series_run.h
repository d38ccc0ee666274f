#pragma once

#include "app/session/laboratory.h"

#include <functional>
#include <stop_token>

namespace blattwerk::app {

/// What a job needs of whoever runs it. All are called on the job's thread.
struct RunControl {
    std::stop_token stop;
    /// Blocks while the job is paused.
    std::function<void()> waitWhilePaused;
    /// Whether somebody wants to see figures now; asked often.
    std::function<bool()> isDue;
    /// Figures for the screen; they may hold games of an unfinished block.
    std::function<void(std::shared_ptr<const SeriesProgress>)> show;
    /// The state after a whole block: what counts if the job is stopped now.
    std::function<void(std::shared_ptr<const SeriesProgress>)> keep;
};

/// Plays a series job to its end or until it is stopped. The last `keep` holds its result.
model::Result<void> runSeries(const SeriesJob& job, const RunControl& control);

/// Prepares the series of a comparison; errors are those of System::series.
[[nodiscard]] model::Result<engine::lab::ComparisonSetup> prepareComparison(const ComparisonJob& job);

/// Plays the comparison of a job of either kind; errors are those of System::series and System::seatSeries.
[[nodiscard]] model::Result<engine::lab::Comparison>
runComparison(const ComparisonJob& job, const engine::lab::ComparisonProgress& progress, const std::stop_token& stop);

} // namespace blattwerk::app
