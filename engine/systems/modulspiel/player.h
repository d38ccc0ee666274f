#pragma once

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/search.h"
#include "engine/systems/policy.h"

namespace blattwerk::engine::modulspiel {

/// Plays by a policy, for whichever side has to act. No allocation. Not for use from two threads at once.
class Player {
public:
    /// The rules have to outlive the player.
    Player(const Policy& policy, const Rules& rules)
        : m_policy(policy),
          m_rules(rules),
          m_search(rules, policy.playouts) {}

    /// A new game. What the player leaves to chance follows from this number and from what it sees.
    void begin(std::uint64_t seed);
    /// A legal step from what the acting side may see. Precondition: the game is not over. A stop makes the search
    /// decide at once.
    [[nodiscard]] Action choose(const State& state, const std::stop_token& stop = {});
    /// The same step, and what the player thought before it took it.
    [[nodiscard]] Action explain(const State& state, Thoughts& thoughts, const std::stop_token& stop = {});

private:
    Action decide(const State& state, Thoughts* thoughts, const std::stop_token& stop);

    Policy m_policy;
    const Rules& m_rules;
    Rng m_rng;
    std::uint64_t m_taste = 0; ///< in the draft
    SearchPlayer m_search;
};

} // namespace blattwerk::engine::modulspiel
