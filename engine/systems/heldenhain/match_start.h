#pragma once

#include "engine/systems/heldenhain/duel_match.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::heldenhain {

/// A match from two decks (HEL-R13 to R18). Errors as of System::start.
[[nodiscard]] model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup);

/// A match from a position object. Errors as of System::place; the first argument names the place.
[[nodiscard]] model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup, const Json& position);

} // namespace blattwerk::engine::heldenhain
