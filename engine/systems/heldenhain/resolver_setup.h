#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace blattwerk::engine::heldenhain {

/// HEL-R13 to R17 in the order of random calls that section 0 states.
template<class L, class Sink>
void Resolver<L, Sink>::setUp(std::span<const std::uint16_t> deckA, std::span<const std::uint16_t> deckB,
                              std::optional<int> first, bool shuffle) {
    const Parameters& p = m_r.parameters;
    const std::span<const std::uint16_t> decks[2] = {deckA, deckB};
    emit(EventKind::GameStarted, ruleR(13));
    for (int side = 0; side < 2; ++side) {
        SideState<L>& own = m_s.sides[side];
        const std::size_t size = decks[side].size();
        for (std::size_t i = 0; i < size; ++i) {
            own.cards[size - 1 - i] = static_cast<Card>(decks[side][i]);
        }
        own.pileCount = static_cast<typename L::Count>(size);
        own.energy = static_cast<std::uint8_t>(std::min(p.startEnergy, p.energyCap));
        if (p.startCharacterMethod == StartCharacterMethod::BeforeShuffle) {
            takeStartCharacters(side);
        }
        if (shuffle) {
            m_s.rng.shuffle(std::span<Card>(own.cards, own.pileCount));
            emit(EventKind::Shuffled, ruleR(14), side);
        }
    }
    for (int side = 0; side < 2; ++side) {
        if (p.startCharacterMethod != StartCharacterMethod::BeforeShuffle) {
            takeStartCharacters(side);
        }
        // Without a start Charakter five plain cards (HEL-A7).
        const int missing = p.startCharacters - m_s.sides[side].startCharacters;
        emit(EventKind::OpeningHand, ruleR(15), side, p.startDraw + missing);
        draw(side, p.startDraw + missing);
    }
    if (p.mulliganTiming == MulliganTiming::AfterStartKnown) {
        chooseFirst(first);
    } else {
        // Known only after the mulligans; a forced first side is kept until then.
        m_s.first = static_cast<std::uint8_t>(first.value_or(2));
        m_s.active = 0;
    }
    m_s.phase = Phase::Mulligan;
    m_s.stage = Stage::Mulligan;
    askMulligan(m_s.active);
}

/// The card at that place of the sorted list; a set of bits spares the sorting as long as there are no copies.
template<class L, class Sink>
auto Resolver<L, Sink>::smallest(std::span<const Card> cards, std::size_t place) -> Card {
    std::uint64_t words[4] = {};
    bool fits = true;
    for (const Card card : cards) {
        const std::uint64_t bit = std::uint64_t{1} << (card & 63U);
        fits = fits && card < 256 && (words[card >> 6U & 3U] & bit) == 0;
        words[card >> 6U & 3U] |= bit;
    }
    if (!fits) {
        std::array<Card, L::kDeck> sorted;
        std::copy(cards.begin(), cards.end(), sorted.begin());
        std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(cards.size()));
        return sorted[place];
    }
    std::size_t word = 0;
    while (place >= static_cast<std::size_t>(std::popcount(words[word]))) {
        place -= static_cast<std::size_t>(std::popcount(words[word++]));
    }
    for (; place > 0; --place) {
        words[word] &= words[word] - 1;
    }
    return static_cast<Card>(64 * word + static_cast<std::size_t>(std::countr_zero(words[word])));
}

/// HEL-R15, A8: uniform among the Charaktere of the pile sorted by key; the order of the others stays.
template<class L, class Sink>
void Resolver<L, Sink>::takeStartCharacters(int side) {
    SideState<L>& own = m_s.sides[side];
    for (int taken = 0; taken < m_r.parameters.startCharacters; ++taken) {
        FixedVector<Card, L::kDeck + 1> found;
        Card* end = found.begin();
        for (const Card* card = own.cards + own.pileCount; card != own.cards;) { // from the top down
            *end = *--card;
            end += m_q.info(*card).type == CardType::Character ? 1 : 0;
        }
        found.setEnd(end);
        if (found.empty()) {
            return;
        }
        std::size_t pick = 0;
        if (m_r.parameters.startCharacterMethod != StartCharacterMethod::Topmost) {
            pick = m_s.rng.below(static_cast<std::uint32_t>(found.size()));
        }
        const Card card = m_r.parameters.startCharacterMethod == StartCharacterMethod::Topmost
                              ? found[0]
                              : smallest(std::span<const Card>(found.begin(), found.size()), pick);
        std::size_t place = 0;
        while (own.pile(place) != card) {
            ++place;
        }
        Piles<L>::takeFromPile(own, place);
        Piles<L>::addToHand(own, card);
        ++own.startCharacters;
        emit(EventKind::StartCharacter, ruleR(15), side, card);
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::chooseFirst(std::optional<int> first) {
    m_s.first = static_cast<std::uint8_t>(first ? *first : m_s.rng.coin() ? 1 : 0);
    m_s.active = m_s.first;
    emit(EventKind::FirstSide, ruleR(16), m_s.first);
}

/// Asks the sides in turn, beginning with `side`; after both the game begins.
template<class L, class Sink>
void Resolver<L, Sink>::askMulligan(int side) {
    if (m_r.parameters.mulligansPerSide > 0 && side >= 0) {
        ask(DecisionKind::Mulligan, side, 1);
        return;
    }
    m_s.decision = DecisionKind::None;
    if (m_r.parameters.mulliganTiming == MulliganTiming::BeforeStartKnown) {
        chooseFirst(m_s.first < 2 ? std::optional<int>(m_s.first) : std::nullopt);
    }
    draw(1 - m_s.first, m_r.parameters.secondSideExtraCards);
    m_s.turn = 1;
    beginTurn();
}

/// HEL-R17: all cards but the start Charakter go back, are shuffled in and drawn anew.
template<class L, class Sink>
void Resolver<L, Sink>::answerMulligan(bool take) {
    const int side = m_s.decider;
    SideState<L>& own = m_s.sides[side];
    bool again = false;
    if (take) {
        ++own.mulligans;
        emit(EventKind::MulliganTaken, ruleR(17), side, own.handCount - own.startCharacters);
        const auto others = static_cast<typename L::Count>(own.handCount - own.startCharacters);
        own.pileCount = static_cast<typename L::Count>(own.pileCount + others);
        own.handCount = own.startCharacters;
        m_s.rng.shuffle(std::span<Card>(own.cards, own.pileCount));
        draw(side, others);
        again = own.mulligans < m_r.parameters.mulligansPerSide;
    } else {
        emit(EventKind::MulliganDeclined, ruleR(17), side);
    }
    m_s.decision = DecisionKind::None;
    if (again) {
        askMulligan(side);
    } else {
        askMulligan(side == m_s.active ? 1 - side : -1);
    }
}

} // namespace blattwerk::engine::heldenhain
