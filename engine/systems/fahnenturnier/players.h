#pragma once

#include "engine/systems/fahnenturnier/policy.h"
#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

/// Any listed step, all equally likely. Precondition: the game is not over.
[[nodiscard]] Action randomStep(const State& state, const Rules& rules, Rng& rng);

/// Takes what is worth most at once: the strongest cards, the answer after which the match stands best. Knows only
/// what the acting seat may see.
[[nodiscard]] Action greedyStep(const State& state, const Rules& rules);

/// Plays by a policy, for whichever seat has to act. Not for use from two threads at once.
class Player {
public:
    /// The rules have to outlive the player.
    Player(const Policy& policy, const Rules& rules) : m_policy(policy), m_rules(rules) {}

    /// A new game. What the player leaves to chance follows from this number and from what it sees.
    void begin(std::uint64_t seed) { m_rng = Rng(seed); }
    /// A legal step from what the acting seat may see. Precondition: the game is not over.
    [[nodiscard]] Action choose(const State& state) {
        return m_policy.kind == Policy::Kind::Random ? randomStep(state, m_rules, m_rng) : greedyStep(state, m_rules);
    }

private:
    Policy m_policy;
    const Rules& m_rules;
    Rng m_rng;
};

} // namespace blattwerk::engine::fahnenturnier
