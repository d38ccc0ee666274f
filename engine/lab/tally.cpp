#include "engine/lab/tally.h"

#include <algorithm>

namespace blattwerk::engine::lab {

namespace {

double ratio(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

void addCard(CardTally& tally, const CardRecord& record, bool decided, bool won) {
    if (record.drawn > 0) {
        ++tally.drawnGames;
        tally.drawnDecided += decided ? 1 : 0;
        tally.drawnWins += won ? 1 : 0;
    }
    if (record.plays > 0) {
        ++tally.playedGames;
        tally.playedDecided += decided ? 1 : 0;
        tally.playedWins += won ? 1 : 0;
        tally.plays += record.plays;
        tally.firstTurns += record.firstTurn;
    }
    tally.points += record.points;
    tally.stress += record.stress;
    tally.aborted += record.involved ? 1 : 0;
}

void mergeCard(CardTally& tally, const CardTally& other) {
    tally.drawnGames += other.drawnGames;
    tally.drawnDecided += other.drawnDecided;
    tally.drawnWins += other.drawnWins;
    tally.playedGames += other.playedGames;
    tally.playedDecided += other.playedDecided;
    tally.playedWins += other.playedWins;
    tally.plays += other.plays;
    tally.firstTurns += other.firstTurns;
    tally.points += other.points;
    tally.stress += other.stress;
    tally.aborted += other.aborted;
}

} // namespace

Tally::Tally(std::shared_ptr<const SeriesLayout> layout) : m_layout(std::move(layout)) {
    clear();
}

void Tally::clear() {
    m_games = m_draws = m_aborted = m_guardHits = m_startWins = 0;
    m_wins = {};
    m_byFirst = {};
    m_turns.clear();
    m_endings.assign(m_layout->endReasons.size(), 0);
    m_race.clear();
    m_measures.assign(m_layout->measures.size(), {});
    for (auto& cards : m_cards) {
        cards.assign(m_layout->cards.size(), {});
    }
}

void Tally::add(const GameRecord& record) {
    const bool decided = record.outcome == Outcome::SideA || record.outcome == Outcome::SideB;
    const std::size_t winner = record.outcome == Outcome::SideB ? 1 : 0;
    ++m_games;
    m_draws += record.outcome == Outcome::Draw ? 1 : 0;
    m_aborted += record.outcome == Outcome::Aborted ? 1 : 0;
    m_guardHits += record.guardHit ? 1 : 0;
    if (decided) {
        ++m_wins[winner];
        m_startWins += winner == record.first ? 1 : 0;
        m_byFirst[record.first][0] += winner == 0 ? 1 : 0;
        ++m_byFirst[record.first][1];
    }
    m_turns.add(record.turns);
    ++m_endings[record.endReason];

    const std::size_t length = std::min(record.race.size(), kRaceTurns);
    if (length > m_race.size()) {
        m_race.resize(length);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t turn = 0; turn < length; ++turn) {
            m_race[turn].running[side] += record.race[turn][side];
        }
        if (length > 0 && length == record.race.size()) {
            m_race[length - 1].ended[side] += record.race[length - 1][side];
        }
        for (std::size_t i = 0; i < m_measures.size(); ++i) {
            m_measures[i][side] += record.measures[i][side];
        }
        for (const std::uint16_t card : m_layout->decks[side]) {
            addCard(m_cards[side][card], record.cards[side][card], decided, decided && winner == side);
        }
    }
}

void Tally::merge(const Tally& other) {
    m_games += other.m_games;
    m_draws += other.m_draws;
    m_aborted += other.m_aborted;
    m_guardHits += other.m_guardHits;
    m_startWins += other.m_startWins;
    m_turns.merge(other.m_turns);
    for (std::size_t i = 0; i < m_endings.size(); ++i) {
        m_endings[i] += other.m_endings[i];
    }
    if (other.m_race.size() > m_race.size()) {
        m_race.resize(other.m_race.size());
    }
    for (std::size_t side = 0; side < 2; ++side) {
        m_wins[side] += other.m_wins[side];
        for (std::size_t first = 0; first < 2; ++first) {
            m_byFirst[first][side] += other.m_byFirst[first][side];
        }
        for (std::size_t turn = 0; turn < other.m_race.size(); ++turn) {
            m_race[turn].running[side] += other.m_race[turn].running[side];
            m_race[turn].ended[side] += other.m_race[turn].ended[side];
        }
        for (std::size_t i = 0; i < m_measures.size(); ++i) {
            m_measures[i][side] += other.m_measures[i][side];
        }
        for (const std::uint16_t card : m_layout->decks[side]) {
            mergeCard(m_cards[side][card], other.m_cards[side][card]);
        }
    }
}

Estimate Tally::winRateWhenFirst(std::size_t first) const {
    return wilson(m_byFirst[first][0], m_byFirst[first][1]);
}

std::size_t Tally::raceLength() const {
    return m_race.size();
}

double Tally::meanPoints(std::size_t turn, std::size_t side) const {
    if (turn == 0 || turn > m_race.size()) {
        return 0;
    }
    std::int64_t sum = m_race[turn - 1].running[side];
    for (std::size_t earlier = 0; earlier + 1 < turn; ++earlier) {
        sum += m_race[earlier].ended[side];
    }
    return ratio(sum, m_games);
}

double Tally::meanMeasure(std::size_t index, std::size_t side) const {
    const Measure& measure = m_layout->measures[index];
    const int per = measure.per.empty() ? -1 : m_layout->measureIndex(measure.per);
    if (per < 0) {
        return ratio(m_measures[index][side], m_games);
    }
    const auto divisor = static_cast<std::size_t>(per);
    return ratio(m_measures[index][side], m_measures[divisor][m_layout->measures[divisor].perSide ? side : 0]);
}

bool Tally::operator==(const Tally& other) const {
    return *m_layout == *other.m_layout && m_games == other.m_games && m_wins == other.m_wins &&
           m_draws == other.m_draws && m_aborted == other.m_aborted && m_guardHits == other.m_guardHits &&
           m_startWins == other.m_startWins && m_byFirst == other.m_byFirst && m_turns == other.m_turns &&
           m_endings == other.m_endings && m_race == other.m_race && m_measures == other.m_measures &&
           m_cards == other.m_cards;
}

} // namespace blattwerk::engine::lab
