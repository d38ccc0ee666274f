#include "engine/systems/heldenhain/players.h"

#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/greedy_worth.h"
#include "engine/systems/heldenhain/quiet_steps.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace blattwerk::engine::heldenhain {

namespace {

/// A step that gains less is not worth its card.
constexpr int kThreshold = 10;
constexpr int kMulliganCost = 15;
constexpr int kMulliganCheap = 3;
/// Answers of its own side that follow one step.
constexpr int kAnswers = 12;
/// Hidden cards of each side that one step may bring to light.
constexpr std::size_t kGuessed = 16;

/// Worth for the side where the game is over, nothing where it goes on.
template<class L>
std::optional<int> worthOfEnd(const State<L>& state, int side) {
    if (!state.over()) {
        return std::nullopt;
    }
    const Winner own = side == 0 ? Winner::SideA : Winner::SideB;
    const bool nobody = state.winner == Winner::Draw || state.winner == Winner::Aborted;
    return state.winner == own ? greedy::kWin : nobody ? 0 : -greedy::kWin;
}

template<class L>
int worthIn(const State<L>& state, int side, const GreedyWorth<L>& before) {
    const std::optional<int> end = worthOfEnd(state, side);
    return end ? *end : before.differenceIn(state, side);
}

/// A number from what the side sees: its hand and the course of the game.
template<class L>
std::uint64_t seedOf(const State<L>& seen, int side) {
    const SideState<L>& own = seen.sides[side];
    Digest digest;
    digest.add(std::uint64_t{seen.turn} << 32U | std::uint64_t{seen.plays} << 16U | seen.ap);
    digest.addBytes(own.cards + own.pileCount, own.handCount * sizeof(typename L::Card));
    digest.add(std::uint64_t{own.points} << 32U | std::uint64_t{own.discardCount} << 16U | own.energy);
    return digest.value();
}

bool isPlay(ActionKind kind) {
    return kind == ActionKind::Play || kind == ActionKind::UseHq;
}

/// Whether what nobody sees may decide over what the cards in play and those that act, the active side's and the other
/// side's, do within a turn.
template<class L>
bool mayLook(const State<L>& state, std::uint32_t acting, std::uint32_t otherActing = 0) {
    const std::uint32_t mine = state.sides[state.active].triggers | acting;
    const std::uint32_t its = state.sides[1 - state.active].triggers | otherActing;
    return ((acting | otherActing) & kLooksWhenUsed) != 0 || ((mine | its) & kLooksByTrigger) != 0 ||
           (its & kDiscardsByTrigger) != 0 || ((mine & kDiscardsByTrigger) != 0 && ((mine | its) & kDraws) != 0);
}

/// The same for the answers to the open decision: what asks goes on, and then what waits.
template<class L>
bool answersMayLook(const State<L>& state, const Rules& rules) {
    const bool within = (state.stage == Stage::Played || state.stage == Stage::Idle) && state.endTurn == 0;
    if (!within || state.frame.active == 0) {
        return true;
    }
    std::uint32_t acting[2] = {};
    bool between = false;
    const auto add = [&](const TriggerEntry& entry) {
        const Ability& ability = rules.abilities[entry.ability];
        const bool place = entry.source.place() == Source::AtLocation;
        acting[place ? state.active : entry.source.side()] |= rules.cards[ability.card].triggers;
        between = between || actsBetweenTurns(ability.trigger);
    };
    add(state.frame.entry);
    std::for_each(state.queue, state.queue + state.queueCount, add);
    if (state.stage == Stage::Played) {
        acting[state.active] |= rules.cards[state.played].triggers;
    }
    return between || mayLook(state, acting[state.active], acting[1 - state.active]);
}

/// Worth after the step and the answers that its own side then gives; may be too small where only a win counts.
template<class L>
int worthAfter(const State<L>& guess, const Rules& rules, Action step, const GreedyWorth<L>& before, int side,
               bool onlyToWin) {
    State<L> state = guess;
    NullSink sink;
    Duel<L>::apply(state, rules, step, sink);
    if (onlyToWin && state.decision == DecisionKind::None && !state.over() &&
        state.sides[side].points < greedy::kManyPoints) {
        return std::numeric_limits<int>::min();
    }
    int known = 0; // worth of the state for the side, where it has just been found
    bool isKnown = false;
    for (int answers = 0; answers < kAnswers && state.decision != DecisionKind::None; ++answers) {
        ActionList list;
        Duel<L>::legal(state, rules, list);
        if (list.size() == 1) {
            Duel<L>::apply(state, rules, list[0], sink);
            isKnown = false;
            continue;
        }
        const State<L> asked = state;
        int bestWorth = std::numeric_limits<int>::min();
        for (const Action answer : list) {
            State<L> after = asked;
            Duel<L>::apply(after, rules, answer, sink);
            if (const int value = worthIn<L>(after, asked.decider, before); value > bestWorth) {
                bestWorth = value;
                state = after;
            }
        }
        known = bestWorth;
        isKnown = asked.decider == side;
    }
    return isKnown ? known : worthIn<L>(state, side, before);
}

} // namespace

template<class L>
Action randomStep(const State<L>& state, const Rules& rules, Rng& rng) {
    return Duel<L>::pickLegal(state, rules, rng);
}

template<class L>
int worth(const State<L>& state, const Rules& rules, int side) {
    const std::optional<int> end = worthOfEnd(state, side);
    return end ? *end : GreedyWorth<L>(state, rules).difference(side);
}

template<class L>
Action GreedyPlayer<L>::choose(const State<L>& state, const Rules& rules) {
    const int side = state.actor();
    State<L> guess = Duel<L>::view(state, rules, side);
    if (state.decision == DecisionKind::Mulligan) {
        return action(ActionKind::Mulligan, takesMulligan(guess, rules, side) ? 1U : 0U);
    }
    ActionList list;
    Duel<L>::legal(guess, rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const bool free = state.decision == DecisionKind::None;
    bool guessed = false;
    const GreedyWorth<L> worth(guess, rules);
    const QuietSteps<L> quiet(guess, rules, worth, side);
    const int now = worth.difference(side);
    Action best = list[0];
    int bestWorth = free ? now + kThreshold : std::numeric_limits<int>::min();
    bool bestIsPlay = false;
    for (const Action step : list) {
        if (free && step.kind == ActionKind::EndTurn) {
            best = bestWorth == now + kThreshold ? step : best;
            continue;
        }
        // The first action closes the play phase: useful plays come first, unless a step wins.
        const bool play = isPlay(step.kind);
        const bool onlyToWin = bestIsPlay && !play;
        if (onlyToWin && quiet.cannotWin(step)) {
            continue;
        }
        const std::optional<int> gain = free ? quiet.gain(step) : std::nullopt;
        if (!guessed && !gain &&
            (free ? mayLook(guess, triggersOfUse(guess, rules, step)) : answersMayLook(guess, rules))) {
            // The guess depends on what is seen alone, so equal views lead to equal steps.
            Rng rng(seedOf(guess, side));
            Duel<L>::fillHidden(guess, rules, rng, kGuessed);
            guessed = true;
        }
        const int after = gain ? now + *gain : worthAfter(guess, rules, step, worth, side, onlyToWin);
        const bool wins = after >= greedy::kWin / 2;
        const bool better = onlyToWin && !wins ? false : after > bestWorth;
        const bool first = play && !bestIsPlay && after > now + kThreshold && bestWorth < greedy::kWin / 2;
        if (better || first) {
            best = step;
            bestWorth = after;
            bestIsPlay = play;
        }
    }
    return best;
}

template<class L>
bool GreedyPlayer<L>::takesMulligan(const State<L>& seen, const Rules& rules, int side) const {
    int cheap = 0;
    int cost = 0;
    const SideState<L>& own = seen.sides[side];
    for (std::size_t i = 0; i < own.handCount; ++i) {
        const CardInfo& info = rules.cards[own.hand(i)];
        cheap += info.type == CardType::Character && info.cost <= kMulliganCheap ? 1 : 0;
        cost += info.cost;
    }
    return cheap < 1 || cost > kMulliganCost;
}

template Action randomStep<Small>(const State<Small>&, const Rules&, Rng&);
template Action randomStep<Large>(const State<Large>&, const Rules&, Rng&);
template int worth<Small>(const State<Small>&, const Rules&, int);
template int worth<Large>(const State<Large>&, const Rules&, int);
template class GreedyPlayer<Small>;
template class GreedyPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
