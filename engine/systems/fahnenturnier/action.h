#pragma once

#include "engine/core/fixed_vector.h"

#include <cstdint>

namespace blattwerk::engine::fahnenturnier {

enum class ActionKind : std::uint8_t {
    Continue,    // ends what is going on: the deck phase, a match that is over, the counting
    Reveal,      // the top card of the own deck
    ChooseLevel, // value: Level
    Pick,        // value: card
    Reroll,      // value: bits of the drawn cards
    Remove,      // value: bits of the cards of the own deck
    Choose,      // value: ChoiceKind | its number << 8
    Concede,     // value: side
};

enum class ChoiceKind : std::uint8_t {
    No,
    Yes,
    Card, // number: card
};

/// One step. The code is stable: a replay is the set-up and the codes applied so far.
struct Action {
    ActionKind kind = ActionKind::Continue;
    std::uint64_t value = 0; ///< less than 2 to the power of kValueBits

    static constexpr unsigned kValueBits = 56;

    constexpr bool operator==(const Action&) const = default;
    [[nodiscard]] constexpr std::uint64_t code() const { return value << 8U | static_cast<std::uint64_t>(kind); }
    [[nodiscard]] static constexpr Action fromCode(std::uint64_t code) {
        return {static_cast<ActionKind>(code & 0xFFU), code >> 8U};
    }
    [[nodiscard]] constexpr ChoiceKind choice() const { return static_cast<ChoiceKind>(value & 0xFFU); }
    [[nodiscard]] constexpr std::uint16_t chosen() const { return static_cast<std::uint16_t>(value >> 8U); }
};

constexpr Action action(ActionKind kind, std::uint64_t value = 0) {
    return {kind, value};
}
constexpr Action choose(ChoiceKind kind, unsigned number = 0) {
    return {ActionKind::Choose, static_cast<std::uint64_t>(kind) | std::uint64_t{number} << 8U};
}

/// Room for the steps of the widest position: each different card of a deck, and Continue. Removing several cards at
/// once is one step too, but is not listed.
using ActionList = FixedVector<Action, 64>;

} // namespace blattwerk::engine::fahnenturnier
