#pragma once

#include "engine/systems/heldenhain/queries.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace blattwerk::engine::heldenhain {

/// Weights of section 7.2, in hundredths of a point, as the greedy player takes them.
namespace greedy {

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
/// With fewer points nothing but a win is worth half of one.
constexpr int kManyPoints = 60;

} // namespace greedy

/// Worth of both sides of a position, kept so that the worth of a position that a step leads to is found from what the
/// step has changed: a few figures, seldom more. Refers to the state; works without allocation.
template<class L>
class GreedyWorth {
public:
    using Stats = int[3];

    GreedyWorth(const State<L>& state, const Rules& rules)
        : m_state(state),
          m_rules(rules),
          m_queries(state, rules),
          m_statsAreOwn(m_queries.statsAreOwn()),
          m_steady(m_queries.statsAreSteady()) {
        m_queries.allStats(m_stats);
        for (int side = 0; side < 2; ++side) {
            m_threat[side] = -1;
            for (std::size_t slot = 0; slot < state.sides[side].fieldCount; ++slot) {
                m_pieces[side][slot].threat = threatOf(state.sides[side].field[slot], m_stats[side][slot]);
                m_threat[side] = std::max(m_threat[side], m_pieces[side][slot].threat);
            }
        }
        for (int side = 0; side < 2; ++side) {
            const SideState<L>& own = state.sides[side];
            m_figures[side] = 0;
            for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
                const int worth = worthOf(own.field[slot], m_stats[side][slot], m_threat[1 - side]);
                m_pieces[side][slot].worth = worth;
                m_figures[side] += worth;
            }
        }
    }

    /// Worth for a side of what both have.
    [[nodiscard]] int difference(int side) const { return total(side) - total(1 - side); }

    /// The same in another position of the same game: equal to what a GreedyWorth of its own would say.
    [[nodiscard]] int differenceIn(const State<L>& after, int side) const {
        const Queries<L> queries(after, m_rules);
        const bool own = m_statsAreOwn && queries.statsAreOwn();
        const bool known = own || (m_steady && queries.statsAreSteady() && sameCards(after));
        typename Queries<L>::FieldStats stats;
        if (!known) {
            queries.allStats(stats);
        }
        unsigned changed[2] = {};
        int threat[2] = {-1, -1};
        for (std::size_t owner = 0; owner < 2; ++owner) {
            const SideState<L>& now = after.sides[owner];
            const SideState<L>& before = m_state.sides[owner];
            for (std::size_t slot = 0; slot < now.fieldCount; ++slot) {
                const Figure<L>& figure = now.field[slot];
                int(&its)[3] = stats[owner][slot];
                int piece = m_pieces[owner][slot].threat;
                if (slot >= before.fieldCount || std::memcmp(&figure, before.field + slot, sizeof(figure)) != 0 ||
                    !(known || std::equal(its, its + 3, m_stats[owner][slot]))) {
                    changed[owner] |= 1U << slot;
                    if (known) {
                        queries.ownStats(figure, its);
                    }
                    for (std::size_t stat = 0; known && !own && stat < 3; ++stat) {
                        its[stat] += givenTo(owner, slot, stat);
                    }
                    piece = threatOf(figure, its);
                }
                threat[owner] = std::max(threat[owner], piece);
            }
        }
        const auto total = [&](int owner) {
            const SideState<L>& now = after.sides[owner];
            const int enemy = threat[1 - owner];
            const bool sameThreat = enemy == m_threat[1 - owner];
            if (changed[owner] == 0 && sameThreat && now.fieldCount == m_state.sides[owner].fieldCount) {
                return withoutFigures(now) + m_figures[owner];
            }
            int sum = withoutFigures(now);
            for (std::size_t slot = 0; slot < now.fieldCount; ++slot) {
                const Figure<L>& figure = now.field[slot];
                const bool other = (changed[owner] >> slot & 1U) != 0;
                sum += !other && (sameThreat || figure.stance.ready())
                           ? m_pieces[owner][slot].worth
                           : worthOf(figure, (other ? stats : m_stats)[owner][slot], enemy);
            }
            return sum;
        };
        return total(side) - total(1 - side);
    }

    /// What it changes for a side to exhaust a figure of it that collects so many points; everything else stays.
    [[nodiscard]] int collecting(int side, std::size_t slot, int points) const {
        const SideState<L>& own = m_state.sides[side];
        Figure<L> spent = own.field[slot];
        spent.stance.setReady(false);
        const int after = worthOf(spent, m_stats[side][slot], m_threat[1 - side]);
        return ofPoints(own.points + points) - ofPoints(own.points) + after - m_pieces[side][slot].worth;
    }
    [[nodiscard]] int pointValue(int side, std::size_t slot) const {
        const CardInfo& info = m_queries.info(m_state.sides[side].field[slot].card);
        return m_queries.countsPoints(info) ? std::max(0, m_stats[side][slot][2]) : 0;
    }
    /// Values of a figure before their floors.
    [[nodiscard]] const Stats& stats(int side, std::size_t slot) const { return m_stats[side][slot]; }

    /// A figure as it becomes, with its values: one that has been there, or a new one behind the others.
    struct Change {
        std::size_t slot = L::kField;
        bool left = true; ///< It leaves the field.
        Figure<L> figure = {};
        int stats[3] = {};
    };
    /// What it changes for a side when at most one figure of each side becomes another one or leaves.
    [[nodiscard]] int changing(int side, const Change& own, const Change& its = {}) const {
        return figuresWith(side, own, threatWith(1 - side, its)) - figuresWith(1 - side, its, threatWith(side, own));
    }

    [[nodiscard]] static int ofPoints(int points) {
        return greedy::kPoint * points + greedy::kPointSquare * points * points;
    }
    [[nodiscard]] static int ofHand(int cards) {
        return greedy::kCard * std::min(cards, greedy::kUsefulHand) +
               greedy::kFurtherCard * std::max(0, cards - greedy::kUsefulHand);
    }

private:
    struct Piece {
        int threat; // effort, -1 while the figure skips its turn
        int worth;
    };

    [[nodiscard]] int total(int side) const { return withoutFigures(m_state.sides[side]) + m_figures[side]; }
    [[nodiscard]] static int withoutFigures(const SideState<L>& own) {
        return ofPoints(own.points) + ofHand(own.handCount) + greedy::kEnergy * own.energy +
               greedy::kAssist * own.assistCount + (own.hq != State<L>::kNoCard ? greedy::kHq : 0);
    }

    /// Whether the same cards are in play in the same places, and the same side is at turn.
    [[nodiscard]] bool sameCards(const State<L>& after) const {
        bool same = m_state.active == after.active && m_state.location == after.location;
        for (std::size_t side = 0; side < 2; ++side) {
            const SideState<L>& own = m_state.sides[side];
            const SideState<L>& its = after.sides[side];
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
    /// What others add to a value of the figure.
    [[nodiscard]] int givenTo(std::size_t side, std::size_t slot, std::size_t stat) const {
        int own[3];
        m_queries.ownStats(m_state.sides[side].field[slot], own);
        return m_stats[side][slot][stat] - own[stat];
    }

    [[nodiscard]] static int threatOf(const Figure<L>& figure, const int (&stats)[3]) {
        return figure.stance.lock() == Lock::Locked ? -1 : std::max(0, stats[0]);
    }
    /// With a bound that the compiler sees.
    [[nodiscard]] std::size_t figureCount(int side) const {
        return std::min<std::size_t>(m_state.sides[side].fieldCount, L::kField);
    }
    /// Highest threat of the side's figures, -1 without one.
    [[nodiscard]] int threatWith(int side, const Change& change) const {
        int threat = change.left ? -1 : threatOf(change.figure, change.stats);
        for (std::size_t slot = 0; slot < figureCount(side); ++slot) {
            threat = std::max(threat, slot == change.slot ? -1 : m_pieces[side][slot].threat);
        }
        return threat;
    }
    /// How much more the side's figures are worth with the change, facing that threat.
    [[nodiscard]] int figuresWith(int side, const Change& change, int threat) const {
        const SideState<L>& own = m_state.sides[side];
        const bool sameThreat = threat == m_threat[1 - side];
        int sum = change.left ? 0 : worthOf(change.figure, change.stats, threat);
        for (std::size_t slot = 0; slot < figureCount(side); ++slot) {
            if (slot == change.slot) {
                sum -= m_pieces[side][slot].worth;
            } else if (!sameThreat && !own.field[slot].stance.ready()) {
                sum += worthOf(own.field[slot], m_stats[side][slot], threat) - m_pieces[side][slot].worth;
            }
        }
        return sum;
    }

    [[nodiscard]] int worthOf(const Figure<L>& figure, const int (&stats)[3], int threat) const {
        const CardInfo& info = m_queries.info(figure.card);
        const int effort = std::max(0, stats[0]);
        const int left = std::max(m_rules.parameters.minStamina, stats[1]) - figure.stress;
        const int points = m_queries.countsPoints(info) ? std::max(0, stats[2]) : 0;
        int value = greedy::kPointValue * points + greedy::kEffort * effort + greedy::kStaminaLeft * left;
        value += figure.equipment[0] != State<L>::kNoCard ? greedy::kEquipment : 0;
        value += info.abilityCount > 0 ? greedy::kAbility : 0;
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
    Piece m_pieces[2][L::kField];
    /// Worth of all figures of a side.
    int m_figures[2];
    int m_threat[2];
};

} // namespace blattwerk::engine::heldenhain
