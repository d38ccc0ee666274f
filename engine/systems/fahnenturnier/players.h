#pragma once

#include "engine/systems/fahnenturnier/search.h"
#include "engine/systems/policy.h"

#include <memory>
#include <stop_token>

namespace blattwerk::engine::fahnenturnier {

/// Any listed step, all equally likely. Precondition: the game is not over.
[[nodiscard]] Action randomStep(const State& state, const Rules& rules, Rng& rng);

/// Takes what is worth most at once: the strongest cards, the answer after which the match stands best. Knows only
/// what the acting seat may see.
[[nodiscard]] Action greedyStep(const State& state, const Rules& rules);

/// Plays by a policy, for whichever seat has to act. No allocation while it plays. Not for use from two threads at
/// once.
class Player {
public:
    /// The rules have to outlive the player.
    Player(const Policy& policy, const Rules& rules);

    /// A new game. What the player leaves to chance follows from this number and from what it sees.
    void begin(std::uint64_t seed);
    /// A legal step from what the acting seat may see. Precondition: the game is not over. A stop makes the search
    /// decide at once.
    [[nodiscard]] Action choose(const State& state, const std::stop_token& stop = {}) {
        return decide(state, nullptr, stop);
    }
    /// The same step, and what the player thought before it took it.
    [[nodiscard]] Action explain(const State& state, Thoughts& thoughts, const std::stop_token& stop = {}) {
        return decide(state, &thoughts, stop);
    }

private:
    Action decide(const State& state, Thoughts* thoughts, const std::stop_token& stop);

    Policy m_policy;
    const Rules& m_rules;
    std::shared_ptr<const CardRatings> m_ratings;
    SearchPlayer m_search;
    Rng m_rng;
};

} // namespace blattwerk::engine::fahnenturnier
