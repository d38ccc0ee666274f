#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/systems/modulspiel/rules.h"
#include "engine/systems/modulspiel/state.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::modulspiel {

struct SideTotals {
    std::array<int, kPlaceCount> total;
    std::array<int, kPlaceCount> threshold;
};

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
    [[nodiscard]] int threshold(int side, std::size_t place) const { return threshold(place, changes(side, true)); }
    /// Totals and thresholds of all places of a side, in one look over its cards.
    [[nodiscard]] SideTotals totals(int side) const;
    [[nodiscard]] int effort(int side, CardNo card) const { return effort(side, card, effortChange(side)); }
    [[nodiscard]] int price(int side, CardNo card) const { return price(card, priceCut(side)); }
    /// The parts of effort and price that are the same for all cards of a side, for those who ask for many.
    [[nodiscard]] int effortChange(int side) const;
    [[nodiscard]] int priceCut(int side) const;
    [[nodiscard]] int effort(int side, CardNo card, int change) const {
        return std::max(0, m_r.info(card).effort + m_s.sides[side].nextEffort + change);
    }
    [[nodiscard]] int price(CardNo card, int cut) const { return std::max(0, m_r.info(card).price - cut); }

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
    /// What the permanent rules of a side change in its field.
    struct Changes {
        std::array<int, kPlaceCount> coffee{};
        std::array<int, kPlaceCount> open{};
        std::array<int, kPlaceCount> total{};
        std::array<int, kPlaceCount> threshold{};
        std::array<int, kSpots / 2> card{};
        std::array<int, kSpots / 2> exploited{}; ///< worth of a stressor on the card instead of its own
        std::uint32_t exploits = 0;              ///< bits of the cards that have such a worth
    };

    [[nodiscard]] Changes changes(int side, bool conditional) const;
    /// Of the card in that place, the number `at` among those of its side.
    [[nodiscard]] int resilience(const TopCard& card, std::size_t place, std::size_t at, const Changes& changes) const;
    [[nodiscard]] int total(int side, std::size_t place, const Changes& changes) const;
    [[nodiscard]] int threshold(std::size_t place, const Changes& changes) const {
        return std::max(1, m_r.parameters.stampThreshold - changes.threshold[place]);
    }
    [[nodiscard]] int total(int side, std::size_t place, bool conditional) const {
        return total(side, place, changes(side, conditional));
    }
    [[nodiscard]] bool holds(const Condition& condition, const Source& source, bool conditional) const;

    /// Whether the card has the quality; of those that compare resilience byResilience() decides.
    [[nodiscard]] bool hasQuality(const Filter& filter, const TopCard& card) const;
    [[nodiscard]] SpotSet byResilience(const Filter& filter, SpotSet among) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::modulspiel
