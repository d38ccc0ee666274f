#pragma once

#include "engine/play/match.h"
#include "engine/systems/system.h"

#include <memory>

namespace blattwerk::engine::fahnenturnier {

/// A tournament of `setup.seats` players, or one match of two decks. Errors as of System::start; `match.deck_illegal`
/// names the rule: CHA-C14 for a deck that is empty (cha_min_deck) or has more cards than a side may own, others as
/// ContestCards::read; `match.bad_position {place}` for details that are wrong.
[[nodiscard]] model::Result<std::unique_ptr<Match>> startGame(std::shared_ptr<const language::CardLanguage> language,
                                                              const MatchSetup& setup);
/// Errors as of startGame, and `match.bad_position {place}`.
[[nodiscard]] model::Result<std::unique_ptr<Match>> placeGame(std::shared_ptr<const language::CardLanguage> language,
                                                              const MatchSetup& setup,
                                                              const nlohmann::ordered_json& position);

} // namespace blattwerk::engine::fahnenturnier
