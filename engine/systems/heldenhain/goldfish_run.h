#pragma once

#include "engine/systems/heldenhain/goldfish_opponent.h"
#include "engine/systems/heldenhain/match_cards.h"
#include "engine/systems/heldenhain/policy.h"
#include "engine/systems/system.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// What all games of a goldfish run share.
struct GoldfishRun {
    std::shared_ptr<const MatchCards> cards;
    GoldfishOpponent opponent;
    Policy policy;
    /// Indices into Rules::cards.
    std::vector<std::uint16_t> deck;
    std::vector<std::uint16_t> standIn;

    /// Whether its games fit a State<Small>.
    [[nodiscard]] bool fitsSmall() const;
    /// The different cards of the deck, in order.
    [[nodiscard]] std::vector<std::uint16_t> differentCards() const;
};

/// Errors: those of a start, `goldfish.unknown_opponent`, `match.unknown_policy`.
[[nodiscard]] model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                         const GoldfishSetup& setup);

} // namespace blattwerk::engine::heldenhain
