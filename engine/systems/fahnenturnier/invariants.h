#pragma once

#include "engine/systems/fahnenturnier/tournament.h"

#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// Section 6 of the rules catalogue as a check of states and steps, for fuzzing: the numbers of the invariants that do
/// not hold (1 for CHA-I1; 0 where a seat that must act cannot), none in a correct game.
class Invariants {
public:
    /// For games that begin with that state.
    Invariants(const Rules& rules, const State& begun);

    /// What must hold whenever a seat has to act or decide.
    [[nodiscard]] std::vector<int> brokenIn(const State& state) const;
    /// What must hold between a state, a legal step and the state after it.
    [[nodiscard]] std::vector<int> brokenBy(const State& before, Action action, const State& after) const;

private:
    [[nodiscard]] std::vector<int> copiesIn(const State& state) const;
    [[nodiscard]] bool matchKeepsDecks(const State& state) const;
    [[nodiscard]] bool trophiesAddUp(const State& state) const;
    [[nodiscard]] bool seatsAreFair(const State& state) const;
    void checkMatch(const MatchState& match, std::vector<int>& broken) const;

    const Rules& m_rules;
    std::vector<int> m_copies;
    std::size_t m_trophies;
};

} // namespace blattwerk::engine::fahnenturnier
