#pragma once

#include "app/session/laboratory.h"
#include "app/session/last_change.h"

#include <optional>
#include <string>

namespace blattwerk::app {

class Workspace;

/// Who plays when the effect of a change is measured: quick enough for a first figure within a second.
struct EffectPlayers {
    std::string policy;
    int threads = 1;
    std::uint64_t games = 4000; ///< most games of each variant
};

/// The games that tell what a change did: the deck that holds the card against the others (opponentsOf), and alone,
/// with the card as it was and as it is. Nothing where no deck holds the card or no engine plays the system.
[[nodiscard]] std::optional<ComparisonJob> effectJob(const Workspace& workspace, const std::string& system,
                                                     const CardChange& change, const EffectPlayers& players);

} // namespace blattwerk::app
