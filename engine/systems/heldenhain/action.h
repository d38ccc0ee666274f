#pragma once

#include "engine/core/fixed_vector.h"

#include <bit>
#include <cstdint>

namespace blattwerk::engine::heldenhain {

enum class ActionKind : std::uint8_t {
    EndTurn,
    Play,       // a: card, b: slot of the sacrifice or kNothing, c: slot of the bearer or kNothing
    UseHq,      // a: number of the ability
    Collect,    // a: own slot
    Distract,   // a: own slot, b: enemy slot
    UseAssist,  // a: place among the own KI
    UseExhaust, // a: own slot
    Mulligan,   // a: 1 takes it
    Choose,     // a: ChoiceKind, b: its value
    Concede,    // a: side
};

enum class ChoiceKind : std::uint8_t {
    Pass,   // none (any more), where that is allowed
    Figure, // b: FigureRef
    Assist, // b: side << 4 | place
    Card,   // b: card
    Bullet, // b: number from 0
    No,
    Yes,
    Trigger, // b: place in the queue
};

/// A figure as a number: side << 4 | slot; masks of figures have bit `ref`.
using FigureRef = std::uint8_t;

constexpr FigureRef figureRef(int side, std::size_t slot) {
    return static_cast<FigureRef>(static_cast<unsigned>(side) << 4U | static_cast<unsigned>(slot));
}
constexpr int sideOf(FigureRef ref) {
    return ref >> 4U & 1;
}
constexpr std::size_t slotOf(FigureRef ref) {
    return ref & 15U;
}

/// One step. The code is stable: a replay is the set-up and the codes applied so far.
struct Action {
    static constexpr std::uint16_t kNothing = 0xFFFF;

    ActionKind kind = ActionKind::EndTurn;
    std::uint8_t unused = 0;
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    std::uint16_t c = 0;

    constexpr bool operator==(const Action&) const = default;
    [[nodiscard]] constexpr std::uint64_t code() const { return std::bit_cast<std::uint64_t>(*this); }
    [[nodiscard]] static constexpr Action fromCode(std::uint64_t code) { return std::bit_cast<Action>(code); }
};
static_assert(sizeof(Action) == 8);

/// Put together in a register: five small stores would stall the read of the whole step that soon follows.
constexpr Action action(ActionKind kind, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
    static_assert(std::endian::native == std::endian::little, "the codes of replays are little-endian");
    return Action::fromCode(static_cast<std::uint64_t>(kind) | std::uint64_t{a & 0xFFFFU} << 16U |
                            std::uint64_t{b & 0xFFFFU} << 32U | std::uint64_t{c & 0xFFFFU} << 48U);
}
constexpr Action choose(ChoiceKind kind, unsigned value = 0) {
    return action(ActionKind::Choose, static_cast<unsigned>(kind), value);
}
constexpr Action play(unsigned card, unsigned sacrifice = Action::kNothing, unsigned bearer = Action::kNothing) {
    return action(ActionKind::Play, card, sacrifice, bearer);
}

/// Room for the steps of the widest position: each hand card with each bearer or sacrifice.
using ActionList = FixedVector<Action, 4096>;

} // namespace blattwerk::engine::heldenhain
