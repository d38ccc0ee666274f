#include "engine/systems/heldenhain/goldfish_tally.h"

#include <algorithm>
#include <functional>

namespace blattwerk::engine::heldenhain {

namespace {

template<class Counts>
void addTo(Counts& sums, const Counts& others) {
    std::transform(sums.begin(), sums.end(), others.begin(), sums.begin(), std::plus<>());
}

} // namespace

GoldfishTally::GoldfishTally(std::vector<std::uint16_t> deck)
    : m_deck(std::move(deck)),
      m_cards(m_deck.size()),
      m_turns(kGoldfishTurns + 1) {}

void GoldfishTally::add(const GoldfishRecord& record) {
    ++m_wins[record.began ? 1 : 0][record.mulligan ? 1 : 0][static_cast<std::size_t>(record.winTurn)];
    m_firstCollects += record.firstCollect;
    m_gamesThatCollected += record.firstCollect > 0 ? 1 : 0;
    const auto sum = [&](OfGame what, int amount) { m_ofGame[static_cast<std::size_t>(what)] += amount; };
    sum(OfGame::Drawn, record.drawn);
    sum(OfGame::Played, record.played);
    sum(OfGame::DiscardedAtLimit, record.discardedAtLimit);
    sum(OfGame::HandAtEnd, record.handAtEnd);
    sum(OfGame::Prices, record.prices);
    sum(OfGame::Luck, record.luck);
    sum(OfGame::Lucky, record.lucky);
    sum(OfGame::Reshuffles, record.reshuffles);
    sum(OfGame::Distractions, record.distractions);
    sum(OfGame::Locks, record.locks);
    sum(OfGame::EliminatedDummies, record.eliminatedDummies);
    sum(OfGame::GuardHits, record.guardHit ? 1 : 0);
    addTurns(record);
    addCards(record);
}

void GoldfishTally::addTurns(const GoldfishRecord& record) {
    m_turnCount += static_cast<std::int64_t>(record.turns.size());
    std::array<int, kOfTurn> sums = {};
    const auto sum = [&](OfTurn what, int amount) { sums[static_cast<std::size_t>(what)] += amount; };
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const TurnRecord& turn = record.turns[i];
        sum(OfTurn::EnergyGained, turn.energyGained);
        sum(OfTurn::EnergySpent, turn.energySpent);
        sum(OfTurn::EnergyLost, turn.energyLost);
        sum(OfTurn::ActionsUsed, turn.actionsUsed);
        sum(OfTurn::ActionsUnused, turn.actionsUnused);
        sum(OfTurn::Headquarters, turn.headquarters ? 1 : 0);
        sum(OfTurn::Location, turn.location ? 1 : 0);
        sum(OfTurn::CrewOfThree, turn.characters >= 3 ? 1 : 0);
        sum(OfTurn::CrewOfFour, turn.characters >= 4 ? 1 : 0);
        sum(OfTurn::CrewOfFive, turn.characters >= 5 ? 1 : 0);
        for (std::size_t reason = 0; reason < kUnplayableReasons; ++reason) {
            sums[static_cast<std::size_t>(OfTurn::Unplayable) + reason] += turn.unplayable[reason];
        }
        m_turns[i].points.add(static_cast<std::size_t>(turn.points));
        m_turns[i].field.add(turn.field);
    }
    for (std::size_t i = 0; i < kOfTurn; ++i) {
        m_ofTurn[i] += sums[i];
    }
    if (!record.turns.empty()) {
        const std::size_t last = record.turns.size() - 1;
        m_turns[last].lastPoints.add(static_cast<std::size_t>(record.turns[last].points));
    }
}

void GoldfishTally::addCards(const GoldfishRecord& record) {
    for (std::size_t i = 0; i < m_deck.size(); ++i) {
        const CardRecord& own = record.cards[m_deck[i]];
        CardSums& sums = m_cards[i];
        sums.drawn += own.drawn ? 1 : 0;
        sums.played += own.drawn && own.plays > 0 ? 1 : 0;
        sums.plays += own.plays;
        sums.energy += own.energy;
        sums.points += own.points;
        sums.firstTurns += own.firstTurn;
        sums.gamesPlayed += own.firstTurn > 0 ? 1 : 0;
        ++sums.wins[own.drawn ? 1 : 0][static_cast<std::size_t>(record.winTurn)];
    }
}

void GoldfishTally::merge(const GoldfishTally& other) {
    for (std::size_t began = 0; began < 2; ++began) {
        for (std::size_t mulligan = 0; mulligan < 2; ++mulligan) {
            addTo(m_wins[began][mulligan], other.m_wins[began][mulligan]);
        }
    }
    m_firstCollects += other.m_firstCollects;
    m_gamesThatCollected += other.m_gamesThatCollected;
    m_turnCount += other.m_turnCount;
    addTo(m_ofGame, other.m_ofGame);
    addTo(m_ofTurn, other.m_ofTurn);
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        m_turns[i].points.merge(other.m_turns[i].points);
        m_turns[i].field.merge(other.m_turns[i].field);
        m_turns[i].lastPoints.merge(other.m_turns[i].lastPoints);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        CardSums& sums = m_cards[i];
        const CardSums& its = other.m_cards[i];
        addTo(sums.wins[0], its.wins[0]);
        addTo(sums.wins[1], its.wins[1]);
        sums.drawn += its.drawn;
        sums.played += its.played;
        sums.plays += its.plays;
        sums.firstTurns += its.firstTurns;
        sums.gamesPlayed += its.gamesPlayed;
        sums.energy += its.energy;
        sums.points += its.points;
    }
}

} // namespace blattwerk::engine::heldenhain
