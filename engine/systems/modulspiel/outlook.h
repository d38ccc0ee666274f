#pragma once

#include "engine/play/outlook.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::modulspiel {

class ModuleMatch;

/// Plays a match on many times, with what the viewer does not see dealt anew each time. Errors as of System::outlook.
[[nodiscard]] model::Result<Outlook> runOutlook(const ModuleMatch& match, const OutlookSetup& setup,
                                                const Progress& progress);

} // namespace blattwerk::engine::modulspiel
