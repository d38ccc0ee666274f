#pragma once

#include "engine/systems/heldenhain/card_values.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/temperament.h"

namespace blattwerk::engine::heldenhain {

/// What a temperament does by habit, whatever a step is worth (section 7.3): which plays it forbids itself, what it
/// does for the Mannschaft, what it saves for.
template<class L>
class Habits {
public:
    using State = heldenhain::State<L>;

    /// All arguments have to outlive the habits.
    Habits(const State& state, const Rules& rules, const CardValue* values, const Temperament& mind, int side)
        : m_state(state),
          m_rules(rules),
          m_values(values),
          m_mind(mind),
          m_side(side) {}

    [[nodiscard]] bool allows(Action step) const;
    /// For a Mannschaft that a play has completed.
    [[nodiscard]] int crewBonus(const State& after) const;
    /// Who saves for a dear card gives nothing away that it will need next turn.
    [[nodiscard]] int savingCost(Action step) const;

private:
    [[nodiscard]] bool findsWorthyTarget() const;

    const State& m_state;
    const Rules& m_rules;
    const CardValue* m_values;
    const Temperament& m_mind;
    int m_side;
};

} // namespace blattwerk::engine::heldenhain
