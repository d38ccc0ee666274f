#pragma once

#include "engine/systems/heldenhain/parameters.h"
#include "engine/systems/heldenhain/program.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Everything about a match that does not change: the cards with their compiled texts, and the parameters. Immutable
/// once built and shared by all states; safe to use from several threads.
struct Rules {
    Parameters parameters;
    std::vector<CardInfo> cards;
    /// Key of each card, for logs, scenario files and a stable order of cards.
    std::vector<std::string> keys;
    std::vector<Ability> abilities;
    std::vector<Instruction> code;
    std::vector<Target> targets;
    std::vector<Static> statics;
    /// Cards of each side's deck, sorted by key; what a player may know of the hidden cards of a side.
    std::vector<std::uint16_t> decks[2];
    /// Number of clauses that stay manual.
    int manualClauses = 0;

    [[nodiscard]] const CardInfo& card(std::size_t index) const { return cards[index]; }
    [[nodiscard]] std::span<const Ability> abilitiesOf(const CardInfo& info) const {
        return {abilities.data() + info.firstAbility, info.abilityCount};
    }
    [[nodiscard]] std::span<const Static> staticsOf(const CardInfo& info) const {
        return {statics.data() + info.firstStatic, info.staticCount};
    }
    /// Index of the card with that key, -1 without one.
    [[nodiscard]] int indexOf(std::string_view key) const;
    /// Whether games of these cards and parameters fit a State<Small>; decks and positions are judged by their sizes.
    [[nodiscard]] bool fitsSmall(std::size_t largestDeck) const;
};

} // namespace blattwerk::engine::heldenhain
