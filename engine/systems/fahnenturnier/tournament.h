#pragma once

#include "engine/systems/fahnenturnier/match_game.h"

namespace blattwerk::engine::fahnenturnier {

/// The open decision: which text asks, and how many answers are still wanted (each Choose gives one).
struct OpenDecision {
    DecisionKind kind = DecisionKind::None;
    int seat = 0;
    CardNo card = kNoCard;
    int sentence = 0;
    int count = 1;
};

/// The flag tournament over its state: deck phases, matches, fans and the final; or a single match that is the whole
/// game. Works without allocation with NullSink.
struct Tournament {
    using State = fahnenturnier::State;
    using Action = fahnenturnier::Action;
    using ActionList = fahnenturnier::ActionList;
    using Rules = fahnenturnier::Rules;

    /// Sets up and goes up to the first step (CHA-R4 to R11). Precondition: the contest of the rules is complete.
    template<class Sink>
    static State start(const Rules& rules, std::uint64_t seed, Sink& sink);
    /// A match that is the whole game, played by the seats 0 and 1.
    template<class Sink>
    static State startMatch(const Rules& rules, const MatchStart& start, Sink& sink);
    /// Begins the match of that park in a state of the match phase.
    template<class Sink>
    static void beginMatch(State& state, const Rules& rules, int park, Sink& sink);

    /// Begins the final between the two finalists of the state.
    template<class Sink>
    static void beginFinal(State& state, const Rules& rules, Sink& sink);

    /// Goes on with a match that was laid out, where nobody has to act: a deck may be empty, a sum reached.
    template<class Sink>
    static void resumeMatch(State& state, const Rules& rules, Sink& sink);
    /// In which order the seats take their deck phases this round (CHA-D1).
    static void orderSeats(State& state, const Rules& rules);

    /// All steps of the seat that has to act or decide, in a stable order. Left out are giving up, and steps that take
    /// several cards at once where each of them may also be taken alone; `isLegal` knows these too.
    static void legal(const State& state, const Rules& rules, ActionList& out);
    [[nodiscard]] static bool isLegal(const State& state, const Rules& rules, Action action);
    /// Precondition: the action is legal, or gives up.
    template<class Sink>
    static void apply(State& state, const Rules& rules, Action action, Sink& sink);
    /// Why the seat may not do that; empty if it may.
    static Citations explain(const State& state, const Rules& rules, Action action, int seat);
    /// Only a game of two can be given up.
    static bool mayConcede(const State& state) { return state.seatCount == 2 && !state.over(); }

    static bool over(const State& state) { return state.over(); }
    static int actor(const State& state) { return state.actor(); }
    static OpenDecision pending(const State& state, const Rules& rules);
    /// The levels that may be drawn from in this round (CHA-R16).
    static const LevelOptions& options(const State& state, const Rules& rules, int seat);
    /// Fans from effects and on trophies (CHA-R53).
    static int score(const State& state, int seat);
    /// Fans from effects, during a match as they stand there.
    static int fans(const State& state, int seat);
    /// The state with all that the seat may not know replaced by kHidden and kHiddenFans, and without the generators
    /// (CHA-I11).
    static State view(const State& state, const Rules& rules, int seat);
    /// A full state that agrees with the view of that seat: what is hidden and the generators drawn anew.
    static State determinize(const State& view, const Rules& rules, int viewer, Rng& rng);
    /// Hash of everything that matters, including hidden parts and the generators.
    static std::uint64_t digest(const State& state);
};

/// Bits of that many things.
constexpr std::uint64_t bitsBelow(std::size_t count) {
    return (std::uint64_t{1} << count) - 1U;
}

} // namespace blattwerk::engine::fahnenturnier
