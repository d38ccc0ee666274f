#pragma once

#include "engine/lab/series.h"
#include "model/result.h"

#include <memory>

namespace blattwerk::engine::language {
class CardLanguage;
}

namespace blattwerk::engine::heldenhain {

/// Prepares duels of two decks, or solo games of one. Errors: those of a start or a goldfish run,
/// `match.unknown_policy`.
[[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
prepareSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup);

} // namespace blattwerk::engine::heldenhain
