#include "engine/systems/heldenhain/judgement.h"

#include "engine/systems/heldenhain/valuation.h"

#include <limits>

namespace blattwerk::engine::heldenhain {

namespace {

/// Answers that follow one step.
constexpr int kAnswers = 16;
/// A voluntary price is worth what it buys: its answers are followed that far.
constexpr int kDepth = 3;
constexpr int kCrew = 3;

} // namespace

StepKind stepKindOf(Action step) {
    switch (step.kind) {
    case ActionKind::Play:
        return StepKind::Play;
    case ActionKind::Collect:
        return StepKind::Collect;
    case ActionKind::Distract:
        return StepKind::Distract;
    case ActionKind::UseAssist:
    case ActionKind::UseExhaust:
    case ActionKind::UseHq:
        return StepKind::Use;
    default:
        return StepKind::Other;
    }
}

template<class L>
Judgement<L>::Judgement(const State& state, const Rules& rules, const CardValue* values, const Temperament& temperament,
                        int side)
    : m_state(state),
      m_rules(rules),
      m_values(values),
      m_temperament(temperament),
      m_side(side),
      m_crew(Queries<L>(state, rules).crew(side) >= kCrew),
      m_before(Valuation<L>(state, rules, values, side).terms(temperament, m_crew)) {}

template<class L>
Terms Judgement<L>::change(Action step, StepKind kind) {
    NullSink none;
    m_after = m_state;
    Duel<L>::apply(m_after, m_rules, step, none);
    settle(m_after, kind);
    const Terms now = Valuation<L>(m_after, m_rules, m_values, m_side).terms(m_temperament, m_crew);
    return weighted(m_before, now, kind, m_temperament, m_crew);
}

template<class L>
int Judgement<L>::worth(const State& state) const {
    return sumOf(Valuation<L>(state, m_rules, m_values, m_side).terms(m_temperament, m_crew));
}

/// The own side decides as it feels; the other one wants what is worst for it.
template<class L>
int Judgement<L>::felt(const State& state, StepKind kind, int decider) const {
    const Terms now = Valuation<L>(state, m_rules, m_values, m_side).terms(m_temperament, m_crew);
    return decider == m_side ? sumOf(weighted(m_before, now, kind, m_temperament, m_crew)) : -sumOf(now);
}

template<class L>
void Judgement<L>::settle(State& state, StepKind kind, int depth) const {
    NullSink none;
    for (int answers = 0; answers < kAnswers && state.decision != DecisionKind::None && !state.over(); ++answers) {
        ActionList list;
        Duel<L>::legal(state, m_rules, list);
        if (list.size() == 1) {
            Duel<L>::apply(state, m_rules, list[0], none);
            continue;
        }
        if (asksForCard(list)) {
            const bool away = state.decision == DecisionKind::Discard || state.decision == DecisionKind::HandLimit;
            Duel<L>::apply(state, m_rules, byKeep(list, m_values, !away), none);
            continue;
        }
        const bool follow =
            depth < kDepth && (state.decision == DecisionKind::Optional || state.decision == DecisionKind::Option);
        const State before = state;
        int best = std::numeric_limits<int>::min();
        for (const Action answer : list) {
            State after = before;
            Duel<L>::apply(after, m_rules, answer, none);
            if (follow) {
                settle(after, kind, depth + 1);
            }
            if (const int value = felt(after, kind, before.decider); value > best) {
                best = value;
                state = after;
            }
        }
    }
}

template<class L>
bool Judgement<L>::asksForCard(const ActionList& offered) {
    return offered[0].kind == ActionKind::Choose && offered[0].a == static_cast<std::uint16_t>(ChoiceKind::Card);
}

template<class L>
Action Judgement<L>::byKeep(const ActionList& offered, const CardValue* values, bool most) {
    Action best = offered[0];
    int bestKeep = std::numeric_limits<int>::min();
    for (const Action answer : offered) {
        if (answer.a != static_cast<std::uint16_t>(ChoiceKind::Card)) {
            continue;
        }
        const int keep = most ? values[answer.b].keep : -values[answer.b].keep;
        if (keep > bestKeep) {
            bestKeep = keep;
            best = answer;
        }
    }
    return best;
}

template class Judgement<Small>;
template class Judgement<Large>;

} // namespace blattwerk::engine::heldenhain
