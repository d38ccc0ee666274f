#include "engine/systems/heldenhain/player.h"

#include "engine/systems/heldenhain/players.h"

namespace blattwerk::engine::heldenhain {

template<class L>
Player<L>::Player(const Policy& policy, const Rules& rules) : m_policy(policy),
                                                              m_rules(rules) {
    if (policy.kind == Policy::Kind::Heuristic && policy.strength == Policy::Strength::Stark) {
        m_farsighted.emplace(rules, policy);
    } else if (policy.kind == Policy::Kind::Heuristic) {
        m_heuristic.emplace(rules, policy);
    }
    if (policy.kind == Policy::Kind::Search) {
        m_search.emplace(rules, policy);
    }
}

template<class L>
void Player<L>::begin(std::uint64_t seed) {
    m_rng = Rng(seed);
    if (m_heuristic) {
        m_heuristic->begin(seed);
    }
    if (m_farsighted) {
        m_farsighted->begin(seed);
    }
    if (m_search) {
        m_search->begin(seed);
    }
}

template<class L>
Action Player<L>::choose(const State<L>& state, const std::stop_token& stop) {
    switch (m_policy.kind) {
    case Policy::Kind::Random:
        return randomStep<L>(state, m_rules, m_rng);
    case Policy::Kind::Greedy:
        return GreedyPlayer<L>().choose(state, m_rules);
    case Policy::Kind::Search:
        return m_search->choose(state, nullptr, stop);
    case Policy::Kind::Heuristic:
        break;
    }
    return m_farsighted ? m_farsighted->choose(state) : m_heuristic->choose(state);
}

template<class L>
Action Player<L>::explain(const State<L>& state, Thoughts& thoughts, const std::stop_token& stop) {
    if (m_policy.kind == Policy::Kind::Heuristic) {
        return m_farsighted ? m_farsighted->choose(state, &thoughts) : m_heuristic->choose(state, &thoughts);
    }
    if (m_policy.kind == Policy::Kind::Search) {
        return m_search->choose(state, &thoughts, stop);
    }
    const Action step = choose(state);
    thoughts.push_back({step, 0, {}});
    return step;
}

template class Player<Small>;
template class Player<Large>;

} // namespace blattwerk::engine::heldenhain
