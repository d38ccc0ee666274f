#pragma once

#include "engine/systems/fahnenturnier/rules.h"

namespace blattwerk::engine::fahnenturnier {

/// What the permanent rules make of a match: strengths, seats, conditions, and whose texts are switched off.
class MatchValues {
public:
    MatchValues(const MatchState& state, const Rules& rules) : MatchValues(state, rules, true) {}

    /// Base strength as that side plays it (CHA-R60).
    [[nodiscard]] int baseStrength(int side, CardNo card) const {
        return m_r.cards[card].strength + m_s.sides[side].strengthen;
    }
    /// CHA-D4: base, stored and continuous bonuses, at least 0 (CHA-S4, cha_strength_floor0).
    [[nodiscard]] int strength(int side, std::size_t place) const;
    /// Of the flag card. Precondition: the flag lies on one.
    [[nodiscard]] int defence() const { return strength(m_s.holder, m_s.sides[m_s.holder].half.size() - 1); }
    /// CHA-R31, with what the attack itself gets (CHA-V8b).
    [[nodiscard]] int attackSum() const;

    /// Different names on the bank (CHA-R36).
    [[nodiscard]] int seatsUsed(int side) const;
    [[nodiscard]] int seatLimit(int side) const;
    /// Whether so many seats are more than the bank has.
    [[nodiscard]] bool exceeds(int side, int seats) const;
    [[nodiscard]] bool seatsExceeded(int side) const {
        return !m_s.sides[side].bank.empty() && exceeds(side, seatsUsed(side));
    }
    /// Whether the n-th card of the bank acts from there: each one, or one of each name (cha_bank_each_card).
    [[nodiscard]] bool actsFromBank(int side, std::size_t n) const;

    /// CHA-V22b. Where two sides switch each other off, that of the attacker comes first (CHA-D8).
    [[nodiscard]] bool flagIsOff() const;
    [[nodiscard]] bool bankIsOff(int side) const;

    [[nodiscard]] bool holds(const Condition& condition, const Source& source) const;
    [[nodiscard]] int counted(Counted what, std::uint16_t name, const Source& source) const;
    /// n for each counted, at most so much.
    [[nodiscard]] static int per(int n, int count, int most);

private:
    MatchValues(const MatchState& state, const Rules& rules, bool conditional)
        : m_s(state),
          m_r(rules),
          m_conditional(conditional) {}

    [[nodiscard]] bool inForce(const Static& rule, Moment moment, const Source& source) const;
    template<typename Visit>
    void eachOf(CardNo card, Moment moment, const Source& source, Visit visit) const;
    template<typename Visit>
    void eachOfAttack(int side, Visit visit) const;
    template<typename Visit>
    void eachOfBank(int side, Visit visit) const;
    /// Calls visit(rule, source) for the permanent rules of the side's cards that are in force.
    template<typename Visit>
    void eachStatic(int side, Visit visit) const;
    [[nodiscard]] bool attackerSays(StaticKind kind) const;

    const MatchState& m_s;
    const Rules& m_r;
    /// Rules that depend on a strength count; not while such a condition is looked at.
    bool m_conditional;
};

} // namespace blattwerk::engine::fahnenturnier
