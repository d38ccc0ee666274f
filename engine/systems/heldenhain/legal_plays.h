#pragma once

#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace blattwerk::engine::heldenhain {

/// What the side at turn may play from its hand, and the checks that only some kinds of cards need.
template<class L>
class LegalPlays {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;

    LegalPlays(const State& state, const Rules& rules, ActionList& out)
        : m_s(state),
          m_r(rules),
          m_q(state, rules),
          m_out(out) {}

    /// Different cards of the hand of the side at turn that it may play now. Precondition: it may act.
    void playable(FixedVector<Card, L::kDeck>& cards) {
        m_out.clear();
        if (!mayPlay()) {
            return;
        }
        eachPlay([&](Card card, unsigned ways, unsigned easy) { cards.push_back_if(card, (ways & (0U - easy)) != 0); },
                 [&](Card card) {
                     const std::size_t before = m_out.size();
                     listPlaysOf(card);
                     cards.push_back_if(card, m_out.size() > before);
                 });
    }

    /// HEL-A42: what the card costs once that figure has left.
    [[nodiscard]] int costAfterSacrifice(Card card, FigureRef ref) const {
        if ((m_q.auras() & kAuraCost) == 0) {
            return m_q.cost(sideOf(ref), card);
        }
        State copy = m_s;
        NullSink none;
        Resolver<L, NullSink>(copy, m_r, none).removeForCost(ref);
        return Queries<L>(copy, m_r).cost(sideOf(ref), card);
    }
    /// HEL-R85, A60.
    [[nodiscard]] bool assistFits(const CardInfo& info) const {
        const SideState<L>& own = m_s.sides[m_s.active];
        return assistRoom() && !assistNameTaken(info, own);
    }
    [[nodiscard]] bool assistRoom() const {
        const SideState<L>& own = m_s.sides[m_s.active];
        return own.assistCount < L::kAssists &&
               (m_r.parameters.kiLimit == 0 || own.assistCount < m_r.parameters.kiLimit);
    }
    [[nodiscard]] bool assistNameTaken(const CardInfo& info, const SideState<L>& own) const {
        if (m_r.parameters.kiOnceScope == AssistScope::PerGame && (own.assistsPlayed >> info.assistName & 1U) != 0) {
            return true;
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            if (m_q.info(own.assists[i].card).name == info.name) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool actionPayable(const CardInfo& info, int energy) const {
        for (std::size_t i = 0; i < info.abilityCount; ++i) {
            const std::size_t number = info.firstAbility + i;
            const Ability& ability = m_r.abilities[number];
            if (ability.trigger == Trigger::Body && (ability.flags & Ability::HasPrice) != 0 &&
                !resolver().demandPayable(number, m_s.active, energy)) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool actionHasTarget(const CardInfo& info) const {
        if (!m_r.parameters.actionNeedsTarget) {
            return true;
        }
        for (std::size_t i = 0; i < info.abilityCount; ++i) {
            const std::size_t number = info.firstAbility + i;
            if (m_r.abilities[number].trigger == Trigger::Body &&
                resolver().findsTarget(number, Source::of(Source::Limbo, m_s.active))) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool assistHasTarget(std::size_t place) const {
        const int ability = m_q.abilityOf(m_s.sides[m_s.active].assists[place].card, Trigger::ExhaustAction);
        return ability >= 0 && (!m_r.parameters.actionNeedsTarget ||
                                resolver().findsTarget(static_cast<std::size_t>(ability),
                                                       Source::of(Source::AmongAssists, m_s.active, place)));
    }

protected:
    [[nodiscard]] bool mayPlay() const {
        return (m_s.phase == Phase::Play || m_s.permitCount > 0) &&
               m_s.plays < m_r.parameters.maxPlaysPerTurn; // HEL-G3
    }

    /// Calls `counted(card, ways, 1)` for each card of the hand whose ways to be played need no further question,
    /// `asked(card)` for the others that may be payable, and `counted(card, ways, 0)` for the rest. Most cards are easy
    /// or too dear; there is no branch for what nobody can foresee.
    template<typename Counted, typename Asked>
    [[gnu::always_inline]] void eachPlay(Counted&& counted, Asked&& asked) {
        const SideState<L>& own = m_s.sides[m_s.active];
        m_q.costShifts(m_s.active, m_shifts);
        std::int16_t dearest[8]; // printed cost up to which a card of the type is a candidate
        boundCosts(dearest);
        const unsigned easyTypes = countWays();
        // Bits `card & 63` of the cards that this one might be a copy of.
        std::uint64_t taken = m_q.cardBits(m_s.active);
        const Card* hand = own.cards + own.pileCount;
        for (std::size_t i = own.handCount; i-- > 0;) {
            const Card card = hand[i];
            if (card == State::kHidden) [[unlikely]] {
                continue;
            }
            const CardInfo& info = m_q.info(card);
            const auto type = static_cast<unsigned>(info.type);
            const std::uint64_t bit = std::uint64_t{1} << (card & 63U);
            const bool clash = (taken & bit) != 0;
            taken |= bit;
            const bool candidate = info.cost <= dearest[type];
            const bool easy = ((info.plainPlay & easyTypes) != 0) & !clash;
            counted(card, m_ways[type], static_cast<unsigned>(candidate & easy));
            // Copies are one candidate.
            if ((candidate & !easy) &&
                !(clash && std::find(hand + i + 1, hand + own.handCount, card) != hand + own.handCount)) {
                asked(card);
            }
        }
    }

    /// By type: how many ways there are to play a card that is easy to play. Returns the types for which that holds.
    [[nodiscard, gnu::always_inline]] unsigned countWays() {
        const SideState<L>& own = m_s.sides[m_s.active];
        std::fill(m_ways, m_ways + 8, 1U);
        m_ways[static_cast<std::size_t>(CardType::Equipment)] = countBits(own.characters);
        unsigned types = maskOf(CardType::Headquarters) | maskOf(CardType::Equipment) | maskOf(CardType::ActionCard);
        types |= own.assistCount == 0 ? unsigned{maskOf(CardType::Assist)} : 0U;
        types |= m_r.parameters.locationSameName ? unsigned{maskOf(CardType::Location)} : 0U;
        const bool full = m_q.fieldFull(m_s.active);
        types |= full && (m_q.auras() & kAuraCost) != 0 ? 0U : unsigned{kFigureTypes};
        if (full) [[unlikely]] { // somebody makes room (HEL-R49)
            std::fill(m_ways, m_ways + 3, unsigned{own.fieldCount});
            static_assert(kFigureTypes == 7);
        }
        return types;
    }

    /// One of the ways to play a card that is easy to play.
    [[nodiscard]] Action playAt(Card card, unsigned place) const {
        const CardType type = m_q.info(card).type;
        if (type == CardType::Equipment) {
            return play(card, Action::kNothing, bitAt(m_s.sides[m_s.active].characters, place));
        }
        return isFigure(type) && m_q.fieldFull(m_s.active) ? play(card, place) : play(card);
    }

    [[gnu::always_inline]] void boundCosts(std::int16_t (&dearest)[8]) const {
        const int energy = m_s.sides[m_s.active].energy;
        const unsigned types = m_s.phase == Phase::Play ? kAnyType : permittedTypes();
        // Who makes room for a figure may have changed what it costs (HEL-A42).
        const bool unsure = m_q.fieldFull(m_s.active) && (m_q.auras() & kAuraCost) != 0;
        for (std::size_t type = 0; type < 8; ++type) {
            dearest[type] = static_cast<std::int16_t>(energy - m_shifts[type]);
        }
        for (unsigned rest = unsure ? kFigureTypes : 0U; rest != 0; rest &= rest - 1) {
            dearest[std::countr_zero(rest)] = std::numeric_limits<std::int16_t>::max();
        }
        for (unsigned rest = kAnyType & ~types; rest != 0; rest &= rest - 1) {
            dearest[std::countr_zero(rest)] = -1;
        }
    }

    [[nodiscard]] TypeMask permittedTypes() const {
        unsigned types = 0;
        for (std::size_t i = 0; i < m_s.permitCount; ++i) {
            types |= m_s.permits[i].types;
        }
        return static_cast<TypeMask>(types);
    }

    void listPlaysOf(Card card) {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const CardInfo& info = m_q.info(card);
        if (isFigure(info.type)) {
            listFigurePlays(card);
            return;
        }
        const int cost = costOf(info);
        switch (info.type) {
        case CardType::Equipment:
            for (unsigned slot = 0; slot < own.fieldCount; ++slot) {
                m_out.push_back_if(play(card, Action::kNothing, slot),
                                   m_q.info(own.field[slot].card).type == CardType::Character);
            }
            return;
        case CardType::Assist:
            if (!assistFits(info)) {
                return;
            }
            break;
        case CardType::Location:
            if (!m_r.parameters.locationSameName && m_s.location != State::kNoCard &&
                m_q.info(m_s.location).name == info.name) {
                return;
            }
            break;
        case CardType::ActionCard:
            if (!actionPayable(info, own.energy - cost) || !actionHasTarget(info)) {
                return;
            }
            break;
        default:
            break;
        }
        m_out.push_back(play(card));
    }

    void listFigurePlays(Card card) {
        const int side = m_s.active;
        const SideState<L>& own = m_s.sides[side];
        const CardInfo& info = m_q.info(card);
        const FigureRef twin = m_q.figureNamed(side, info.name);
        const bool payable = costOf(info) <= own.energy;
        if (!m_q.fieldFull(side)) {
            if (twin == kNoFigure && payable) {
                m_out.push_back(play(card));
            }
            return;
        }
        const bool sameCost = (m_q.auras() & kAuraCost) == 0;
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            const FigureRef ref = figureRef(side, slot);
            if ((twin == kNoFigure || twin == ref) &&
                (sameCost ? payable : costAfterSacrifice(card, ref) <= own.energy)) {
                m_out.push_back(play(card, static_cast<unsigned>(slot)));
            }
        }
    }

    [[nodiscard]] int costOf(const CardInfo& info) const {
        return std::max(0, info.cost + m_shifts[static_cast<std::size_t>(info.type)]);
    }

    /// Bits of a mask of slots. Not every processor that we build for counts bits itself.
    [[nodiscard]] static unsigned countBits(unsigned mask) {
        static_assert(L::kField <= 16 && L::kAssists <= 16);
        const unsigned low = kBitCounts[mask & 63U];
        return L::kField <= 6 && L::kAssists <= 6 ? low : low + kBitCounts[mask >> 6U & 63U] + kBitCounts[mask >> 12U];
    }
    static constexpr std::array<std::uint8_t, 64> kBitCounts = [] {
        std::array<std::uint8_t, 64> counts{};
        for (unsigned mask = 0; mask < 64; ++mask) {
            counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
        }
        return counts;
    }();
    [[nodiscard]] static unsigned bitAt(unsigned mask, unsigned place) {
        for (; place > 0; --place) {
            mask &= mask - 1;
        }
        return static_cast<unsigned>(std::countr_zero(mask));
    }

    /// The resolver's questions do not change the state.
    [[nodiscard]] Resolver<L, NullSink> resolver() const {
        return Resolver<L, NullSink>(const_cast<State&>(m_s), m_r, m_none); // NOLINT(*-const-cast)
    }

    const State& m_s;
    const Rules& m_r;
    Queries<L> m_q;
    ActionList& m_out;
    /// What cards of each type cost more or less than printed.
    std::int16_t m_shifts[8];
    /// By type: see countWays.
    unsigned m_ways[8];
    mutable NullSink m_none;
};

} // namespace blattwerk::engine::heldenhain
