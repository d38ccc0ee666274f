#pragma once

#include "engine/systems/heldenhain/card_values.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/terms.h"

namespace blattwerk::engine::heldenhain {

/// How a player with a temperament judges steps from one position: carries a step out on a copy, gives the answers
/// that follow and weighs the change of worth. Works without allocation.
template<class L>
class Judgement {
public:
    using State = heldenhain::State<L>;

    /// The position must not hold hidden cards. All arguments have to outlive the judgement.
    Judgement(const State& state, const Rules& rules, const CardValue* values, const Temperament& temperament,
              int side);

    [[nodiscard]] const State& position() const { return m_state; }
    /// The worth of the position itself.
    [[nodiscard]] const Terms& before() const { return m_before; }
    /// Whether Mannschaft 3 stands.
    [[nodiscard]] bool crew() const { return m_crew; }
    /// Measures what follows against ending the turn here, where nothing is to be hoped of it any more.
    void measureAgainstEnd() { m_before[static_cast<std::size_t>(Term::Prospect)] = 0; }

    /// The change that the step brings, term by term.
    [[nodiscard]] Terms change(Action step, StepKind kind);
    /// The position after the last step of `change`.
    [[nodiscard]] const State& after() const { return m_after; }
    /// Gives all answers that are open, as the sides would.
    void settle(State& state, StepKind kind, int depth = 0) const;
    /// The plain worth of a position for the side.
    [[nodiscard]] int worth(const State& state) const;

    /// The card that its owner misses least or, with `most`, likes best; only among the offered ones.
    [[nodiscard]] static Action byKeep(const ActionList& offered, const CardValue* values, bool most);
    /// Whether all answers name cards.
    [[nodiscard]] static bool asksForCard(const ActionList& offered);

private:
    [[nodiscard]] int felt(const State& state, StepKind kind, int decider) const;

    const State& m_state;
    const Rules& m_rules;
    const CardValue* m_values;
    const Temperament& m_temperament;
    int m_side;
    bool m_crew;
    Terms m_before;
    State m_after;
};

/// Which factors go with a step.
[[nodiscard]] StepKind stepKindOf(Action step);

/// Whether the step plays a card or uses the Hauptquartier: what is done before the first action.
[[nodiscard]] constexpr bool isPlay(Action step) {
    return step.kind == ActionKind::Play || step.kind == ActionKind::UseHq;
}

} // namespace blattwerk::engine::heldenhain
