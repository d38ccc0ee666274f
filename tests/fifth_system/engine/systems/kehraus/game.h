#pragma once

#include "tests/fifth_system/engine/systems/kehraus/rules.h"

#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"

#include <optional>
#include <type_traits>

namespace blattwerk::engine::kehraus {

using Cards = FixedVector<CardNo, 2 * kMostDeck>;

enum class Winner : std::uint8_t { None, SideA, SideB, Draw };
enum class Ending : std::uint8_t { None, Goal, Empty, Conceded };
enum class Chosen : std::uint8_t { Play, Yes, No, Concede };

/// What happens; the names are those of messages.toml.
enum class EventKind : std::uint8_t { TurnStarted, Played, Gained, Lost, Drew, Accepted, Declined, GameWon, GameDrawn };

struct Action {
    Chosen kind = Chosen::Play;
    std::uint8_t value = 0; ///< the card, or the side that gives up

    bool operator==(const Action&) const = default;
    [[nodiscard]] std::uint64_t code() const { return static_cast<std::uint64_t>(kind) << 8U | value; }
    [[nodiscard]] static Action fromCode(std::uint64_t code) {
        return {static_cast<Chosen>(code >> 8U & 3U), static_cast<std::uint8_t>(code & 255U)};
    }
};

struct SideState {
    Cards pile; ///< top last
    Cards hand;
    Cards discard;
    std::int16_t points = 0;
};

struct State {
    Rng rng;
    SideState sides[2];
    std::uint16_t turn = 1;
    std::uint8_t active = 0;
    Winner winner = Winner::None;
    Ending ending = Ending::None;
    /// The text that asks: its card, the ability, the instruction; X once it is counted.
    bool asks = false;
    CardNo card = 0;
    std::uint8_t ability = 0;
    std::uint16_t at = 0;
    std::int16_t x = -1;

    [[nodiscard]] bool over() const { return winner != Winner::None; }
    [[nodiscard]] int actor() const { return active; }
};
static_assert(std::is_trivially_copyable_v<State>);

/// Kehraus over its state.
struct Kehraus {
    using State = kehraus::State;
    using Action = kehraus::Action;
    using ActionList = FixedVector<Action, 2 * kMostDeck>;
    using Rules = kehraus::Rules;

    template<class Sink>
    static State start(const Rules& rules, std::uint64_t seed, std::optional<int> first, bool shuffle, Sink& sink);
    static void legal(const State& state, const Rules& rules, ActionList& out);
    template<class Sink>
    static void apply(State& state, const Rules& rules, Action action, Sink& sink);
    static bool over(const State& state) { return state.over(); }
    static int actor(const State& state) { return state.actor(); }
    /// What the side knows: no order of piles, no hand of the other side (KEH-R2).
    static State view(const State& state, const Rules& rules, int side);
    static State determinize(const State& view, const Rules& rules, int viewer, Rng& rng);
    static std::uint64_t digest(const State& state);
};
static_assert(Game<Kehraus>);

} // namespace blattwerk::engine::kehraus
