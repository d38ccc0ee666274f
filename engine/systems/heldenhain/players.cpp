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
/// Hidden cards of each side that one step may bring to light.
constexpr std::size_t kGuessed = 16;

template<class L>
class Valuation {
public:
    Valuation(const State<L>& state, const Rules& rules) : m_state(state), m_rules(rules), m_queries(state, rules) {
        m_queries.allStats(m_stats);
        for (int side = 0; side < 2; ++side) {
            const SideState<L>& own = state.sides[side];
            int threat = -1;
            for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
                const bool locked = own.field[slot].stance.lock() == Lock::Locked;
                const int effort = locked ? -1 : std::max(0, m_stats[side][slot][0]);
                threat = std::max(threat, effort);
            }
            m_threat[side] = threat;
        }
    }

    [[nodiscard]] int side(int number) const {
        const SideState<L>& own = m_state.sides[number];
        int sum = kPoint * own.points + kPointSquare * own.points * own.points;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            sum += figure(own.field[slot], m_stats[number][slot], m_threat[1 - number]);
        }
        const int hand = own.handCount;
        sum += kCard * std::min(hand, kUsefulHand) + kFurtherCard * std::max(0, hand - kUsefulHand);
        sum += kEnergy * own.energy;
        sum += own.hq != State<L>::kNoCard ? kHq : 0;
        return sum + kAssist * own.assistCount;
    }

private:
    [[nodiscard]] int figure(const Figure<L>& figure, const int (&stats)[3], int threat) const {
        const CardInfo& info = m_queries.info(figure.card);
        const int effort = std::max(0, stats[0]);
        const int left = std::max(m_rules.parameters.minStamina, stats[1]) - figure.stress;
        const int points = m_queries.countsPoints(info) ? std::max(0, stats[2]) : 0;
        int value = kPointValue * points + kEffort * effort + kStaminaLeft * left;
        value += figure.equipment[0] != State<L>::kNoCard ? kEquipment : 0;
        value += info.abilityCount > 0 ? kAbility : 0;
        const int full = value;
        if (figure.stance.waiting()) {
            value = value * 75 / 100;
        }
        if (figure.stance.lock() == Lock::Locked) {
            value = value * 45 / 100;
        }
        // What an exhausted figure risks from the enemies that can distract it.
        const int risk = threat < 0 ? 0 : threat >= left ? 60 : 20;
        return figure.stance.ready() ? value : value - full * risk / 100;
    }

    const State<L>& m_state;
    const Rules& m_rules;
    Queries<L> m_queries;
    typename Queries<L>::FieldStats m_stats;
    /// Highest effort of the side's figures that are not locked, -1 without one.
    int m_threat[2];
};

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

} // namespace

template<class L>
Action randomStep(const State<L>& state, const Rules& rules, Rng& rng) {
    return Duel<L>::pickLegal(state, rules, rng);
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
    State<L> guess = Duel<L>::view(state, rules, side);
    if (state.decision == DecisionKind::Mulligan) {
        return action(ActionKind::Mulligan, takesMulligan(guess, rules, side) ? 1U : 0U);
    }
    ActionList list;
    Duel<L>::legal(guess, rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    // The guess depends on what is seen alone, so equal views lead to equal steps.
    Rng rng(seedOf(guess, side));
    Duel<L>::fillHidden(guess, rules, rng, kGuessed);
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
        const State<L> before = state;
        int bestWorth = std::numeric_limits<int>::min();
        for (const Action answer : list) {
            State<L> after = before;
            Duel<L>::apply(after, rules, answer, sink);
            if (const int value = worth<L>(after, rules, before.decider); value > bestWorth) {
                bestWorth = value;
                state = after;
            }
        }
        known = bestWorth;
        isKnown = before.decider == side;
    }
    return isKnown ? known : worth<L>(state, rules, side);
}

template Action randomStep<Small>(const State<Small>&, const Rules&, Rng&);
template Action randomStep<Large>(const State<Large>&, const Rules&, Rng&);
template int worth<Small>(const State<Small>&, const Rules&, int);
template int worth<Large>(const State<Large>&, const Rules&, int);
template class GreedyPlayer<Small>;
template class GreedyPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
