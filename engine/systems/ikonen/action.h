#pragma once

#include "engine/core/fixed_vector.h"

#include <bit>
#include <cstdint>

namespace blattwerk::engine::ikonen {

enum class ActionKind : std::uint8_t {
    Next,      // leaves the step
    EndTurn,   // without drawing
    Place,     // a: card, b: 1 face up, c: place of the Ikone that it replaces or kNothing
    Flip,      // a: own place (iko_flip_voluntary)
    Attach,    // a: card, b: place of the bearer
    Attack,    // a: own slot, b: enemy slot or kNothing, c: Value
    TakePrize, // a: position from 0, or kNothing where chance picks
    Draw,
    Concede, // a: side
    Choose,  // a: ChoiceKind, b: its value
};

enum class ChoiceKind : std::uint8_t {
    No,
    Yes,
    Card,       // b: card
    Prize,      // b: position from 0
    Icon,       // b: place
    Attachment, // b: place << 2 | its number there
};

/// A place of the field as a number: side * kMostIcons + slot.
using Spot = std::uint8_t;

/// One step. The code is stable: a replay is the set-up and the codes applied so far.
struct Action {
    static constexpr std::uint16_t kNothing = 0xFFFF;

    ActionKind kind = ActionKind::Next;
    std::uint8_t unused = 0;
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    std::uint16_t c = 0;

    constexpr bool operator==(const Action&) const = default;
    [[nodiscard]] constexpr std::uint64_t code() const { return std::bit_cast<std::uint64_t>(*this); }
    [[nodiscard]] static constexpr Action fromCode(std::uint64_t code) { return std::bit_cast<Action>(code); }
};
static_assert(sizeof(Action) == 8);

constexpr Action action(ActionKind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
    return {kind, 0, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
}
constexpr Action choose(ChoiceKind kind, unsigned value = 0) {
    return action(ActionKind::Choose, static_cast<unsigned>(kind), value);
}

/// Room for the steps of the widest position: each different hand card face up and down over each own Ikone.
using ActionList = FixedVector<Action, 1280>;

} // namespace blattwerk::engine::ikonen
