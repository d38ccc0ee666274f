#include "engine/systems/fahnenturnier/players.h"
#include "engine/systems/fahnenturnier/solide.h"

namespace blattwerk::engine::fahnenturnier {

Player::Player(const Policy& policy, const Rules& rules)
    : m_policy(policy),
      m_rules(rules),
      m_ratings(std::make_shared<CardRatings>(rules)),
      m_search(rules, *m_ratings, policy.playouts) {}

void Player::begin(std::uint64_t seed) {
    m_rng = Rng(seed);
    m_search.begin(seed);
}

Action Player::decide(const State& state, Thoughts* thoughts, const std::stop_token& stop) {
    switch (m_policy.kind) {
    case Policy::Kind::Random:
        return randomStep(state, m_rules, m_rng);
    case Policy::Kind::Greedy:
        return greedyStep(state, m_rules);
    case Policy::Kind::Search:
        return m_search.choose(state, thoughts, stop);
    case Policy::Kind::Solide:
        break;
    }
    return solideStep(state, m_rules, *m_ratings, thoughts);
}

} // namespace blattwerk::engine::fahnenturnier
