#pragma once

#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"
#include "engine/systems/ikonen/event_kind.h"
#include "engine/systems/ikonen/rules.h"
#include "engine/systems/ikonen/state.h"
#include "engine/systems/side_piles.h"

#include <optional>
#include <span>

namespace blattwerk::engine::ikonen {

/// Rules that forbid an action, most telling first.
using Citations = FixedVector<RuleId, 8>;

/// How a game starts: decks as card numbers, top first.
struct GameStart {
    std::span<const std::uint8_t> decks[2];
    std::uint64_t seed = 1;
    /// The rules decide without (IKO-R10, iko_first_player).
    std::optional<int> first;
    bool shuffle = true;
};

/// The open decision: which text asks, and how many answers are still wanted (each Choose gives one).
struct OpenDecision {
    DecisionKind kind = DecisionKind::None;
    int side = 0;
    /// CardNo that asks, kNoCard where a basic rule asks.
    CardNo card = kNoCard;
    int sentence = 0;
    int count = 1;
};

/// The Ikonen duel over its state. Works without allocation with NullSink.
struct Duel {
    using State = ikonen::State;
    using Action = ikonen::Action;
    using ActionList = ikonen::ActionList;
    using Rules = ikonen::Rules;

    /// Shuffles, deals, lets both sides mulligan and goes up to the first step (IKO-R6 to R11). Preconditions: each
    /// deck has cards for prizes and hand, and an Ikone.
    template<class Sink>
    static State start(const Rules& rules, const GameStart& start, Sink& sink);
    /// An empty table in the first step of turn 1 of side A.
    static State emptyTable(std::uint64_t seed);

    /// All steps of the side that has to act or decide, in a stable order; giving up is left out.
    static void legal(const State& state, const Rules& rules, ActionList& out);
    /// Precondition: the action is legal, or gives up.
    template<class Sink>
    static void apply(State& state, const Rules& rules, Action action, Sink& sink);
    /// Why the side may not do that; empty if it may.
    static Citations explain(const State& state, const Rules& rules, Action action, int side);

    static bool over(const State& state) { return state.over(); }
    static int actor(const State& state) { return state.actor(); }
    static OpenDecision pending(const State& state, const Rules& rules);
    /// The state with all that the side may not know replaced by kHidden, and without the generator (IKO-I9).
    static State view(const State& state, const Rules& rules, int side);
    /// A full state that agrees with the view of that side: hidden cards and generator drawn anew.
    static State determinize(const State& view, const Rules& rules, int viewer, Rng& rng);
    /// Hash of everything that matters, including hidden parts and the generator.
    static std::uint64_t digest(const State& state);
};

using Piles = SidePiles<SideState>;

} // namespace blattwerk::engine::ikonen
