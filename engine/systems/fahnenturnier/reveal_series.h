#pragma once

#include "engine/systems/system.h"

namespace blattwerk::engine::fahnenturnier {

/// The reveal test as a series: a game is won where the deck reaches the largest target, in as many turns as it needs
/// cards. Errors: those of RevealTest::of.
[[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
revealSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup);

} // namespace blattwerk::engine::fahnenturnier
