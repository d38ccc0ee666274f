#pragma once

#include "engine/systems/modulspiel/game.h"

#include <vector>

namespace blattwerk::engine::modulspiel {

/// Section 6 of the rules catalogue as a check of states and steps, for fuzzing: the numbers of the invariants that do
/// not hold (1 for MOD-I1; 0 where a side that must act cannot), none in a correct game. MOD-I8 and I10 need more than
/// one state.
class Invariants {
public:
    explicit Invariants(const Rules& rules) : m_rules(rules) {}

    /// What must hold whenever a side has to act or decide, in a game that was started.
    [[nodiscard]] std::vector<int> brokenIn(const State& state) const;
    /// What must hold between a state, a legal step and the state after it.
    [[nodiscard]] std::vector<int> brokenBy(const State& before, Action action, const State& after) const;

private:
    [[nodiscard]] bool cardsConserved(const State& state) const;
    [[nodiscard]] bool zonesFit(const State& state) const;
    [[nodiscard]] bool winnerFits(const State& state) const;
    [[nodiscard]] bool hasReached(const SideState& side) const;

    const Rules& m_rules;
};

} // namespace blattwerk::engine::modulspiel
