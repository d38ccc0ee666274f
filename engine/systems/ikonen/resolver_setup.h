#pragma once

#include "engine/systems/ikonen/resolver.h"

namespace blattwerk::engine::ikonen {

/// Limits of IKO-H1 and H6.
constexpr int kMostRedeals = 100;
constexpr int kMostRpsRounds = 100;

template<class Sink>
void Resolver<Sink>::setUp(const GameStart& start) {
    tell(EventKind::GameStarted, {'R', 6});
    for (int number = 0; number < 2; ++number) {
        SideState& own = side(number);
        for (const std::uint8_t card : start.decks[number]) {
            own.cards[start.decks[number].size() - 1 - own.pileCount++] = card;
        }
        deal(number, start.shuffle);
    }
    // IKO-D3: both before the turn order is decided.
    for (int number = 0; number < 2 && m_s.ending == Ending::None; ++number) {
        mulligan(number);
    }
    if (m_s.ending != Ending::None) {
        loseUndealt();
        return;
    }
    setFirst(start.first);
    beginTurn(m_s.active);
    run();
}

template<class Sink>
void Resolver<Sink>::deal(int number, bool shuffle) {
    SideState& own = side(number);
    if (shuffle) {
        m_s.rng.shuffle(std::span<CardNo>(own.cards, own.pileCount));
        tell(EventKind::Shuffled, {'R', 6}, number);
    }
    while (own.prizeCount < m_p.prizes) {
        own.prizes[own.prizeCount++] = own.cards[--own.pileCount];
    }
    tell(EventKind::PrizesSet, {'R', 7}, number, m_p.prizes);
    layOut(number);
    tell(EventKind::OpeningHand, {'R', 8}, number, m_p.hand);
}

template<class Sink>
void Resolver<Sink>::layOut(int number) {
    for (int i = 0; i < m_p.hand; ++i) {
        tell(EventKind::CardDrawn, {'R', 8}, number, Piles::draw(side(number)));
    }
}

template<class Sink>
void Resolver<Sink>::takeBack(int number) {
    SideState& own = side(number);
    own.pileCount = static_cast<std::uint8_t>(own.pileCount + own.handCount);
    own.handCount = 0;
}

template<class Sink>
bool Resolver<Sink>::holdsIcon(int number) const {
    const SideState& own = side(number);
    const CardNo* const hand = own.cards + own.pileCount;
    return std::any_of(hand, hand + own.handCount, [&](CardNo card) { return m_r.isIcon(card); });
}

template<class Sink>
bool Resolver<Sink>::isStuck(int number) const {
    const SideState& own = side(number);
    const CardNo* const end = own.cards + own.pileCount + own.handCount;
    return std::none_of(own.cards, end, [&](CardNo card) { return m_r.isIcon(card); });
}

template<class Sink>
void Resolver<Sink>::mulligan(int number) {
    SideState& own = side(number);
    int ofDeal = 0;
    while (!holdsIcon(number)) {
        const bool stuck = isStuck(number);
        if (stuck && !m_p.redealStuck) {
            m_s.ending = Ending::Undealt;
            return;
        }
        takeBack(number);
        if (stuck || ofDeal == m_p.mulliganMost) { // IKO-D2, IKO-H1
            if (m_s.redeals == kMostRedeals) {
                tell(EventKind::GuardHit, {'H', 1}, 3);
                m_s.ending = Ending::Limit;
                return;
            }
            ++m_s.redeals;
            tell(EventKind::Redealt, {'D', 2}, number);
            while (own.prizeCount > 0) {
                own.cards[own.pileCount++] = own.prizes[--own.prizeCount];
            }
            ofDeal = 0;
            deal(number, true);
            continue;
        }
        ++ofDeal;
        own.mulligans = static_cast<std::uint8_t>(std::min(own.mulligans + 1, 255));
        tell(EventKind::MulliganTaken, {'R', 9}, number, m_p.hand);
        m_s.rng.shuffle(std::span<CardNo>(own.cards, own.pileCount));
        layOut(number);
    }
}

/// Who cannot get an Ikone into the opening hand has lost (IKO-A14); beyond the guard the game cannot be played.
template<class Sink>
void Resolver<Sink>::loseUndealt() {
    if (m_s.ending == Ending::Limit) {
        finish(Winner::Aborted, Ending::Undealt);
        tell(EventKind::GameAborted, {'H', 1});
        return;
    }
    const bool lost[2] = {isStuck(0), isStuck(1)};
    if (lost[0] && lost[1]) {
        winBoth(Ending::NoIcon, {'A', 14});
    } else {
        win(lost[0] ? 1 : 0, Ending::NoIcon, {'A', 14});
    }
}

template<class Sink>
void Resolver<Sink>::setFirst(std::optional<int> first) {
    int begins = first.value_or(0);
    if (!first && m_p.firstPlayer == FirstPlayer::Rps) {
        std::uint32_t symbols[2] = {};
        for (int round = 0; symbols[0] == symbols[1] && round < kMostRpsRounds; ++round) {
            symbols[0] = m_s.rng.below(3);
            symbols[1] = m_s.rng.below(3);
        }
        // Each symbol beats the one before it: scissors, stone, paper.
        const bool tied = symbols[0] == symbols[1];
        begins = tied ? (m_s.rng.coin() ? 1 : 0) : (symbols[0] + 2) % 3 == symbols[1] ? 0 : 1;
        tell(EventKind::RpsWon, {'R', 10}, begins);
    } else if (!first) {
        begins = m_p.firstPlayer == FirstPlayer::P1   ? 0
                 : m_p.firstPlayer == FirstPlayer::P2 ? 1
                 : m_s.rng.coin()                     ? 1
                                                      : 0;
    }
    m_s.active = static_cast<std::uint8_t>(begins);
    tell(EventKind::FirstSide, {'R', 11}, begins);
}

} // namespace blattwerk::engine::ikonen
