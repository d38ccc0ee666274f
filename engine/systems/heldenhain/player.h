#pragma once

#include "engine/systems/heldenhain/farsighted.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/heuristic.h"
#include "engine/systems/heldenhain/policy.h"
#include "engine/systems/heldenhain/search.h"

#include <cstdint>
#include <optional>

namespace blattwerk::engine::heldenhain {

/// Plays by a policy, for whichever side has to act. Made once and used for many games: no allocation after the
/// construction. Not for use from two threads at once.
template<class L>
class Player {
public:
    /// The rules have to outlive the player.
    Player(const Policy& policy, const Rules& rules);

    /// A new game. What the player leaves to chance follows from this number and from what it sees.
    void begin(std::uint64_t seed);
    /// A legal step from what the acting side may see. Precondition: the game is not over. A stop makes the search
    /// decide at once; the others are quick anyway.
    [[nodiscard]] Action choose(const State<L>& state, const std::stop_token& stop = {});
    /// The same step, and what the player thought before it took it.
    [[nodiscard]] Action explain(const State<L>& state, Thoughts& thoughts, const std::stop_token& stop = {});

private:
    Policy m_policy;
    const Rules& m_rules;
    Rng m_rng;
    std::optional<HeuristicPlayer<L>> m_heuristic;
    std::optional<FarsightedPlayer<L>> m_farsighted;
    std::optional<SearchPlayer<L>> m_search;
};

} // namespace blattwerk::engine::heldenhain
