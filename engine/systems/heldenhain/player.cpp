#include "engine/systems/heldenhain/player.h"

#include "engine/systems/heldenhain/players.h"

namespace blattwerk::engine::heldenhain {

template<class L>
Player<L>::Player(const Policy& policy, const Rules& rules) : m_policy(policy),
                                                              m_rules(rules) {
    if (policy.kind == Policy::Kind::Heuristic || policy.kind == Policy::Kind::Search) {
        m_heuristic.emplace(rules, policy);
    }
}

template<class L>
void Player<L>::begin(std::uint64_t seed) {
    m_rng = Rng(seed);
    if (m_heuristic) {
        m_heuristic->begin(seed);
    }
}

template<class L>
Action Player<L>::choose(const State<L>& state) {
    switch (m_policy.kind) {
    case Policy::Kind::Random:
        return randomStep<L>(state, m_rules, m_rng);
    case Policy::Kind::Greedy:
        return GreedyPlayer<L>().choose(state, m_rules);
    case Policy::Kind::Heuristic:
    case Policy::Kind::Search:
        break;
    }
    return m_heuristic->choose(state);
}

template<class L>
Action Player<L>::explain(const State<L>& state, Thoughts& thoughts) {
    if (m_policy.kind == Policy::Kind::Heuristic) {
        return m_heuristic->choose(state, &thoughts);
    }
    const Action step = choose(state);
    thoughts.push_back({step, 0, {}});
    return step;
}

template class Player<Small>;
template class Player<Large>;

} // namespace blattwerk::engine::heldenhain
