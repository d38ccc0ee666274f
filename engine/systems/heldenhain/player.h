#pragma once

#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/policy.h"

#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// Plays by a policy, for whichever side has to act. Made once and used for many games: no allocation after the
/// construction. Not for use from two threads at once.
template<class L>
class Player {
public:
    /// The rules have to outlive the player.
    Player(const Policy& policy, const Rules& rules) : m_policy(policy), m_rules(rules) {}

    /// A new game. What the player leaves to chance follows from this number and from what it sees.
    void begin(std::uint64_t seed);
    /// A legal step from what the acting side may see. Precondition: the game is not over.
    [[nodiscard]] Action choose(const State<L>& state);

private:
    Policy m_policy;
    const Rules& m_rules;
    Rng m_rng;
};

} // namespace blattwerk::engine::heldenhain
