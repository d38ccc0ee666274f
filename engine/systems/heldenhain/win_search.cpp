#include "engine/systems/heldenhain/win_search.h"

#include "engine/systems/heldenhain/queries.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

/// Positions looked at for one decision.
constexpr int kNodes = 400;
constexpr int kDepth = 16;

} // namespace

template<class L>
std::optional<Action> WinSearch<L>::find(const State& state) {
    m_side = state.active;
    m_nodes = 0;
    if (reach(state) < m_rules.parameters.pointsToWin - state.sides[m_side].points) {
        return std::nullopt;
    }
    ActionList list;
    Duel<L>::legal(state, m_rules, list);
    for (const Action step : list) {
        if (!helps(state, step)) {
            continue;
        }
        State after = state;
        NullSink none;
        Duel<L>::apply(after, m_rules, step, none);
        if (wins(after, 1)) {
            return step;
        }
    }
    return std::nullopt;
}

template<class L>
bool WinSearch<L>::wins(const State& state, int depth) {
    if (state.over()) {
        return state.winner == (m_side == 0 ? Winner::SideA : Winner::SideB);
    }
    if (state.active != m_side || depth > kDepth || ++m_nodes > kNodes ||
        reach(state) < m_rules.parameters.pointsToWin - state.sides[m_side].points) {
        return false;
    }
    ActionList list;
    Duel<L>::legal(state, m_rules, list);
    NullSink none;
    if (state.decision != DecisionKind::None && state.decider != m_side) {
        // What the other side answers hardly ever matters here; it must not stand in the way of a certain win.
        for (const Action answer : list) {
            State after = state;
            Duel<L>::apply(after, m_rules, answer, none);
            if (!wins(after, depth + 1)) {
                return false;
            }
        }
        return true;
    }
    for (const Action step : list) {
        if (!helps(state, step)) {
            continue;
        }
        State after = state;
        Duel<L>::apply(after, m_rules, step, none);
        if (wins(after, depth + 1)) {
            return true;
        }
    }
    return false;
}

template<class L>
bool WinSearch<L>::helps(const State& state, Action step) const {
    const SideState<L>& own = state.sides[m_side];
    switch (step.kind) {
    case ActionKind::Collect:
        return Queries<L>(state, m_rules).pointValue(figureRef(m_side, step.a)) > 0;
    case ActionKind::Play:
        return m_values[step.a].points > 0;
    case ActionKind::UseHq:
        return m_values[own.hq].points > 0;
    case ActionKind::UseAssist:
        return m_values[own.assists[step.a].card].points > 0;
    case ActionKind::Distract:
    case ActionKind::UseExhaust:
        return m_values[own.field[step.a].card].points > 0;
    case ActionKind::Choose:
        return true;
    default:
        return false;
    }
}

template<class L>
int WinSearch<L>::reach(const State& state) const {
    const SideState<L>& own = state.sides[m_side];
    const Queries<L> queries(state, m_rules);
    int sum = 0;
    int collects[L::kField] = {};
    for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
        const Figure<L>& figure = own.field[slot];
        sum += m_values[figure.card].points;
        for (const typename L::Card equipment : figure.equipment) {
            sum += equipment != State::kNoCard ? m_values[equipment].points : 0;
        }
        if (figure.stance.ready() && !figure.stance.waiting()) {
            collects[slot] = queries.pointValue(figureRef(m_side, slot));
        }
    }
    std::sort(collects, collects + own.fieldCount, [](int a, int b) { return a > b; });
    for (std::size_t i = 0; i < std::min<std::size_t>(state.ap, own.fieldCount); ++i) {
        sum += collects[i];
    }
    if (state.frame.active != 0) {
        sum += m_values[m_rules.abilities[state.frame.entry.ability].card].points;
    }
    if (state.phase == Phase::Play || state.permitCount > 0) {
        for (std::size_t i = 0; i < own.handCount; ++i) {
            const auto card = own.hand(i);
            sum += m_rules.cards[card].cost <= own.energy + 2 ? m_values[card].points : 0;
        }
        sum += own.hq != State::kNoCard ? m_values[own.hq].points : 0;
    }
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        sum += own.assists[i].stance.ready() ? m_values[own.assists[i].card].points : 0;
    }
    return sum;
}

template class WinSearch<Small>;
template class WinSearch<Large>;

} // namespace blattwerk::engine::heldenhain
