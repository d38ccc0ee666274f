#pragma once

#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"
#include "engine/systems/heldenhain/rules.h"
#include "engine/systems/heldenhain/state.h"

#include <cstdint>
#include <optional>
#include <span>

namespace blattwerk::engine::heldenhain {

/// Rules that forbid an action, most telling first.
using Citations = FixedVector<RuleId, 16>;

/// How a game starts: decks as indices into Rules::cards.
struct GameStart {
    std::span<const std::uint16_t> decks[2];
    std::uint64_t seed = 1;
    /// Chance decides without (HEL-R16).
    std::optional<int> first;
    bool shuffle = true;
};

/// The open decision: which instruction asks, and how many answers are still wanted (each Choose gives one).
struct OpenDecision {
    DecisionKind kind = DecisionKind::None;
    int side = 0;
    /// Card that asks, -1 where a basic rule asks.
    int card = -1;
    /// Number of the sentence within the text of that card.
    int sentence = 0;
    int least = 1;
    int most = 1;
};

/// The duel over a state of one size; instantiated for Small and Large. `legal`, `apply` and all queries work without
/// allocation (with NullSink).
template<class L>
struct Duel {
    using State = heldenhain::State<L>;
    using Action = heldenhain::Action;
    using ActionList = heldenhain::ActionList;
    using Rules = heldenhain::Rules;

    // Setting up
    /// Shuffles, deals and goes up to the first decision (HEL-R13 to R18). Precondition: both decks have the start
    /// Charakter that the parameters ask for.
    template<class Sink>
    static State start(const Rules& rules, const GameStart& start, Sink& sink);
    /// An empty table in phase PLAY of total turn 1 of side 0, to be filled by the functions of Placing; then `settle`.
    static State emptyTable(const Rules& rules, std::uint64_t seed);

    // Playing
    /// All steps of the side that has to act or decide, in a stable order; giving up is left out.
    static void legal(const State& state, const Rules& rules, ActionList& out);
    /// One of them by chance, all equally likely, without listing them; how often it draws depends on the position.
    /// Precondition: the game is not over.
    static Action pickLegal(const State& state, const Rules& rules, Rng& rng);
    using Cards = FixedVector<typename L::Card, L::kDeck>;
    /// Different cards of the hand that the side at turn may play now. Precondition: it may act.
    static Cards playable(const State& state, const Rules& rules);
    static bool isLegal(const State& state, const Rules& rules, Action action);
    /// Precondition: the action is legal, or gives up.
    template<class Sink>
    static void apply(State& state, const Rules& rules, Action action, Sink& sink);
    /// Why the side may not do that; empty if it may.
    static Citations explain(const State& state, const Rules& rules, Action action, int side);

    // Looking
    static bool over(const State& state) { return state.over(); }
    static int actor(const State& state) { return state.actor(); }
    static OpenDecision pending(const State& state, const Rules& rules);
    /// The state with all that the side may not know replaced by State::kHidden, and without the generator (HEL-I29).
    static State view(const State& state, const Rules& rules, int side);
    /// A full state that agrees with a view of the side: hidden cards and generator drawn anew.
    static State determinize(const State& view, const Rules& rules, int side, Rng& rng);
    /// The same in place. Only so many hidden cards of each side, hand and top of the pile first, are drawn by chance:
    /// enough to look a few steps ahead.
    static void fillHidden(State& view, const Rules& rules, Rng& rng, std::size_t drawn);
    /// Hash of everything that matters, including hidden parts and the generator.
    static std::uint64_t digest(const State& state);

    // Values of a figure now, all bonuses included
    static int effort(const State& state, const Rules& rules, FigureRef figure);
    static int stamina(const State& state, const Rules& rules, FigureRef figure);
    static int pointValue(const State& state, const Rules& rules, FigureRef figure);
    /// Energy that the side has to pay for the card now.
    static int cost(const State& state, const Rules& rules, int side, std::size_t card);
};

/// Filling an empty table by hand. Piles go from top to bottom, hands in order; cards in play are added in order of
/// arrival.
template<class L>
struct Placing {
    using State = heldenhain::State<L>;

    static void addToPile(State& state, int side, std::size_t card);    // below the cards already there
    static void addToHand(State& state, int side, std::size_t card);    // behind the cards already there
    static void addToDiscard(State& state, int side, std::size_t card); // below the cards already there
    /// Ready, not waiting, free; change it through the reference.
    static Figure<L>& addFigure(State& state, int side, std::size_t card);
    static Assist<L>& addAssist(State& state, int side, std::size_t card);
    static void setTurn(State& state, int turn, int active);
    /// Refreshes what follows from the cards in play. Call it once after filling and after each change by hand.
    static void settle(State& state, const Rules& rules);
};

} // namespace blattwerk::engine::heldenhain
