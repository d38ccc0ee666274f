#pragma once

#include "engine/systems/ikonen/rules.h"
#include "engine/systems/ikonen/state.h"
#include "engine/systems/ikonen/values.h"

namespace blattwerk::engine::ikonen {

/// What may be done in a position, and the single questions behind it. Looks only at what the side to act may see, so
/// it answers the same for its view.
class Legality {
public:
    Legality(const State& state, const Rules& rules) : m_state(state), m_rules(rules), m_values(state, rules) {}

    void list(ActionList& out) const;

    [[nodiscard]] bool hasRoom() const;
    /// An Ikone of the hand must be placed before the step can be left (IKO-A17).
    [[nodiscard]] bool mustPlace() const;
    [[nodiscard]] bool mayPlaceMore() const;
    /// Rules of that turn allow a draw (IKO-A24).
    [[nodiscard]] bool drawIsDue() const;
    [[nodiscard]] bool mustDraw() const { return !m_rules.parameters.drawOptional && drawIsDue(); }
    [[nodiscard]] bool attackStepExists() const;
    [[nodiscard]] bool mayAttach(CardNo card, Spot place) const;
    [[nodiscard]] bool hasRoom(const PlacedIcon& icon) const;
    [[nodiscard]] bool mayAttack(std::size_t slot, std::size_t target, Value value) const;

private:
    void choices(ActionList& out) const;
    void places(ActionList& out) const;
    void attachments(ActionList& out) const;
    void attacks(ActionList& out) const;
    void prizes(ActionList& out) const;
    /// Calls visit(card) once for each different card of a side's hand, in the order of arrival.
    template<typename Visit>
    void eachOfHand(int side, Visit visit) const;

    const State& m_state;
    const Rules& m_rules;
    Values m_values;
};

} // namespace blattwerk::engine::ikonen
