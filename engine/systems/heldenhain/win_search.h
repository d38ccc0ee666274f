#pragma once

#include "engine/systems/heldenhain/card_values.h"
#include "engine/systems/heldenhain/game.h"

#include <optional>

namespace blattwerk::engine::heldenhain {

/// Looks for a line that wins in the present turn: depth first over the actions, plays and answers that can bring
/// points. Works without allocation.
template<class L>
class WinSearch {
public:
    using State = heldenhain::State<L>;

    WinSearch(const Rules& rules, const CardValue* values) : m_rules(rules), m_values(values) {}

    /// The first step of such a line. Precondition: it is the side's turn, and the position holds no hidden cards.
    [[nodiscard]] std::optional<Action> find(const State& state);

private:
    [[nodiscard]] bool wins(const State& state, int depth);
    /// Points that the rest of the turn brings at most, a rough bound.
    [[nodiscard]] int reach(const State& state) const;
    [[nodiscard]] bool helps(const State& state, Action step) const;

    const Rules& m_rules;
    const CardValue* m_values;
    int m_side = 0;
    int m_nodes = 0;
};

} // namespace blattwerk::engine::heldenhain
