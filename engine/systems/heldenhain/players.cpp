#include "engine/systems/heldenhain/players.h"

#include "engine/systems/heldenhain/duel_impl.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::heldenhain {

namespace {

// Weights of section 7.2, in hundredths of a point.
constexpr int kWin = 100000;
constexpr int kPoint = 100;
constexpr int kPointSquare = 3;
constexpr int kPointValue = 160;
constexpr int kEffort = 50;
constexpr int kStaminaLeft = 25;
constexpr int kEquipment = 80;
constexpr int kAbility = 50;
constexpr int kCard = 40;
constexpr int kFurtherCard = 10;
constexpr int kUsefulHand = 6;
constexpr int kEnergy = 15;
constexpr int kHq = 150;
constexpr int kAssist = 80;
/// A step that gains less is not worth its card.
constexpr int kThreshold = 10;
constexpr int kMulliganCost = 15;
constexpr int kMulliganCheap = 3;
/// Answers of its own side that follow one step.
constexpr int kAnswers = 12;

template<class L>
class Valuation {
public:
    Valuation(const State<L>& state, const Rules& rules) : m_state(state), m_rules(rules), m_queries(state, rules) {}

    [[nodiscard]] int side(int number) const {
        const SideState<L>& own = m_state.sides[number];
        int sum = kPoint * own.points + kPointSquare * own.points * own.points;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            sum += figure(figureRef(number, slot));
        }
        const int hand = own.handCount;
        sum += kCard * std::min(hand, kUsefulHand) + kFurtherCard * std::max(0, hand - kUsefulHand);
        sum += kEnergy * own.energy;
        sum += own.hq != State<L>::kNoCard ? kHq : 0;
        return sum + kAssist * own.assistCount;
    }

private:
    [[nodiscard]] int figure(FigureRef ref) const {
        const Figure<L>& figure = m_queries.figure(ref);
        const int left = m_queries.stamina(ref) - figure.stress;
        int value = kPointValue * m_queries.pointValue(ref) + kEffort * m_queries.effort(ref) + kStaminaLeft * left;
        value += figure.equipment[0] != State<L>::kNoCard ? kEquipment : 0;
        value += m_rules.cards[figure.card].abilityCount > 0 ? kAbility : 0;
        const int full = value;
        if (figure.stance.waiting()) {
            value = value * 75 / 100;
        }
        if (figure.stance.lock() == Lock::Locked) {
            value = value * 45 / 100;
        }
        return figure.stance.ready() ? value : value - exposure(ref, left, full);
    }

    /// What an exhausted figure risks from the enemies that can distract it.
    [[nodiscard]] int exposure(FigureRef ref, int left, int full) const {
        const int enemy = 1 - sideOf(ref);
        bool locked = false;
        for (std::size_t slot = 0; slot < m_state.sides[enemy].fieldCount; ++slot) {
            const FigureRef other = figureRef(enemy, slot);
            if (m_queries.figure(other).stance.lock() == Lock::Locked) {
                continue;
            }
            if (m_queries.effort(other) >= left) {
                return full * 60 / 100;
            }
            locked = true;
        }
        return locked ? full * 20 / 100 : 0;
    }

    const State<L>& m_state;
    const Rules& m_rules;
    Queries<L> m_queries;
};

bool isPlay(ActionKind kind) {
    return kind == ActionKind::Play || kind == ActionKind::UseHq;
}

} // namespace

template<class L>
Action randomStep(const State<L>& state, const Rules& rules, Rng& rng) {
    ActionList list;
    Duel<L>::legal(state, rules, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

template<class L>
int worth(const State<L>& state, const Rules& rules, int side) {
    if (state.over()) {
        const Winner own = side == 0 ? Winner::SideA : Winner::SideB;
        const bool nobody = state.winner == Winner::Draw || state.winner == Winner::Aborted;
        return state.winner == own ? kWin : nobody ? 0 : -kWin;
    }
    const Valuation<L> valuation(state, rules);
    return valuation.side(side) - valuation.side(1 - side);
}

template<class L>
Action GreedyPlayer<L>::choose(const State<L>& state, const Rules& rules) {
    const int side = state.actor();
    const State<L> seen = Duel<L>::view(state, rules, side);
    if (state.decision == DecisionKind::Mulligan) {
        return action(ActionKind::Mulligan, takesMulligan(seen, rules, side) ? 1U : 0U);
    }
    // The guess depends on what is seen alone, so equal views lead to equal steps.
    Rng rng(Duel<L>::digest(seen));
    const State<L> guess = Duel<L>::determinize(seen, rules, side, rng);
    ActionList list;
    Duel<L>::legal(guess, rules, list);
    const bool free = state.decision == DecisionKind::None;
    const int now = worth<L>(guess, rules, side);
    Action best = list[0];
    int bestWorth = free ? now + kThreshold : std::numeric_limits<int>::min();
    bool bestIsPlay = false;
    for (const Action step : list) {
        if (free && step.kind == ActionKind::EndTurn) {
            best = bestWorth == now + kThreshold ? step : best;
            continue;
        }
        const int after = worthAfter(guess, rules, step, side);
        // The first action closes the play phase: useful plays come first, unless a step wins.
        const bool play = isPlay(step.kind);
        const bool wins = after >= kWin / 2;
        const bool better = bestIsPlay && !play && !wins ? false : after > bestWorth;
        const bool first = play && !bestIsPlay && after > now + kThreshold && bestWorth < kWin / 2;
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

template<class L>
int GreedyPlayer<L>::worthAfter(const State<L>& guess, const Rules& rules, Action step, int side) {
    State<L> state = guess;
    NullSink sink;
    Duel<L>::apply(state, rules, step, sink);
    for (int answers = 0; answers < kAnswers && state.decision != DecisionKind::None; ++answers) {
        ActionList list;
        Duel<L>::legal(state, rules, list);
        State<L> best = state;
        int bestWorth = std::numeric_limits<int>::min();
        const int decider = state.decider;
        for (const Action answer : list) {
            State<L> after = state;
            Duel<L>::apply(after, rules, answer, sink);
            if (const int value = worth<L>(after, rules, decider); value > bestWorth) {
                bestWorth = value;
                best = after;
            }
        }
        state = best;
    }
    return worth<L>(state, rules, side);
}

template Action randomStep<Small>(const State<Small>&, const Rules&, Rng&);
template Action randomStep<Large>(const State<Large>&, const Rules&, Rng&);
template int worth<Small>(const State<Small>&, const Rules&, int);
template int worth<Large>(const State<Large>&, const Rules&, int);
template class GreedyPlayer<Small>;
template class GreedyPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
