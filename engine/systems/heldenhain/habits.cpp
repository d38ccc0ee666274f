#include "engine/systems/heldenhain/habits.h"

#include "engine/systems/heldenhain/valuation.h"

namespace blattwerk::engine::heldenhain {

template<class L>
bool Habits<L>::allows(Action step) const {
    if (step.kind != ActionKind::Play) {
        return true;
    }
    constexpr int kSavingTurn = 3;
    const SideState<L>& own = m_state.sides[m_side];
    const CardInfo& info = m_rules.cards[step.a];
    const bool keepsOne = m_mind.saving == Temperament::Saving::KeepsOne && own.hq == State::kNoCard &&
                          m_state.ownTurn(m_side) >= kSavingTurn && info.type != CardType::Headquarters;
    if (keepsOne && Queries<L>(m_state, m_rules).cost(m_side, step.a) == own.energy) {
        return false;
    }
    const bool waits = m_mind.harmTarget > 0 && m_values[step.a].exhausts && info.type == CardType::ActionCard;
    return !waits || findsWorthyTarget();
}

template<class L>
bool Habits<L>::findsWorthyTarget() const {
    const Valuation<L> valuation(m_state, m_rules, m_values, m_side);
    const SideState<L>& its = m_state.sides[1 - m_side];
    for (std::size_t slot = 0; slot < its.fieldCount; ++slot) {
        if (its.field[slot].stance.ready() && valuation.worth(1 - m_side, slot) >= m_mind.harmTarget) {
            return true;
        }
    }
    return false;
}

template<class L>
int Habits<L>::crewBonus(const State& after) const {
    constexpr int kLeast = 3;
    constexpr int kMost = 5;
    if (m_mind.crewBonus == 0 || after.active != m_side) {
        return 0;
    }
    const int was = Queries<L>(m_state, m_rules).crew(m_side);
    const int now = Queries<L>(after, m_rules).crew(m_side);
    return now > was && now >= kLeast && now <= kMost ? m_mind.crewBonus : 0;
}

template<class L>
int Habits<L>::savingCost(Action step) const {
    constexpr int kDear = 3;
    constexpr int kCost = 30;
    if (m_mind.saving != Temperament::Saving::DearCards || step.kind != ActionKind::Play) {
        return 0;
    }
    const SideState<L>& own = m_state.sides[m_side];
    const int spent = m_rules.cards[step.a].cost;
    const int next = own.energy + m_rules.parameters.energyGain;
    for (std::size_t i = 0; spent > 0 && i < own.handCount; ++i) {
        const int cost = m_rules.cards[own.hand(i)].cost;
        if (own.hand(i) != step.a && cost >= kDear && cost > own.energy && cost <= next && cost > next - spent) {
            return kCost;
        }
    }
    return 0;
}

template class Habits<Small>;
template class Habits<Large>;

} // namespace blattwerk::engine::heldenhain
