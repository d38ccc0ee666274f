#pragma once

#include "app/cli/comparison_wish.h"
#include "app/cli/console.h"
#include "engine/lab/comparison.h"

namespace blattwerk::app::cli {

/// What a change does, in words. `precision` is the half width at which the comparison could stop.
void printComparison(const Console& console, const engine::lab::Comparison& result, const ComparedDesk& compared,
                     double precision);

} // namespace blattwerk::app::cli
