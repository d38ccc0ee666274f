#pragma once

#include "engine/systems/heldenhain/rules.h"

#include <cstdint>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// What a player thinks of a card before it looks at a position, in hundredths of a point; read from the card's
/// program, so that a changed sentence changes the opinion.
struct CardValue {
    /// The abilities of a card in play, beside its values (the ability tag of section 7.2).
    std::int16_t ability = 0;
    /// Of these the part that protects others (Rückendeckung, "muss zuerst diese Karte ablenken").
    std::int16_t protection = 0;
    /// A card in the hand: what it is worth once played, less where it is dear.
    std::int16_t keep = 0;
    /// Points that the card may bring at once in the turn in which it is used.
    std::uint8_t points = 0;
    /// Playing it exhausts or locks a figure of the other side.
    bool exhausts = false;
};

/// By card, as Rules::cards.
[[nodiscard]] std::vector<CardValue> cardValues(const Rules& rules);

} // namespace blattwerk::engine::heldenhain
