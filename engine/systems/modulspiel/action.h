#pragma once

#include "engine/core/fixed_vector.h"

#include <bit>
#include <cstdint>

namespace blattwerk::engine::modulspiel {

enum class ActionKind : std::uint8_t {
    Draft,          // a: module
    Play,           // a: card, b: place; mask: what pays the effort, 0 where a decision asks for it
    Overlay,        // a: card, b: spot; mask as for Play
    CoffeeBreak,    // a: card, b: place
    Buy,            // a: card, b: place of a work tool or kNothing
    UseCertificate, // a: card
    Pass,
    TakeBack, // a: card
    Concede,  // a: side
    Choose,   // a: ChoiceKind, b: its value
};

enum class ChoiceKind : std::uint8_t {
    No,
    Yes,
    Done,  // no more of a list
    Card,  // b: card
    Spot,  // b: spot
    Place, // b: place
    Text,  // b: number among the waiting abilities
    Pile,  // the own draw pile, where the display is the alternative
};

/// One step. The code is stable: a replay is the set-up and the codes applied so far. Cards are numbers of single
/// cards; bit i of the mask is the i-th card of the hand in order of arrival.
struct Action {
    static constexpr std::uint8_t kNothing = 255;
    static constexpr unsigned kMostPayers = 32;
    /// Of a step that somebody wrote and that is not legal: what is wrong with its payment.
    static constexpr std::uint8_t kPaysItself = 1;
    static constexpr std::uint8_t kPaysWrongly = 2;

    ActionKind kind = ActionKind::Pass;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t fault = 0;
    std::uint32_t mask = 0;

    constexpr bool operator==(const Action&) const = default;
    [[nodiscard]] constexpr std::uint64_t code() const { return std::bit_cast<std::uint64_t>(*this); }
    [[nodiscard]] static constexpr Action fromCode(std::uint64_t code) { return std::bit_cast<Action>(code); }
};
static_assert(sizeof(Action) == 8);

constexpr Action action(ActionKind kind, unsigned a = 0, unsigned b = 0, std::uint32_t mask = 0) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0, mask};
}
constexpr Action choose(ChoiceKind kind, unsigned value = 0) {
    return action(ActionKind::Choose, static_cast<unsigned>(kind), value);
}

/// Room for the steps of the widest position: each of a hand of 128 cards at three places, open and face down, and
/// over each of 18 own cards.
using ActionList = FixedVector<Action, 3328>;

} // namespace blattwerk::engine::modulspiel
