#pragma once

#include "engine/systems/heldenhain/legal.h"

namespace blattwerk::engine::heldenhain {

/// Draws a step of the list by chance, all equally likely, without listing them: it is drawn among the places that
/// steps could take, and drawn again where the place turns out empty. Only what has been drawn is asked whether it may
/// be played or used.
template<class L>
class LegalPick : private LegalActions<L> {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;
    using LegalActions<L>::LegalActions;

    [[gnu::always_inline]] Action pick(Rng& rng) {
        m_out.clear();
        if (m_s.decision != DecisionKind::None) [[unlikely]] {
            listAnswers();
            return m_out[rng.below(static_cast<std::uint32_t>(m_out.size()))];
        }
        const bool plays = mayPlay();
        if (!plays && m_s.ap == 0 && m_s.phase != Phase::Play) {
            return action(ActionKind::EndTurn);
        }
        const unsigned easyTypes = plays ? countWays() : 0U;
        const unsigned cards = plays ? placesOfHand() : 0U;
        listHq();
        const auto hq = static_cast<unsigned>(m_out.size());
        const Able able = m_s.ap > 0 ? ables() : Able{};
        const unsigned assists = m_s.ap > 0 ? m_s.sides[m_s.active].assistCount : 0U;
        const unsigned targets = countBits(able.targets);
        const unsigned actions = countBits(able.collect) + countBits(able.distract) * targets + countBits(able.exhaust);
        Rng local = rng; // stays in registers
        for (;;) {
            unsigned place = local.below(1 + hq + actions + assists + cards);
            if (place < cards) {
                const Action* const listed = m_out.end();
                if (const Action step = playAtPlace(place, easyTypes); step.kind == ActionKind::Play) {
                    rng = local;
                    return step;
                }
                m_out.setEnd(listed);
                continue;
            }
            place -= cards;
            if (place > actions + hq && !isUsable(place - actions - hq - 1)) {
                continue;
            }
            rng = local;
            return place < actions            ? actionAt(able, targets, place)
                   : place == actions         ? action(ActionKind::EndTurn)
                   : place - actions - 1 < hq ? m_out[place - actions - 1]
                                              : action(ActionKind::UseAssist, place - actions - hq - 1);
        }
    }

private:
    using typename LegalActions<L>::Able;
    using LegalActions<L>::ables;
    using LegalActions<L>::actionAt;
    using LegalActions<L>::isUsable;
    using LegalActions<L>::listAnswers;
    using LegalActions<L>::listHq;
    using LegalPlays<L>::boundCosts;
    using LegalPlays<L>::countBits;
    using LegalPlays<L>::countWays;
    using LegalPlays<L>::listPlaysOf;
    using LegalPlays<L>::mayPlay;
    using LegalPlays<L>::playAt;
    using LegalPlays<L>::m_out;
    using LegalPlays<L>::m_q;
    using LegalPlays<L>::m_s;
    using LegalPlays<L>::m_shifts;
    using LegalPlays<L>::m_ways;

    /// How many ways there are at most to play a card of that type.
    [[nodiscard]] unsigned waysOf(Card card) const {
        return card == State::kHidden ? 0U : m_ways[static_cast<std::size_t>(m_q.info(card).type)];
    }

    /// How many places the plays of all cards of the hand could take, each card as many as its type has ways.
    [[nodiscard, gnu::always_inline]] unsigned placesOfHand() const {
        const SideState<L>& own = m_s.sides[m_s.active];
        const Card* const hand = own.cards + own.pileCount;
        unsigned places = 0;
        for (std::size_t i = 0; i < own.handCount; ++i) {
            places += waysOf(hand[i]);
        }
        return places;
    }

    /// The play at one of these places; a step of another kind where there is none.
    [[nodiscard]] Action playAtPlace(unsigned place, unsigned easyTypes) {
        const SideState<L>& own = m_s.sides[m_s.active];
        const Card* card = own.cards + own.pileCount;
        for (unsigned ways = waysOf(*card); place >= ways; ways = waysOf(*++card)) {
            place -= ways;
        }
        const CardInfo& info = m_q.info(*card);
        const bool easy = (info.plainPlay & easyTypes) != 0 && m_s.phase == Phase::Play;
        if (easy && m_q.cost(m_s.active, *card) > own.energy) {
            return {};
        }
        const Card* const end = own.cards + own.pileCount + own.handCount;
        for (const Card* other = card + 1; other != end; ++other) { // copies are one candidate
            if (*other == *card) {
                return {};
            }
        }
        if (easy && (!isFigure(info.type) || (m_q.cardBits(m_s.active) >> (*card & 63U) & 1U) == 0)) {
            return playAt(*card, place);
        }
        m_q.costShifts(m_s.active, m_shifts);
        std::int16_t dearest[8];
        boundCosts(dearest);
        if (info.cost > dearest[static_cast<std::size_t>(info.type)]) {
            return {};
        }
        const std::size_t from = m_out.size();
        listPlaysOf(*card);
        return from + place < m_out.size() ? m_out[from + place] : Action{};
    }
};

} // namespace blattwerk::engine::heldenhain
