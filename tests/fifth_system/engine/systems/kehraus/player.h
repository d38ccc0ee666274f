#pragma once

#include "tests/fifth_system/engine/systems/kehraus/game.h"

#include "engine/play/thoughts.h"
#include "engine/systems/policy.h"

#include <vector>

namespace blattwerk::engine::kehraus {

/// Plays a side from what it sees. `solide` and `greedy` take the step that leads by most points at once, solide with
/// an eye on the cards in hand; `random` takes any. There is no search here.
class Player {
public:
    Player(Policy policy, const Rules& rules) : m_policy(policy), m_r(&rules) {}

    void begin(std::uint64_t seed) { m_rng = Rng(seed); }
    [[nodiscard]] Action choose(const State& state);
    [[nodiscard]] Action explain(const State& state, std::vector<ConsideredStep<Action>>& thoughts);

private:
    /// Lead after the step, in hundredths of a point.
    [[nodiscard]] int worth(const State& seen, Action step) const;

    Policy m_policy;
    const Rules* m_r;
    Rng m_rng;
};

} // namespace blattwerk::engine::kehraus
