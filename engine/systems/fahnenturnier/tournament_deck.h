#pragma once

#include "engine/systems/fahnenturnier/tournament_resolver.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::fahnenturnier {

/// The next player's deck phase, or the matches when all have had theirs (CHA-R12, R58).
template<class Sink>
void TournamentResolver<Sink>::nextDeckPhase() {
    if (m_s.orderAt >= m_s.players) {
        beginMatches();
        return;
    }
    m_s.active = m_s.order[m_s.orderAt];
    m_s.deck = DeckPhase();
    m_s.deck.rerolls = static_cast<std::uint8_t>(m_p.rerolls);
    m_s.phase = Tournament::options(m_s, m_r, m_s.active).empty() ? Phase::Remove : Phase::Deck;
    tell(EventKind::DeckPhase, {'R', 12}, m_s.active);
}

template<class Sink>
void TournamentResolver<Sink>::chooseLevel(Level level) {
    DeckPhase& deck = m_s.deck;
    for (const LevelOption& option : Tournament::options(m_s, m_r, m_s.active)) {
        if (option.level == level) {
            deck.picksLeft = option.picks;
        }
    }
    deck.level = level;
    deck.chosen = true;
    tell(EventKind::LevelChosen, {'R', 17}, m_s.active, static_cast<int>(level));
    tell(EventKind::CardsDrawn, {'R', 17}, m_s.active, static_cast<int>(level), drawCards(level, m_p.draw));
    runPicks();
}

/// Draws so many into the drawn cards, fewer where there are no more (CHA-H5); picks shrink with them.
template<class Sink>
int TournamentResolver<Sink>::drawCards(Level level, int cards) {
    DeckPhase& deck = m_s.deck;
    int drawn = 0;
    for (; drawn < cards; ++drawn) {
        const CardNo card = takeFromPile(level);
        if (card == kNoCard) {
            tell(EventKind::DrewFewer, {'H', 5}, m_s.active, static_cast<int>(level), cards - drawn);
            break;
        }
        deck.drawn.push_back(card);
    }
    deck.picksLeft = static_cast<std::uint8_t>(std::min<std::size_t>(deck.picksLeft, deck.drawn.size()));
    return drawn;
}

/// CHA-D7.
template<class Sink>
CardNo TournamentResolver<Sink>::takeFromPile(Level level) {
    Dispenser& pile = dispenser(level);
    if (pile.pileCount == 0 && m_p.pileRefill && pile.trayCount > 0) {
        for (std::size_t i = 0; i < pile.trayCount; ++i) {
            pile.cards[i] = pile.tray(i);
        }
        pile.pileCount = pile.trayCount;
        pile.trayCount = 0;
        m_s.rng.shuffle(std::span(pile.cards, pile.pileCount));
        tell(EventKind::PileRefilled, {'D', 7}, static_cast<int>(level), pile.pileCount);
    }
    return pile.pileCount == 0 ? kNoCard : pile.cards[--pile.pileCount];
}

/// CHA-R20, R21.
template<class Sink>
void TournamentResolver<Sink>::reroll(std::uint64_t cards) {
    DeckPhase& deck = m_s.deck;
    --deck.rerolls;
    FixedVector<CardNo, kMostDrawn> kept;
    int away = 0;
    for (std::size_t i = 0; i < deck.drawn.size(); ++i) {
        if ((cards >> i & 1U) != 0) {
            dispenser(deck.level).addToTray(deck.drawn[i]);
            ++away;
        } else {
            kept.push_back(deck.drawn[i]);
        }
    }
    deck.drawn = kept;
    tell(EventKind::Rerolled, {'R', 20}, m_s.active, static_cast<int>(deck.level), away);
    drawCards(deck.level, away);
    runPicks();
}

template<class Sink>
void TournamentResolver<Sink>::pick(CardNo card) {
    DeckPhase& deck = m_s.deck;
    const CardNo* const found = std::find(deck.drawn.begin(), deck.drawn.end(), card);
    const auto at = static_cast<std::size_t>(found - deck.drawn.begin());
    if (own(card)) {
        std::copy(deck.drawn.begin() + at + 1, deck.drawn.end(), deck.drawn.begin() + at);
        deck.drawn.pop_back();
        --deck.picksLeft;
        tell(EventKind::CardPicked, {'R', 18}, m_s.active, card);
    } else {
        deck.picksLeft = 0;
    }
    runPicks();
}

/// Puts a picked card into the own deck; its texts wait. False where the deck has no room.
template<class Sink>
bool TournamentResolver<Sink>::own(CardNo card) {
    if (active().deck.full()) {
        tell(EventKind::GuardHit, {'H', 2}, static_cast<int>(Guard::Deck));
        return false;
    }
    active().deck.push_back(card);
    if ((m_r.cards[card].abilityMoments & bitOf(Moment::Picked)) != 0 && !m_s.deck.picked.full()) {
        m_s.deck.picked.push_back(card);
    }
    return true;
}

/// CHA-R19.
template<class Sink>
void TournamentResolver<Sink>::endPicks() {
    DeckPhase& deck = m_s.deck;
    deck.picksLeft = 0;
    for (const CardNo card : deck.drawn) {
        dispenser(deck.level).addToTray(card);
    }
    if (!deck.drawn.empty()) {
        tell(EventKind::RestToTray, {'R', 19}, m_s.active, static_cast<int>(deck.level), deck.drawn.size());
    }
    deck.drawn.clear();
    m_s.phase = Phase::Remove;
}

/// CHA-R22.
template<class Sink>
void TournamentResolver<Sink>::removeCards(std::uint64_t cards) {
    Cards kept;
    for (std::size_t i = 0; i < active().deck.size(); ++i) {
        if ((cards >> i & 1U) != 0) {
            discard(m_s.active, active().deck[i]);
        } else {
            kept.push_back(active().deck[i]);
        }
    }
    active().deck = kept;
}

/// CHA-R23.
template<class Sink>
void TournamentResolver<Sink>::discard(int seat, CardNo card) {
    const CardInfo& info = m_r.cards[card];
    if (info.kind == CardKind::Set) {
        dispenser(info.level).addToTray(card);
        tell(EventKind::RemovedToTray, {'R', 23}, seat, card, static_cast<int>(info.level));
    } else {
        m_s.box.push_back(card);
        tell(EventKind::RemovedToBox, {'R', 23}, seat, card);
    }
}

template<class Sink>
void TournamentResolver<Sink>::endDeckPhase() {
    tell(EventKind::DeckReady, {'R', 12}, m_s.active, active().deck.size());
    m_s.deck = DeckPhase();
    ++m_s.orderAt;
    nextDeckPhase();
}

} // namespace blattwerk::engine::fahnenturnier
