#pragma once

#include "engine/play/outlook.h"
#include "engine/systems/heldenhain/duel_match.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::heldenhain {

/// Plays a position on many times. Errors: `match.over`, `match.unknown_policy`, `outlook.stopped`. The result does not
/// depend on the number of threads.
[[nodiscard]] model::Result<Outlook> runOutlook(const DuelAccess& match, const OutlookSetup& setup,
                                                const Progress& progress);

} // namespace blattwerk::engine::heldenhain
