#pragma once

#include "engine/play/outlook_run.h"
#include "engine/systems/fahnenturnier/tournament_match.h"

namespace blattwerk::engine::fahnenturnier {

/// Plays the position on many times; a turn is a round. Errors as of System::outlook.
[[nodiscard]] model::Result<Outlook> runOutlook(const TournamentMatch& match, const OutlookSetup& setup,
                                                const Progress& progress);

} // namespace blattwerk::engine::fahnenturnier
