#pragma once

#include "engine/systems/heldenhain/deals.h"
#include "engine/systems/heldenhain/heuristic.h"

#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// The heuristic player at its strongest. It judges a step by where it leads: the rest of the own turn and the other
/// side's next one are played out, both by the quick heuristic, in a few deals of what the side does not see. Which
/// steps are looked at is left to the temperament. No allocation after the construction.
template<class L>
class FarsightedPlayer {
public:
    using State = heldenhain::State<L>;

    /// The rules have to outlive the player.
    FarsightedPlayer(const Rules& rules, const Policy& policy);

    void begin(std::uint64_t seed);
    /// Precondition: some side has to act or decide.
    [[nodiscard]] Action choose(const State& state, Thoughts* thoughts = nullptr);

private:
    /// Steps that are looked at, the most promising first, but for the one that the heuristic takes.
    static constexpr std::size_t kSteps = 6;
    struct Candidate {
        Action step;
        int score; // by the heuristic, then the worth of where it leads
    };
    using Candidates = FixedVector<Candidate, kSteps + 1>;

    void collect(const State& guess, const ActionList& list, Action quick, Candidates& out);
    /// The worth of the position in which the side begins its next turn.
    [[nodiscard]] int worthAfter(const State& world, Action step);

    const Rules& m_rules;
    HeuristicPlayer<L> m_quick;
    Temperament m_plain;
    Deals<L> m_deals;
    std::uint64_t m_seed = 0;
    int m_side = 0;
    unsigned m_turn = 0; // in which a look ahead ends
};

} // namespace blattwerk::engine::heldenhain
