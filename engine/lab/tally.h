#pragma once

#include "engine/lab/histogram.h"
#include "engine/lab/interval.h"
#include "engine/lab/series.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace blattwerk::engine::lab {

/// What one card of one side did in all games.
struct CardTally {
    std::int64_t drawnGames = 0;
    std::int64_t drawnDecided = 0; ///< of these, games that somebody won
    std::int64_t drawnWins = 0;
    std::int64_t playedGames = 0;
    std::int64_t playedDecided = 0;
    std::int64_t playedWins = 0;
    std::int64_t plays = 0;
    std::int64_t firstTurns = 0; ///< sum over the games in which it was played
    std::int64_t points = 0;
    std::int64_t stress = 0;
    std::int64_t aborted = 0;

    bool operator==(const CardTally&) const = default;
    [[nodiscard]] Estimate winWhenDrawn() const { return wilson(drawnWins, drawnDecided); }
    [[nodiscard]] Estimate winWhenPlayed() const { return wilson(playedWins, playedDecided); }
};

/// Sums of whole numbers and histograms over games: adding in any order and merging the parts of a run gives the same
/// figures.
class Tally {
public:
    using Layout = SeriesLayout;
    /// Turns up to which the point race is kept.
    static constexpr std::size_t kRaceTurns = 60;

    explicit Tally(std::shared_ptr<const SeriesLayout> layout);

    void add(const GameRecord& record);
    /// Precondition: equal layouts.
    void merge(const Tally& other);
    void clear();

    [[nodiscard]] const SeriesLayout& layout() const { return *m_layout; }
    [[nodiscard]] std::int64_t games() const { return m_games; }
    [[nodiscard]] std::int64_t wins(std::size_t side) const { return m_wins[side]; }
    [[nodiscard]] std::int64_t draws() const { return m_draws; }
    [[nodiscard]] std::int64_t aborted() const { return m_aborted; }
    [[nodiscard]] std::int64_t guardHits() const { return m_guardHits; }
    /// Games that a side won.
    [[nodiscard]] std::int64_t decided() const { return m_wins[0] + m_wins[1]; }
    /// Share of the decided games that side A won, and that the beginning side won.
    [[nodiscard]] Estimate winRate() const { return wilson(m_wins[0], decided()); }
    [[nodiscard]] Estimate startSideWinRate() const { return wilson(m_startWins, decided()); }
    /// Share of the decided games that side A won where that side began.
    [[nodiscard]] Estimate winRateWhenFirst(std::size_t first) const;
    [[nodiscard]] const Histogram& turns() const { return m_turns; }
    [[nodiscard]] std::int64_t endings(std::size_t reason) const { return m_endings[reason]; }
    /// Mean points of a side after so many turns (from 1); games that have ended stand where they ended.
    [[nodiscard]] double meanPoints(std::size_t turn, std::size_t side) const;
    /// Turns for which there is a point race.
    [[nodiscard]] std::size_t raceLength() const;
    [[nodiscard]] std::int64_t measure(std::size_t index, std::size_t side) const { return m_measures[index][side]; }
    /// As reports show it: divided by the games, or by the measure that it is counted per.
    [[nodiscard]] double meanMeasure(std::size_t index, std::size_t side) const;
    /// Index as SeriesLayout::cards.
    [[nodiscard]] const CardTally& card(std::size_t side, std::size_t index) const { return m_cards[side][index]; }

    /// All sums, for storing and for merging the parts of a run.
    [[nodiscard]] nlohmann::ordered_json raw() const;
    /// Errors: `lab.damaged_result` (with what is wrong).
    [[nodiscard]] static model::Result<Tally> fromRaw(const nlohmann::ordered_json& json);
    /// The figures in the shape that `simulate --json` prints, without manifest.
    [[nodiscard]] nlohmann::ordered_json report() const;

    bool operator==(const Tally& other) const;

private:
    struct RaceTurn {
        std::array<std::int64_t, 2> running = {}; ///< points of the games that have this turn
        std::array<std::int64_t, 2> ended = {};   ///< points of the games that have it as their last one
        bool operator==(const RaceTurn&) const = default;
    };

    [[nodiscard]] nlohmann::ordered_json cardReport(std::size_t side, std::size_t index) const;
    [[nodiscard]] nlohmann::ordered_json measureReport() const;
    /// What does not fit together, empty if all does.
    [[nodiscard]] std::string contradiction() const;

    std::shared_ptr<const SeriesLayout> m_layout;
    std::int64_t m_games = 0;
    std::array<std::int64_t, 2> m_wins = {};
    std::int64_t m_draws = 0;
    std::int64_t m_aborted = 0;
    std::int64_t m_guardHits = 0;
    std::int64_t m_startWins = 0;
    /// Wins of A and decided games, by the side that began.
    std::array<std::array<std::int64_t, 2>, 2> m_byFirst = {};
    Histogram m_turns;
    std::vector<std::int64_t> m_endings;
    std::vector<RaceTurn> m_race;
    std::vector<std::array<std::int64_t, 2>> m_measures;
    std::array<std::vector<CardTally>, 2> m_cards;
};

} // namespace blattwerk::engine::lab
