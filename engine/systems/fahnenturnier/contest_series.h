#pragma once

#include "engine/systems/fahnenturnier/contest_game.h"
#include "engine/systems/system.h"

#include <memory>

namespace blattwerk::engine::fahnenturnier {

/// Tournaments as the setup wants them; with decks of their own to begin with where `starters` has some, else the
/// starter decks of the project. Errors: as of startGame, `match.unknown_policy`.
[[nodiscard]] model::Result<ContestPlan> planContest(std::shared_ptr<const language::CardLanguage> language,
                                                     const lab::SeatSetup& setup,
                                                     const std::vector<model::Collection>& starters = {});

/// Whole tournaments. Errors as of System::seatSeries.
[[nodiscard]] model::Result<std::shared_ptr<const lab::SeatSeries>>
prepareContest(std::shared_ptr<const language::CardLanguage> language, const lab::SeatSetup& setup);

} // namespace blattwerk::engine::fahnenturnier
