#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/systems/modulspiel/rules.h"
#include "engine/systems/modulspiel/state.h"

namespace blattwerk::engine::modulspiel {

/// What is worked out of a position and never stored (MOD-D2): resilience, totals, costs, conditions, targets. Looks at
/// nothing that one of the sides may not see, so views give the same answers.
class Values {
public:
    Values(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    /// Of a card in the field, at least 0 (MOD-R42 to R44, R47, S1, S4).
    [[nodiscard]] int resilience(Spot spot) const;
    /// MOD-R12, D2.
    [[nodiscard]] int total(int side, std::size_t place) const { return total(side, place, true); }
    /// Resilience that the side needs there for a stamp (MOD-R63, V36d).
    [[nodiscard]] int threshold(int side, std::size_t place) const;
    [[nodiscard]] int effort(int side, CardNo card) const;
    [[nodiscard]] int price(int side, CardNo card) const;

    [[nodiscard]] bool holds(const Condition& condition, const Source& source) const {
        return holds(condition, source, true);
    }
    /// Cards in the field that the words describe.
    [[nodiscard]] SpotSet candidates(const Filter& filter, const Source& source) const;
    /// Whether a place at which something is fits the words, seen from another place.
    [[nodiscard]] static bool fits(Place words, std::size_t place, std::uint8_t here);

    /// Places for cards that are not taken (mod_slots; mod_tool_place=OWN_SLOT).
    [[nodiscard]] int freeSlots(int side, std::size_t place) const;
    [[nodiscard]] bool hasToolRoom(int side, std::size_t place) const;
    [[nodiscard]] int toolCount(int side, std::size_t place) const;
    [[nodiscard]] int coffeeBreaks(int side) const;
    [[nodiscard]] int counted(Counted what, int side, Spot spot) const;
    /// Whether a text of that card tells what happens at its aftermath.
    [[nodiscard]] bool hasAftermath(CardNo card) const {
        return (m_r.info(card).triggers & bitOf(Trigger::Aftermath)) != 0;
    }
    /// Whether the card fits the words for cards of a discard pile.
    [[nodiscard]] bool fits(PileKind kind, CardNo card) const;

private:
    /// Calls visit(rule, source, spot or kNoSpot) for the side's permanent rules in force (MOD-V9). Without
    /// `conditional` those are left out that ask for totals.
    template<typename Visit>
    void eachRule(int side, bool conditional, Visit visit) const;
    [[nodiscard]] int resilience(Spot spot, bool conditional) const;
    [[nodiscard]] int total(int side, std::size_t place, bool conditional) const;
    [[nodiscard]] bool holds(const Condition& condition, const Source& source, bool conditional) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::modulspiel
