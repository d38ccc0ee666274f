#pragma once

#include "engine/systems/heldenhain/card_values.h"
#include "engine/systems/heldenhain/queries.h"
#include "engine/systems/heldenhain/terms.h"
#include "engine/systems/heldenhain/weights.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// The worth of a position for one side (section 7.2), term by term. Reads only what both sides see; works without
/// allocation.
template<class L>
class Valuation {
public:
    using State = heldenhain::State<L>;

    Valuation(const State& state, const Rules& rules, const CardValue* values, int side)
        : m_s(state),
          m_r(rules),
          m_q(state, rules),
          m_values(values),
          m_side(side) {
        m_q.allStats(m_stats);
        for (int owner = 0; owner < 2; ++owner) {
            lookAt(owner);
        }
    }

    /// The rest of the turn is seen with the eyes of the temperament.
    [[nodiscard]] Terms terms(const Temperament& temperament, bool crew) const {
        Terms terms = {};
        if (m_s.over()) {
            const Winner own = m_side == 0 ? Winner::SideA : Winner::SideB;
            const bool nobody = m_s.winner == Winner::Draw || m_s.winner == Winner::Aborted;
            terms[index(Term::Result)] = m_s.winner == own ? weights::kWin : nobody ? 0 : -weights::kWin;
        }
        addSide(m_side, terms.data(), 1);
        addSide(1 - m_side, terms.data() + kSideTerms, -1);
        terms[index(Term::Danger)] = danger();
        terms[index(Term::Prospect)] = m_s.active == m_side ? prospect(temperament, crew) : weights::kTurnStart;
        return terms;
    }

    /// What a figure is worth as long as it can act.
    [[nodiscard]] int worth(int side, std::size_t slot) const { return m_pieces[side][slot].worth; }

private:
    struct Piece {
        int effort; // without what ends with the turn
        int points;
        int left; // Ausdauer less stress
        int worth;
    };

    static constexpr std::size_t index(Term term) { return static_cast<std::size_t>(term); }

    void lookAt(int owner) {
        const SideState<L>& own = m_s.sides[owner];
        m_strongest[owner] = m_second[owner] = -1;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const Figure<L>& figure = own.field[slot];
            const CardInfo& info = m_q.info(figure.card);
            const int(&stats)[3] = m_stats[owner][slot];
            Piece& piece = m_pieces[owner][slot];
            piece.effort = std::max(0, stats[0] - figure.bonus[0]);
            piece.left = std::max(m_r.parameters.minStamina, stats[1] - figure.bonus[1]) - figure.stress;
            piece.points = m_q.countsPoints(info) ? std::max(0, stats[2] - figure.bonus[2]) : 0;
            piece.worth = weights::kPointValue * piece.points + weights::kEffort * piece.effort +
                          weights::kStaminaLeft * piece.left + m_values[figure.card].ability;
            for (const typename L::Card equipment : figure.equipment) {
                if (equipment != State::kNoCard) {
                    piece.worth += weights::kEquipment + m_values[equipment].ability;
                }
            }
            piece.worth = std::max(piece.worth, 30);
            if (figure.stance.lock() != Lock::Locked) {
                m_second[owner] = std::max(m_second[owner], std::min(piece.effort, m_strongest[owner]));
                m_strongest[owner] = std::max(m_strongest[owner], piece.effort);
            }
        }
    }

    void addSide(int owner, int* terms, int sign) const {
        const SideState<L>& own = m_s.sides[owner];
        int figures = 0;
        int health = 0;
        int protection = 0;
        int stall = 0;
        int exposure = 0;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const Figure<L>& figure = own.field[slot];
            const Piece& piece = m_pieces[owner][slot];
            const int ofHealth = weights::kStaminaLeft * piece.left;
            int now = piece.worth;
            health += ofHealth;
            figures += piece.worth - ofHealth;
            protection += m_values[figure.card].protection;
            if (figure.stance.waiting()) {
                figures -= now * (100 - weights::kWaiting) / 100;
                now = now * weights::kWaiting / 100;
            }
            if (figure.stance.lock() == Lock::Locked) {
                stall -= now * (100 - weights::kLocked) / 100;
                now = now * weights::kLocked / 100;
            }
            exposure -= now * risk(owner, figure, piece) / 100;
        }
        const auto at = [&](Term term) -> int& { return terms[index(term)]; };
        at(Term::Points) = sign * (weights::kPoint * own.points + weights::kPointSquare * own.points * own.points);
        at(Term::Figures) = sign * figures;
        at(Term::Health) = sign * health;
        at(Term::Protection) = sign * protection;
        at(Term::Stall) = sign * stall;
        at(Term::Exposure) = sign * exposure;
        const int hand = own.handCount;
        at(Term::Hand) = sign * (weights::kCard * std::min(hand, weights::kUsefulHand) +
                                 weights::kFurtherCard * std::max(0, hand - weights::kUsefulHand));
        at(Term::Energy) = sign * weights::kEnergy * own.energy;
        at(Term::Headquarters) = own.hq != State::kNoCard ? sign * weights::kHeadquarters : 0;
        at(Term::Assists) = sign * weights::kAssist * own.assistCount;
    }

    /// In percent. The side whose turn it is meets the other's figures before its own become ready; of the other side
    /// only those that skip their turn stay exhausted that long.
    [[nodiscard]] int risk(int owner, const Figure<L>& figure, const Piece& piece) const {
        const bool exposed =
            !figure.stance.ready() && (owner == m_side || m_s.active != m_side || figure.stance.lock() == Lock::Locked);
        const int frail = piece.left < 3 ? weights::kFrail[std::max(piece.left, 0)] : 0;
        if (!exposed) {
            return frail;
        }
        const int strongest = m_strongest[1 - owner];
        if (strongest < 0) {
            return frail;
        }
        if (strongest >= piece.left) {
            return weights::kRiskEliminated;
        }
        const int both = strongest + std::max(0, m_second[1 - owner]);
        const int locked = figure.stance.lock() == Lock::Free ? weights::kRiskLocked : weights::kRiskLocked / 2;
        return std::max(frail, both >= piece.left ? weights::kRiskLocked + 10 : locked);
    }

    [[nodiscard]] int danger() const {
        const int other = 1 - m_side;
        const SideState<L>& its = m_s.sides[other];
        int best[3] = {};
        for (std::size_t slot = 0; slot < its.fieldCount; ++slot) {
            if (its.field[slot].stance.lock() == Lock::Locked) {
                continue;
            }
            int points = m_pieces[other][slot].points;
            for (int& place : best) {
                const int rest = std::min(points, place);
                place = std::max(points, place);
                points = rest;
            }
        }
        const bool may = its.points + best[0] + best[1] + best[2] >= m_r.parameters.pointsToWin;
        return may ? -weights::kDanger : 0;
    }

    [[nodiscard]] int prospect(const Temperament& temperament, bool crew) const;
    [[nodiscard]] int distraction(const Temperament& temperament, std::size_t slot, std::size_t target) const;

    const State& m_s;
    const Rules& m_r;
    Queries<L> m_q;
    const CardValue* m_values;
    int m_side;
    typename Queries<L>::FieldStats m_stats;
    Piece m_pieces[2][L::kField];
    /// Effort of the side's figures that will be ready in its next turn, -1 without one.
    int m_strongest[2];
    int m_second[2];
};

/// What the figures that can still act would bring, each in its best way, the best as far as action points reach.
template<class L>
int Valuation<L>::prospect(const Temperament& temperament, bool crew) const {
    if (m_s.ap == 0 || m_s.over() || (m_s.phase != Phase::Play && m_s.phase != Phase::Action)) {
        return 0;
    }
    const SideState<L>& own = m_s.sides[m_side];
    const SideState<L>& its = m_s.sides[1 - m_side];
    unsigned targets = 0;
    for (std::size_t slot = 0; slot < its.fieldCount; ++slot) {
        targets |= (its.field[slot].stance.ready() ? 0U : 1U) << slot;
    }
    int uses[L::kField] = {};
    unsigned distractors = 0;
    for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
        const Figure<L>& figure = own.field[slot];
        if (!figure.stance.ready()) {
            continue;
        }
        const unsigned traits = m_q.traits(figure);
        const bool rested = !figure.stance.waiting();
        if (rested && (traits & (kTraitCollects | kTraitNoCollect)) == kTraitCollects) {
            const int points = std::max(0, m_stats[m_side][slot][2]);
            const int gain = (weights::kPoint + weights::kPointSquare * (2 * own.points + points)) * points;
            Figure<L> spent = figure;
            spent.stance.setReady(false);
            const Piece& piece = m_pieces[m_side][slot];
            const int more = risk(m_side, spent, piece) - risk(m_side, figure, piece);
            uses[slot] = gain * (crew ? temperament.collectWithCrew : temperament.collect) / 100 -
                         piece.worth * more / 100 * temperament.exposure / 100;
        }
        const bool distracts = (rested || (traits & kTraitAtOnce) != 0) && (traits & kTraitNoDistract) == 0;
        distractors |= (distracts ? 1U : 0U) << slot;
    }
    for (; distractors != 0 && targets != 0; targets &= targets - 1) {
        const auto target = static_cast<std::size_t>(std::countr_zero(targets));
        int best = 0;
        std::size_t who = L::kField;
        for (unsigned rest = distractors; rest != 0; rest &= rest - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            const int more = distraction(temperament, slot, target) - std::max(0, uses[slot]);
            if (more > best) {
                best = more;
                who = slot;
            }
        }
        if (who < L::kField) {
            uses[who] = std::max(0, uses[who]) + best;
            distractors &= ~(1U << who);
        }
    }
    int sum = 0;
    for (unsigned left = m_s.ap; left > 0; --left) {
        int* const most = std::max_element(uses, uses + own.fieldCount);
        if (own.fieldCount == 0 || *most <= 0) {
            break;
        }
        sum += *most;
        *most = 0;
    }
    return sum * weights::kProspect / 100;
}

template<class L>
int Valuation<L>::distraction(const Temperament& temperament, std::size_t slot, std::size_t target) const {
    const Piece& own = m_pieces[m_side][slot];
    const Piece& its = m_pieces[1 - m_side][target];
    const Figure<L>& figure = m_s.sides[1 - m_side].field[target];
    const int dealt = std::max(0, m_stats[m_side][slot][0]);
    const int taken = std::max(0, m_stats[1 - m_side][target][0]);
    const bool loses = taken >= own.left;
    if (loses && temperament.distractsSafely) {
        return 0;
    }
    const bool locked = figure.stance.lock() != Lock::Free;
    const int value = figure.stance.lock() == Lock::Locked ? its.worth * weights::kLocked / 100 : its.worth;
    const int gain = dealt >= its.left
                         ? value
                         : weights::kStaminaLeft * dealt + (locked ? 0 : its.worth * (100 - weights::kLocked) / 100);
    const int cost = loses ? own.worth : weights::kStaminaLeft * taken;
    return gain * temperament.distract / 100 - cost;
}

} // namespace blattwerk::engine::heldenhain
