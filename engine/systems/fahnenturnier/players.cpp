#include "engine/systems/fahnenturnier/players.h"

#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr int kWin = 100000;
// In hundredths of a point of strength.
constexpr int kStrength = 100;
constexpr int kFan = 150;
constexpr int kCardLeft = 60;
constexpr int kSeat = 80;
/// Answers of its own that follow one step.
constexpr int kAnswers = 64;

/// Worth of a match for one of its sides.
int worthOf(const MatchState& match, const Rules& rules, int side) {
    if (match.over()) {
        return match.winner == side ? kWin : -kWin;
    }
    const MatchValues values(match, rules);
    const auto standing = [&](int number) {
        const MatchSide& own = match.sides[number];
        int sum = kFan * own.fans + kCardLeft * static_cast<int>(own.deck.size()) + kStrength * own.nextBonus -
                  kSeat * values.seatsUsed(number);
        if (match.holder == number) {
            sum += kStrength * values.defence();
        } else if (match.holder >= 0) {
            sum += kStrength * values.attackSum();
        }
        return sum;
    };
    return standing(side) - standing(1 - side);
}

/// The answer after which the match stands best, with what is hidden guessed once.
Action bestAnswer(const State& state, const Rules& rules, const ActionList& list) {
    const int side = state.sideOf(state.actor());
    const State seen = Tournament::view(state, rules, state.actor());
    Rng rng(Tournament::digest(seen));
    const State guess = Tournament::determinize(seen, rules, state.actor(), rng);
    NullSink none;
    ActionList answers;
    Action best = list[0];
    int bestWorth = std::numeric_limits<int>::min();
    for (const Action step : list) {
        MatchState after = guess.match;
        FlagMatch::apply(after, rules, step, none);
        for (int i = 0; i < kAnswers && !after.over() && after.decision != DecisionKind::None; ++i) {
            FlagMatch::legal(after, rules, answers);
            FlagMatch::apply(after, rules, answers[0], none);
        }
        if (const int worth = worthOf(after, rules, side); worth > bestWorth) {
            bestWorth = worth;
            best = step;
        }
    }
    return best;
}

/// Strength that a step of the deck phase brings, doubled so that a single card of a higher level can compare.
int worthOfStep(Action step, const State& state, const Rules& rules) {
    switch (step.kind) {
    case ActionKind::Pick:
        return kStrength * rules.cards[step.value].strength;
    case ActionKind::ChooseLevel:
        // What may be on top is not known: the middle of what the level allows.
        for (const LevelOption& option : Tournament::options(state, rules, state.active)) {
            if (static_cast<std::uint64_t>(option.level) == step.value) {
                const Parameters& p = rules.parameters;
                const int limit = option.level == Level::C ? p.limitC : option.level == Level::B ? p.limitB : p.limitA;
                return kStrength * limit * option.picks / 2;
            }
        }
        return 0;
    case ActionKind::Remove: {
        // A card below the mean of the deck weakens it; what is left must not run out.
        const Cards& deck = state.seats[state.active].deck;
        constexpr std::size_t kKept = 8;
        int sum = 0;
        for (const CardNo card : deck) {
            sum += rules.cards[card].strength;
        }
        const CardNo card = deck[static_cast<std::size_t>(std::countr_zero(step.value))];
        const int size = static_cast<int>(deck.size());
        return deck.size() <= kKept ? -1 : kStrength * (sum - 2 * rules.cards[card].strength * size) / size;
    }
    case ActionKind::Choose: // of a text at the pick
        return step.choice() == ChoiceKind::Card  ? -rules.cards[step.chosen()].strength
               : step.choice() == ChoiceKind::Yes ? 1
                                                  : 0;
    case ActionKind::Reroll:
        return -1;
    default:
        return 0;
    }
}

} // namespace

Action randomStep(const State& state, const Rules& rules, Rng& rng) {
    ActionList list;
    Tournament::legal(state, rules, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

Action greedyStep(const State& state, const Rules& rules) {
    ActionList list;
    Tournament::legal(state, rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    if (state.phase == Phase::Match) {
        return bestAnswer(state, rules, list);
    }
    const auto better = [&](Action a, Action b) { return worthOfStep(a, state, rules) < worthOfStep(b, state, rules); };
    return *std::max_element(list.begin(), list.end(), better);
}

} // namespace blattwerk::engine::fahnenturnier
