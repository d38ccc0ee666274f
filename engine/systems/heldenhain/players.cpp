#include "engine/systems/heldenhain/players.h"

#include "engine/systems/heldenhain/duel_impl.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>

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
/// With fewer points nothing but a win is worth half of one.
constexpr int kManyPoints = 60;
/// Answers of its own side that follow one step.
constexpr int kAnswers = 12;
/// Hidden cards of each side that one step may bring to light.
constexpr std::size_t kGuessed = 16;

/// Worth of both sides of a position. What another one has found out about figures that are the same is taken over
/// from it: a step changes few of them.
template<class L>
class Valuation {
public:
    Valuation(const State<L>& state, const Rules& rules, const Valuation* other = nullptr)
        : m_state(state),
          m_rules(rules),
          m_queries(state, rules),
          m_statsAreOwn(m_queries.statsAreOwn()),
          m_steady(m_queries.statsAreSteady()) {
        const bool known = other != nullptr && m_steady && other->m_steady &&
                           ((m_statsAreOwn && other->m_statsAreOwn) || sameCards(*other));
        if (!known) {
            m_queries.allStats(m_stats);
        }
        if (other == nullptr) {
            findGiven();
        }
        unsigned same[2];
        for (int side = 0; side < 2; ++side) {
            same[side] = other != nullptr ? lookAt(side, *other, known) : lookAtAll(side);
        }
        for (int side = 0; side < 2; ++side) {
            const int threat = m_threat[1 - side];
            const bool sameThreat = other != nullptr && other->m_threat[1 - side] == threat;
            const SideState<L>& own = state.sides[side];
            int sum = withoutFigures(own);
            for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
                const bool isSame = (same[side] >> slot & 1U) != 0;
                int& worth = m_pieces[side][slot].worth;
                if (isSame && sameThreat) {
                    worth = other->m_pieces[side][slot].worth;
                } else {
                    worth = figure(own.field[slot], (isSame ? other : this)->m_stats[side][slot], threat);
                }
                sum += worth;
            }
            m_worth[side] = sum;
        }
    }

    /// Worth for a side of what both have.
    [[nodiscard]] int difference(int side) const { return m_worth[side] - m_worth[1 - side]; }

    /// What it changes for a side to exhaust a figure of it that collects so many points; everything else stays.
    [[nodiscard]] int collecting(int side, std::size_t slot, int points) const {
        const SideState<L>& own = m_state.sides[side];
        Figure<L> spent = own.field[slot];
        spent.stance.setReady(false);
        const int after = figure(spent, m_stats[side][slot], m_threat[1 - side]);
        return pointsOf(own.points + points) - pointsOf(own.points) + after - m_pieces[side][slot].worth;
    }
    [[nodiscard]] int pointValue(int side, std::size_t slot) const {
        const CardInfo& info = m_queries.info(m_state.sides[side].field[slot].card);
        return m_queries.countsPoints(info) ? std::max(0, m_stats[side][slot][2]) : 0;
    }

private:
    struct Piece {
        int threat; // effort, -1 while the figure skips its turn
        int worth;
    };

    /// Whether the same cards are in play in the same places, and the same side is at turn.
    [[nodiscard]] bool sameCards(const Valuation& other) const {
        bool same = m_state.active == other.m_state.active && m_state.location == other.m_state.location;
        for (std::size_t side = 0; side < 2; ++side) {
            const SideState<L>& own = m_state.sides[side];
            const SideState<L>& its = other.m_state.sides[side];
            same = same && own.fieldCount == its.fieldCount && own.assistCount == its.assistCount && own.hq == its.hq &&
                   own.hqActive == its.hqActive;
            for (std::size_t slot = 0; same && slot < own.fieldCount; ++slot) {
                same = own.field[slot].card == its.field[slot].card &&
                       std::equal(std::begin(own.field[slot].equipment), std::end(own.field[slot].equipment),
                                  std::begin(its.field[slot].equipment));
            }
            for (std::size_t i = 0; same && i < own.assistCount; ++i) {
                same = own.assists[i].card == its.assists[i].card;
            }
        }
        return same;
    }
    /// What others add to the values of each figure.
    void findGiven() {
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t slot = 0; slot < m_state.sides[side].fieldCount; ++slot) {
                int own[3] = {};
                m_queries.ownStats(m_state.sides[side].field[slot], own);
                for (std::size_t stat = 0; stat < 3; ++stat) {
                    m_given[side][slot][stat] = m_stats[side][slot][stat] - own[stat];
                }
            }
        }
    }

    /// Finds the threat of a side; answers in which slots the figure and its values are the same as there. Where the
    /// values are `known`, others add the same to them.
    [[nodiscard]] unsigned lookAt(int side, const Valuation& other, bool known) {
        const SideState<L>& own = m_state.sides[side];
        const SideState<L>& its = other.m_state.sides[side];
        unsigned same = 0;
        int threat = -1;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const Figure<L>& figure = own.field[slot];
            int(&stats)[3] = m_stats[side][slot];
            const int(&before)[3] = other.m_stats[side][slot];
            if (slot < its.fieldCount && std::memcmp(&figure, its.field + slot, sizeof(figure)) == 0 &&
                (known || (stats[0] == before[0] && stats[1] == before[1] && stats[2] == before[2]))) {
                same |= 1U << slot;
                m_pieces[side][slot].threat = other.m_pieces[side][slot].threat;
            } else {
                if (known) {
                    m_queries.ownStats(figure, stats);
                }
                for (std::size_t stat = 0; known && !m_statsAreOwn && stat < 3; ++stat) {
                    stats[stat] += other.m_given[side][slot][stat];
                }
                m_pieces[side][slot].threat = threatOf(figure, stats);
            }
            threat = std::max(threat, m_pieces[side][slot].threat);
        }
        m_threat[side] = threat;
        return same;
    }
    [[nodiscard]] unsigned lookAtAll(int side) {
        m_threat[side] = -1;
        for (std::size_t slot = 0; slot < m_state.sides[side].fieldCount; ++slot) {
            m_pieces[side][slot].threat = threatOf(m_state.sides[side].field[slot], m_stats[side][slot]);
            m_threat[side] = std::max(m_threat[side], m_pieces[side][slot].threat);
        }
        return 0;
    }
    [[nodiscard]] static int threatOf(const Figure<L>& figure, const int (&stats)[3]) {
        return figure.stance.lock() == Lock::Locked ? -1 : std::max(0, stats[0]);
    }

    [[nodiscard]] static int pointsOf(int points) { return kPoint * points + kPointSquare * points * points; }
    [[nodiscard]] static int withoutFigures(const SideState<L>& own) {
        const int hand = own.handCount;
        int sum = pointsOf(own.points) + kEnergy * own.energy + kAssist * own.assistCount;
        sum += kCard * std::min(hand, kUsefulHand) + kFurtherCard * std::max(0, hand - kUsefulHand);
        return sum + (own.hq != State<L>::kNoCard ? kHq : 0);
    }

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
    bool m_statsAreOwn;
    bool m_steady;
    typename Queries<L>::FieldStats m_stats;
    /// Only where nothing has been taken over.
    typename Queries<L>::FieldStats m_given;
    Piece m_pieces[2][L::kField];
    int m_worth[2];
    /// Highest of the side's figures, -1 without one.
    int m_threat[2];
};

template<class L>
int worthWith(const State<L>& state, const Rules& rules, int side, const Valuation<L>* other) {
    if (state.over()) {
        const Winner own = side == 0 ? Winner::SideA : Winner::SideB;
        const bool nobody = state.winner == Winner::Draw || state.winner == Winner::Aborted;
        return state.winner == own ? kWin : nobody ? 0 : -kWin;
    }
    return Valuation<L>(state, rules, other).difference(side);
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

/// Steps of the side at turn whose outcome shows without carrying them out, because nobody answers to them.
template<class L>
class QuietSteps {
public:
    QuietSteps(const State<L>& state, const Rules& rules, const Valuation<L>& valuation, int side)
        : m_state(state),
          m_rules(rules),
          m_valuation(valuation),
          m_side(side) {
        constexpr std::uint32_t kEliminated =
            bitOf(Trigger::OnElimSelf) | bitOf(Trigger::OnElimOwn) | bitOf(Trigger::OnElimEnemy);
        constexpr std::uint32_t kCollected = bitOf(Trigger::AfterCollectSelf) | bitOf(Trigger::AfterCollectOwn);
        constexpr std::uint32_t kDistracted = bitOf(Trigger::AfterDistractSelf) | bitOf(Trigger::AfterDistractOwn) |
                                              bitOf(Trigger::AfterDistracted) | kEliminated;
        const std::uint32_t triggers = state.sides[0].triggers | state.sides[1].triggers;
        m_collects = (state.sides[side].triggers & kCollected) == 0 && Queries<L>(state, rules).statsAreSteady();
        m_distracts = (triggers & kDistracted) == 0;
    }

    /// The change of worth; nothing where it has to be tried.
    [[nodiscard]] std::optional<int> gain(Action step) const {
        if (step.kind != ActionKind::Collect || !m_collects) {
            return std::nullopt;
        }
        const int points = m_valuation.pointValue(m_side, step.a);
        return leads(points) ? std::nullopt : std::optional(m_valuation.collecting(m_side, step.a, points));
    }
    /// A distraction gives no points.
    [[nodiscard]] bool cannotWin(Action step) const {
        return step.kind == ActionKind::Distract && m_distracts && !leads(0);
    }

private:
    /// Whether somebody has enough points, with so many more of the own side.
    [[nodiscard]] bool leads(int more) const {
        return std::max(m_state.sides[m_side].points + more, int{m_state.sides[1 - m_side].points}) >=
               std::min(m_rules.parameters.pointsToWin, kManyPoints);
    }

    const State<L>& m_state;
    const Rules& m_rules;
    const Valuation<L>& m_valuation;
    int m_side;
    bool m_collects;
    bool m_distracts;
};

bool isPlay(ActionKind kind) {
    return kind == ActionKind::Play || kind == ActionKind::UseHq;
}

/// Whether what nobody sees may decide over the outcome of the step.
template<class L>
bool mayLook(const State<L>& state, const Rules& rules, Action step) {
    const SideState<L>& own = state.sides[state.active];
    const std::uint32_t its = state.sides[1 - state.active].triggers;
    const std::uint32_t acting = step.kind == ActionKind::Play         ? rules.cards[step.a].triggers
                                 : step.kind == ActionKind::UseHq      ? rules.cards[own.hq].triggers
                                 : step.kind == ActionKind::UseAssist  ? rules.cards[own.assists[step.a].card].triggers
                                 : step.kind == ActionKind::UseExhaust ? rules.cards[own.field[step.a].card].triggers
                                                                       : 0U;
    const std::uint32_t mine = own.triggers | acting;
    return (acting & kLooksWhenUsed) != 0 || ((mine | its) & kLooksByTrigger) != 0 || (its & kDiscardsByTrigger) != 0 ||
           ((mine & kDiscardsByTrigger) != 0 && ((mine | its) & kDraws) != 0);
}

/// Worth after the step and the answers that its own side then gives; may be too small where only a win counts.
template<class L>
int worthAfter(const State<L>& guess, const Rules& rules, Action step, const Valuation<L>& before, int side,
               bool onlyToWin) {
    State<L> state = guess;
    NullSink sink;
    Duel<L>::apply(state, rules, step, sink);
    if (onlyToWin && state.decision == DecisionKind::None && !state.over() && state.sides[side].points < kManyPoints) {
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
            if (const int value = worthWith<L>(after, rules, asked.decider, &before); value > bestWorth) {
                bestWorth = value;
                state = after;
            }
        }
        known = bestWorth;
        isKnown = asked.decider == side;
    }
    return isKnown ? known : worthWith<L>(state, rules, side, &before);
}

} // namespace

template<class L>
Action randomStep(const State<L>& state, const Rules& rules, Rng& rng) {
    return Duel<L>::pickLegal(state, rules, rng);
}

template<class L>
int worth(const State<L>& state, const Rules& rules, int side) {
    return worthWith<L>(state, rules, side, nullptr);
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
    const Valuation<L> valuation(guess, rules);
    const QuietSteps<L> quiet(guess, rules, valuation, side);
    const int now = valuation.difference(side);
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
        if (!guessed && !gain && (!free || mayLook(guess, rules, step))) {
            // The guess depends on what is seen alone, so equal views lead to equal steps.
            Rng rng(seedOf(guess, side));
            Duel<L>::fillHidden(guess, rules, rng, kGuessed);
            guessed = true;
        }
        const int after = gain ? now + *gain : worthAfter(guess, rules, step, valuation, side, onlyToWin);
        const bool wins = after >= kWin / 2;
        const bool better = onlyToWin && !wins ? false : after > bestWorth;
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

template Action randomStep<Small>(const State<Small>&, const Rules&, Rng&);
template Action randomStep<Large>(const State<Large>&, const Rules&, Rng&);
template int worth<Small>(const State<Small>&, const Rules&, int);
template int worth<Large>(const State<Large>&, const Rules&, int);
template class GreedyPlayer<Small>;
template class GreedyPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
