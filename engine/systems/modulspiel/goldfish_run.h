#pragma once

#include "engine/systems/modulspiel/match_cards.h"
#include "engine/systems/policy.h"
#include "engine/systems/system.h"

#include <memory>
#include <optional>
#include <string_view>

namespace blattwerk::engine::modulspiel {

/// The "Leere Seite" of a goldfish run (section 4): it passes at once, owns nothing, chooses what comes first, and
/// never stamps.
struct EmptySide {
    /// Resilience that it counts at every location.
    int wall = 0;

    static constexpr int kHighestWall = 20;
    static constexpr std::string_view kNames = "leere-seite, leere-seite:WALL (0 to 20)";
    /// `leere-seite` (also `passive` and `dummy`), then a wall: `:6`.
    static std::optional<EmptySide> named(std::string_view name);
};

/// What all games of a goldfish run share.
struct GoldfishRun {
    std::shared_ptr<const MatchCards> cards;
    EmptySide other;
    Policy policy;
};

/// Errors: those of a start, `goldfish.unknown_opponent`, `match.unknown_policy`.
[[nodiscard]] model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                         const GoldfishSetup& setup);

} // namespace blattwerk::engine::modulspiel
