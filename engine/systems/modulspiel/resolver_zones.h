#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// Euro add up no further.
constexpr int kMostEuro = 60000;

/// MOD-D3; false if there is nothing to draw.
template<class Sink>
bool Resolver<Sink>::refillPile(int number) {
    SideState& own = side(number);
    if (own.pileCount > 0) {
        return true;
    }
    if (!m_p.reshuffle || own.discardCount == 0) {
        return false;
    }
    while (own.discardCount > 0) {
        const CardNo card = own.discard(0);
        --own.discardCount;
        Piles::putUnder(own, card);
    }
    m_s.rng.shuffle(std::span<CardNo>(own.cards, own.pileCount));
    tell(EventKind::Reshuffled, {'D', 3}, number);
    return true;
}

template<class Sink>
void Resolver<Sink>::drawOne(int number, RuleId rule) {
    SideState& own = side(number);
    if (m_p.handLimit > 0 && own.handCount >= m_p.handLimit) {
        tell(EventKind::DrawFailed, {'A', 31}, number);
    } else if (!refillPile(number)) {
        tell(EventKind::DrawFailed, {'H', 5}, number);
    } else {
        tell(EventKind::CardDrawn, rule, number, Piles::draw(own));
    }
}

/// MOD-D8.
template<class Sink>
void Resolver<Sink>::toDiscard(CardNo card) {
    Piles::addToDiscard(side(m_r.owner(m_s, card)), card);
}

template<class Sink>
void Resolver<Sink>::discardFromHand(int number, CardNo card, EventKind kind, RuleId rule) {
    Piles::takeFromHand(side(number), card);
    toDiscard(card);
    tell(kind, rule, number, card);
}

/// All that is still to happen to the card in the field lapses with it.
template<class Sink>
TopCard Resolver<Sink>::takeFromField(Spot spot) {
    TopCard& place = m_s.top(spot);
    const TopCard card = place;
    place = {};
    m_s.clearing &= ~bit(spot);
    for (std::size_t i = 0; i < m_s.depth; ++i) {
        Frame& frame = m_s.frames[i];
        frame.chosen &= ~bit(spot);
        frame.todo &= ~bit(spot);
        frame.second &= ~bit(spot);
        frame.picked &= ~bit(spot);
    }
    return card;
}

template<class Sink>
void Resolver<Sink>::discardFromField(Spot spot, Cause cause) {
    const TopCard card = takeFromField(spot);
    const int owner = sideOf(spot);
    toDiscard(card.card);
    tell(EventKind::FieldDiscard, cause == Cause::Clear ? RuleId{'R', 64} : RuleId{'D', 7}, owner, card.card);
    const bool acts = card.faceUp && (cause == Cause::Overlay || cause == Cause::Effect ||
                                      (cause == Cause::Price && m_p.aftermathOnCost));
    if (acts) {
        await(Trigger::Aftermath, card.card, owner, static_cast<std::uint8_t>(locationOf(spot)));
    }
}

/// Precondition: room for one more than mod_reserve_cap. Too many ask for the one to discard (MOD-R38, S2).
template<class Sink>
void Resolver<Sink>::enterReserve(int number, CardNo card, RuleId rule) {
    SideState& own = side(number);
    own.reserve[own.reserveCount++] = card;
    tell(EventKind::ReserveEntered, rule, number, card);
    await(Trigger::ReserveEnterSelf, card, number, kNowhere);
    awaitAll(Trigger::ReserveEnterAny, number);
    if (own.reserveCount > m_p.reserveCap) {
        ask(DecisionKind::Overflow, number);
    }
}

template<class Sink>
void Resolver<Sink>::leaveReserve(int number, CardNo card) {
    SideState& own = side(number);
    CardNo* const end = own.reserve + own.reserveCount;
    CardNo* const found = std::find(own.reserve, end, card);
    std::copy(found + 1, end, found);
    --own.reserveCount;
}

template<class Sink>
void Resolver<Sink>::discardFromReserve(int number, CardNo card, RuleId rule) {
    leaveReserve(number, card);
    toDiscard(card);
    tell(EventKind::ReserveDiscarded, rule, number, card);
    await(Trigger::ReserveDiscardSelf, card, number, kNowhere);
    awaitAll(Trigger::ReserveDiscardAny, number);
}

/// Takes a card that is not in the field from where it is, for texts about "diese Karte"; false where it cannot go.
template<class Sink>
bool Resolver<Sink>::takeSelf(CardNo card) {
    if (m_r.isCertificate(card) || m_r.isMarket(card)) {
        return false;
    }
    const int owner = m_r.owner(m_s, card);
    SideState& own = side(owner);
    if (legality().isOnReserve(owner, card)) {
        leaveReserve(owner, card);
        return true;
    }
    if (legality().isInHand(owner, card)) {
        Piles::takeFromHand(own, card);
        return true;
    }
    for (std::size_t i = 0; i < own.discardCount; ++i) {
        if (own.discard(i) == card) {
            Piles::takeFromDiscard(own, i);
            return true;
        }
    }
    return false;
}

/// MOD-S3, A6.
template<class Sink>
void Resolver<Sink>::refillDisplays() {
    for (int number = 0; number < (m_p.displayShared ? 1 : 2); ++number) {
        Display& display = m_s.displays[number];
        while (display.count < m_p.displaySize) {
            if (m_s.marketCount == 0) {
                if (!m_p.marketRecycle || m_s.marketDiscardCount == 0) {
                    break;
                }
                std::copy_n(m_s.market + kMostMarket - m_s.marketDiscardCount, m_s.marketDiscardCount, m_s.market);
                m_s.marketCount = m_s.marketDiscardCount;
                m_s.marketDiscardCount = 0;
                m_s.rng.shuffle(std::span<CardNo>(m_s.market, m_s.marketCount));
                tell(EventKind::MarketShuffled, {'A', 6});
            }
            display.cards[display.count++] = m_s.market[--m_s.marketCount];
            tell(EventKind::DisplayRefilled, {'R', 32}, display.cards[display.count - 1]);
        }
    }
}

template<class Sink>
void Resolver<Sink>::takeFromDisplay(int number, CardNo card) {
    Display& display = m_s.displays[m_p.displayShared ? 0 : number];
    CardNo* const end = display.cards + display.count;
    CardNo* const found = std::find(display.cards, end, card);
    std::copy(found + 1, end, found);
    --display.count;
}

template<class Sink>
void Resolver<Sink>::putIntoUse(int number, CardNo card, std::uint8_t place) {
    SideState& own = side(number);
    own.bought[own.boughtCount++] = {card, place};
}

template<class Sink>
void Resolver<Sink>::leaveUse(int number, std::size_t index) {
    SideState& own = side(number);
    const CardNo card = own.bought[index].card;
    std::copy(own.bought + index + 1, own.bought + own.boughtCount, own.bought + index);
    --own.boughtCount;
    m_s.market[kMostMarket - ++m_s.marketDiscardCount] = card;
}

/// The first free one; precondition: there is one.
template<class Sink>
Spot Resolver<Sink>::freeSpot(int number, std::size_t place) const {
    std::size_t slot = 0;
    while (side(number).top[place][slot].there()) {
        ++slot;
    }
    return spotOf(static_cast<std::size_t>(number), place, slot);
}

template<class Sink>
void Resolver<Sink>::gainEuro(int number, int amount, RuleId rule) {
    SideState& own = side(number);
    own.euro = static_cast<std::uint16_t>(std::min(own.euro + amount, kMostEuro));
    tell(EventKind::EuroGained, rule, number, amount);
}

} // namespace blattwerk::engine::modulspiel
