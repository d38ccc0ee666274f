#pragma once

#include "engine/play/match.h"
#include "engine/systems/system.h"

#include <memory>

namespace blattwerk::engine::modulspiel {

/// A game with its draft, or between two sides that own their cards. Errors as of System::start.
[[nodiscard]] model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup);
/// Errors as of startMatch, and `match.bad_position {place}`.
[[nodiscard]] model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup,
                                                               const nlohmann::ordered_json& position);

} // namespace blattwerk::engine::modulspiel
