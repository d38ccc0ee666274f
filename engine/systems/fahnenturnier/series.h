#pragma once

#include "engine/systems/fahnenturnier/match_pairing.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::fahnenturnier {

/// Single matches of two decks; of one deck alone the reveal test up to its largest target. Errors as of
/// System::series.
[[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
prepareSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup);

[[nodiscard]] std::shared_ptr<const lab::Series> matchSeries(MatchPairing pairing);

} // namespace blattwerk::engine::fahnenturnier
