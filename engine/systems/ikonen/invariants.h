#pragma once

#include "engine/systems/ikonen/game.h"

#include <vector>

namespace blattwerk::engine::ikonen {

/// Section 6 of the rules catalogue as a check of states and steps, for fuzzing: the numbers of the invariants that do
/// not hold (1 for IKO-I1; 0 where a side that must act cannot), none in a correct game.
class Invariants {
public:
    explicit Invariants(const Rules& rules);

    /// What must hold whenever a side has to act or decide, in a game that was started.
    [[nodiscard]] std::vector<int> brokenIn(const State& state) const;
    /// What must hold between a state, a legal step and the state after it.
    [[nodiscard]] std::vector<int> brokenBy(const State& before, Action action, const State& after) const;

private:
    [[nodiscard]] bool cardsConserved(const State& state) const;
    [[nodiscard]] bool fieldFits(const State& state) const;

    const Rules& m_rules;
    /// A text takes cards from a discard.
    bool m_recovers;
};

} // namespace blattwerk::engine::ikonen
