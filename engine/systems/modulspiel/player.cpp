#include "engine/systems/modulspiel/player.h"

#include "engine/systems/modulspiel/players.h"

namespace blattwerk::engine::modulspiel {

void Player::begin(std::uint64_t seed) {
    m_rng = Rng(seed);
    m_taste = seed;
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
    return solideStep(state, m_rules, m_taste, thoughts);
}

Action Player::choose(const State& state, const std::stop_token& stop) {
    return decide(state, nullptr, stop);
}

Action Player::explain(const State& state, Thoughts& thoughts, const std::stop_token& stop) {
    return decide(state, &thoughts, stop);
}

} // namespace blattwerk::engine::modulspiel
