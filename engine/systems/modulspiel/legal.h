#pragma once

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/values.h"

#include <bitset>

namespace blattwerk::engine::modulspiel {

/// What may be done in a position, and the single questions behind it. Looks only at what the side to act may see, so
/// it answers the same for its view.
class Legality {
public:
    Legality(const State& state, const Rules& rules) : m_s(state), m_r(rules), m_values(state, rules) {}

    void list(ActionList& out) const;
    /// Also knows plays with their whole payment.
    [[nodiscard]] bool allows(Action step) const;

    [[nodiscard]] bool isFree(std::size_t module) const { return m_s.moduleOwner[module] == kNowhere; }
    [[nodiscard]] bool isInHand(int side, CardNo card) const;
    [[nodiscard]] bool isOnReserve(int side, CardNo card) const;
    [[nodiscard]] bool isOnDisplay(int side, CardNo card) const;
    [[nodiscard]] const Display& display(int side) const {
        return m_s.displays[m_r.parameters.displayShared ? 0 : side];
    }
    [[nodiscard]] bool mayLieAt(CardNo card, std::size_t place) const {
        return (unsigned{m_r.info(card).places} >> place & 1U) != 0;
    }
    /// Whether the hand without the card can pay its effort (MOD-R19).
    [[nodiscard]] bool canPay(int side, CardNo card) const {
        return m_s.sides[side].handCount > m_values.effort(side, card);
    }
    /// Whether the mask pays the effort exactly, with other cards.
    [[nodiscard]] bool pays(int side, CardNo card, std::uint32_t mask) const;
    /// MOD-R20, but for the effort.
    [[nodiscard]] bool fitsOver(int side, CardNo card, Spot spot) const;
    [[nodiscard]] bool mayUse(int side, CardNo certificate) const;
    [[nodiscard]] const Values& values() const { return m_values; }
    /// Places that an instruction offers for its next card.
    [[nodiscard]] bool offersPlace(std::size_t place) const;
    /// Cards that may still be chosen for the running instruction.
    [[nodiscard]] SpotSet targets() const;
    /// The abilities of the group that is next among which the side that orders has to choose.
    [[nodiscard]] std::bitset<kMostWaiting> orderable(int side, std::uint16_t group) const;

    /// Calls visit(card) once for each different card of a side's hand but the ones to skip, in the order of arrival:
    /// copies count as one as long as the same of their texts are used up.
    template<typename Skip, typename Visit>
    void eachOfHand(int side, Skip skip, Visit visit) const {
        const SideState& own = m_s.sides[side];
        const auto cardAt = [&](std::size_t at) { return skip(own.hand(at)) ? kNoCard : own.hand(at); };
        for (std::size_t i = 0; i < own.handCount; ++i) {
            if (const CardNo card = cardAt(i); card != kNoCard && isFirstCopy(card, i, cardAt)) {
                visit(card);
            }
        }
    }

private:
    template<typename CardAt>
    [[nodiscard]] bool isFirstCopy(CardNo card, std::size_t end, CardAt cardAt) const {
        if (card >= m_r.instances.size()) {
            return true;
        }
        for (std::size_t i = 0; i < end; ++i) {
            const CardNo other = cardAt(i);
            if (other < m_r.instances.size() && m_r.instances[other].card == m_r.instances[card].card &&
                m_s.marks[other] == m_s.marks[card]) {
                return false;
            }
        }
        return true;
    }
    void drafts(ActionList& out) const;
    void turn(ActionList& out) const;
    void purchases(ActionList& out) const;
    void choices(ActionList& out) const;
    void cards(ActionList& out, DecisionKind kind) const;

    const State& m_s;
    const Rules& m_r;
    Values m_values;
};

} // namespace blattwerk::engine::modulspiel
