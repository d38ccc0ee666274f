#pragma once

#include "engine/systems/ikonen/match_cards.h"
#include "engine/systems/policy.h"
#include "engine/systems/system.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace blattwerk::engine::ikonen {

/// The "Zielscheibe" of a goldfish run (section 4): always one open Ikone with these defence values.
struct Target {
    std::optional<int> ver; ///< without: rounded mean of the deck's Ikonen
    std::optional<int> sve;
    /// The deck takes turn 2.
    bool second = false;
    /// The deck attacks also where it cannot win.
    bool alwaysAttacks = false;

    static constexpr std::string_view kNames = "zielscheibe, zielscheibe:VER/SVE, also with :second and :attack";
    /// `zielscheibe` (also `passive` and `dummy`), then any of `:4/4`, `:second`, `:attack`.
    static std::optional<Target> named(std::string_view name);
};

/// What all games of a goldfish run share.
struct GoldfishRun {
    std::shared_ptr<const MatchCards> cards;
    Target target;
    Policy policy;
    std::vector<std::uint8_t> deck;
    /// The Ikone of the Zielscheibe.
    std::uint8_t targetCard = 0;
};

/// Errors: those of a start, `goldfish.unknown_opponent`, `match.unknown_policy`.
[[nodiscard]] model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                         const GoldfishSetup& setup);

} // namespace blattwerk::engine::ikonen
