#include "engine/lab/seat_tally.h"

#include <bit>
#include <cmath>

namespace blattwerk::engine::lab {

namespace {

SeatSums emptySums(const SeatLayout& layout) {
    SeatSums sums;
    sums.measures.assign(layout.measures.size(), 0);
    sums.roundWins.assign(static_cast<std::size_t>(layout.rounds), 0);
    return sums;
}

void addSeat(SeatSums& sums, const SeatRecord& seat, bool decided, bool won) {
    ++sums.games;
    sums.decided += decided ? 1 : 0;
    sums.wins += won ? 1 : 0;
    sums.finals += seat.final ? 1 : 0;
    sums.score += seat.score;
    sums.scoreSquares += std::int64_t{seat.score} * seat.score;
    for (std::size_t i = 0; i < sums.measures.size(); ++i) {
        sums.measures[i] += seat.measures[i];
    }
    for (std::size_t i = 0; i < sums.roundWins.size(); ++i) {
        sums.roundWins[i] += seat.roundWins[i];
    }
}

void addSums(SeatSums& sums, const SeatSums& other) {
    sums.games += other.games;
    sums.decided += other.decided;
    sums.wins += other.wins;
    sums.finals += other.finals;
    sums.score += other.score;
    sums.scoreSquares += other.scoreSquares;
    for (std::size_t i = 0; i < sums.measures.size(); ++i) {
        sums.measures[i] += other.measures[i];
    }
    for (std::size_t i = 0; i < sums.roundWins.size(); ++i) {
        sums.roundWins[i] += other.roundWins[i];
    }
}

} // namespace

Estimate SeatSums::meanScore() const {
    if (games == 0) {
        return {};
    }
    const auto count = static_cast<double>(games);
    const double mean = static_cast<double>(score) / count;
    const double spread = games < 2 ? 0 : (static_cast<double>(scoreSquares) - count * mean * mean) / (count - 1);
    const double half = kNormal95 * std::sqrt(std::max(spread, 0.0) / count);
    return {mean, mean - half, mean + half, games};
}

void SeatCardSums::add(const SeatCardSums& other) {
    offered += other.offered;
    taken += other.taken;
    kept += other.kept;
    takers += other.takers;
    takersWon += other.takersWon;
}

SeatTally::SeatTally(std::shared_ptr<const SeatLayout> layout) : m_layout(std::move(layout)) {
    clear();
}

void SeatTally::clear() {
    m_games = m_decided = m_aborted = m_guardHits = 0;
    m_endings.assign(m_layout->endReasons.size(), 0);
    m_seats.assign(static_cast<std::size_t>(m_layout->seats), emptySums(*m_layout));
    m_decks.assign(m_layout->decks.size(), emptySums(*m_layout));
    m_cards.assign(m_layout->cards.size(), {});
}

void SeatTally::add(const SeatGameRecord& record) {
    const bool decided = record.winner >= 0;
    ++m_games;
    m_decided += decided ? 1 : 0;
    m_aborted += record.aborted ? 1 : 0;
    m_guardHits += record.guardHit ? 1 : 0;
    ++m_endings[record.endReason];
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const SeatRecord& own = record.seats[seat];
        const bool won = record.winner == static_cast<int>(seat);
        addSeat(m_seats[seat], own, decided, won);
        addSeat(m_decks[own.deck], own, decided, won);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const SeatCardRecord& card = record.cards[i];
        const unsigned takers = decided ? card.takers : 0U;
        m_cards[i].add({card.offered, card.taken, card.kept, std::popcount(takers),
                        decided ? takers >> static_cast<unsigned>(record.winner) & 1U : 0U});
    }
}

void SeatTally::merge(const SeatTally& other) {
    m_games += other.m_games;
    m_decided += other.m_decided;
    m_aborted += other.m_aborted;
    m_guardHits += other.m_guardHits;
    for (std::size_t i = 0; i < m_endings.size(); ++i) {
        m_endings[i] += other.m_endings[i];
    }
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        addSums(m_seats[i], other.m_seats[i]);
    }
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        addSums(m_decks[i], other.m_decks[i]);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i].add(other.m_cards[i]);
    }
}

SeatSums SeatTally::all() const {
    SeatSums sums = emptySums(*m_layout);
    for (const SeatSums& seat : m_seats) {
        addSums(sums, seat);
    }
    return sums;
}

SeatCardSums SeatTally::group(std::size_t group) const {
    SeatCardSums sums;
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        if (m_layout->groupOf[card] == group) {
            sums.add(m_cards[card]);
        }
    }
    return sums;
}

double SeatTally::meanMeasure(const SeatSums& sums, std::size_t measure) const {
    const Measure& own = m_layout->measures[measure];
    std::int64_t whole = sums.games;
    for (std::size_t i = 0; !own.per.empty() && i < m_layout->measures.size(); ++i) {
        whole = m_layout->measures[i].key == own.per ? sums.measures[i] : whole;
    }
    return whole == 0 ? 0 : static_cast<double>(sums.measures[measure]) / static_cast<double>(whole);
}

bool SeatTally::operator==(const SeatTally& other) const {
    return *m_layout == *other.m_layout && m_games == other.m_games && m_decided == other.m_decided &&
           m_aborted == other.m_aborted && m_guardHits == other.m_guardHits && m_endings == other.m_endings &&
           m_seats == other.m_seats && m_decks == other.m_decks && m_cards == other.m_cards;
}

} // namespace blattwerk::engine::lab
