#include "engine/systems/heldenhain/player.h"

#include "engine/systems/heldenhain/players.h"

namespace blattwerk::engine::heldenhain {

template<class L>
void Player<L>::begin(std::uint64_t seed) {
    m_rng = Rng(seed);
}

template<class L>
Action Player<L>::choose(const State<L>& state) {
    switch (m_policy.kind) {
    case Policy::Kind::Random:
        return randomStep<L>(state, m_rules, m_rng);
    case Policy::Kind::Greedy:
        break;
    }
    return GreedyPlayer<L>().choose(state, m_rules);
}

template class Player<Small>;
template class Player<Large>;

} // namespace blattwerk::engine::heldenhain
