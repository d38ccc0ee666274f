#include "engine/systems/ikonen/players.h"

#include "engine/core/digest.h"
#include "engine/systems/ikonen/values.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::ikonen {

namespace {

constexpr int kWin = 100000;
// In hundredths of a prize.
constexpr int kPrize = 100;
constexpr int kIcon = 40;
constexpr int kAttackPoint = 4;
constexpr int kDefencePoint = 4;
constexpr int kCard = 6;
constexpr int kFirstIconInHand = 60;
constexpr int kFurtherIcon = 10;
/// Answers of its own side that follow one step.
constexpr int kAnswers = 12;

int worthOf(const State& state, const Rules& rules, int side) {
    const SideState& own = state.sides[side];
    int sum = kPrize * own.wonCount + kCard * own.handCount;
    const Values values(state, rules);
    for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
        if (own.field[slot].there()) {
            const ValueList v = values.all(spotOf(side, slot));
            sum += kIcon + kAttackPoint * std::max(v[0], v[1]) + kDefencePoint * std::min(v[2], v[3]);
        }
    }
    int icons = 0;
    for (std::size_t i = 0; i < own.handCount; ++i) {
        icons += rules.isIcon(own.hand(i)) ? 1 : 0;
    }
    return sum + (icons > 0 ? kFirstIconInHand + kFurtherIcon * (icons - 1) : 0);
}

} // namespace

Action randomStep(const State& state, const Rules& rules, Rng& rng) {
    ActionList list;
    Duel::legal(state, rules, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

State guessOf(const State& state, const Rules& rules) {
    const int side = state.actor();
    const State seen = Duel::view(state, rules, side);
    Rng rng(Duel::digest(seen));
    return Duel::determinize(seen, rules, side, rng);
}

int worth(const State& state, const Rules& rules, int side) {
    if (state.over()) {
        const Winner own = side == 0 ? Winner::SideA : Winner::SideB;
        const bool nobody = state.winner == Winner::Draw || state.winner == Winner::Aborted;
        return state.winner == own ? kWin : nobody ? 0 : -kWin;
    }
    return worthOf(state, rules, side) - worthOf(state, rules, 1 - side);
}

Action greedyStep(const State& state, const Rules& rules) {
    ActionList list;
    Duel::legal(state, rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const int side = state.actor();
    const State guess = guessOf(state, rules);
    NullSink none;
    Action best = list[0];
    int bestWorth = std::numeric_limits<int>::min();
    for (const Action step : list) {
        State after = guess;
        Duel::apply(after, rules, step, none);
        // Prizes are taken and answers given as they come.
        ActionList answers;
        for (int i = 0; i < kAnswers && !after.over() && after.actor() == side &&
                        (after.decision != DecisionKind::None || after.phase == Phase::Prize);
             ++i) {
            Duel::legal(after, rules, answers);
            Duel::apply(after, rules, answers[0], none);
        }
        const int value = worth(after, rules, side);
        if (value > bestWorth) {
            bestWorth = value;
            best = step;
        }
    }
    return best;
}

} // namespace blattwerk::engine::ikonen
