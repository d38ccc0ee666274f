#pragma once

#include "engine/lab/interval.h"
#include "engine/lab/seat_series.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <vector>

namespace blattwerk::engine::lab {

/// What a seat, or whoever began with a deck, did in all games.
struct SeatSums {
    std::int64_t games = 0;
    std::int64_t decided = 0; ///< games that somebody won
    std::int64_t wins = 0;
    std::int64_t finals = 0;
    std::int64_t score = 0;
    std::int64_t scoreSquares = 0;
    std::vector<std::int64_t> measures;
    std::vector<std::int64_t> roundWins;

    bool operator==(const SeatSums&) const = default;
    [[nodiscard]] Estimate winRate() const { return wilson(wins, decided); }
    [[nodiscard]] Estimate finalRate() const { return wilson(finals, games); }
    /// With the 95 % interval of a mean.
    [[nodiscard]] Estimate meanScore() const;
};

/// What one card did in all games.
struct SeatCardSums {
    std::int64_t offered = 0;
    std::int64_t taken = 0;
    std::int64_t kept = 0;
    std::int64_t takers = 0; ///< seats that took it, in games that somebody won
    std::int64_t takersWon = 0;

    bool operator==(const SeatCardSums&) const = default;
    void add(const SeatCardSums& other);
    [[nodiscard]] Estimate pickRate() const { return wilson(taken, offered); }
    [[nodiscard]] Estimate winWhenTaken() const { return wilson(takersWon, takers); }
};

/// Sums of whole numbers over games of several seats: adding in any order and merging the parts of a run gives the
/// same figures.
class SeatTally {
public:
    using Layout = SeatLayout;

    explicit SeatTally(std::shared_ptr<const SeatLayout> layout);

    void add(const SeatGameRecord& record);
    /// Precondition: equal layouts.
    void merge(const SeatTally& other);
    void clear();

    [[nodiscard]] const SeatLayout& layout() const { return *m_layout; }
    [[nodiscard]] std::int64_t games() const { return m_games; }
    [[nodiscard]] std::int64_t decided() const { return m_decided; }
    [[nodiscard]] std::int64_t aborted() const { return m_aborted; }
    [[nodiscard]] std::int64_t guardHits() const { return m_guardHits; }
    [[nodiscard]] std::int64_t endings(std::size_t reason) const { return m_endings[reason]; }
    [[nodiscard]] const SeatSums& seat(std::size_t seat) const { return m_seats[seat]; }
    /// As SeatLayout::decks.
    [[nodiscard]] const SeatSums& deck(std::size_t deck) const { return m_decks[deck]; }
    /// Of all seats.
    [[nodiscard]] SeatSums all() const;
    [[nodiscard]] const SeatCardSums& card(std::size_t card) const { return m_cards[card]; }
    /// The cards of a group together: each counts as often as it was taken.
    [[nodiscard]] SeatCardSums group(std::size_t group) const;
    /// As reports show it: divided by the games, or by the measure that it is counted per.
    [[nodiscard]] double meanMeasure(const SeatSums& sums, std::size_t measure) const;

    /// All sums, for storing and for merging the parts of a run.
    [[nodiscard]] nlohmann::ordered_json raw() const;
    /// Errors: `lab.damaged_result` (with what is wrong).
    [[nodiscard]] static model::Result<SeatTally> fromRaw(const nlohmann::ordered_json& json);
    /// The figures in the shape that `simulate --players --json` prints, without manifest.
    [[nodiscard]] nlohmann::ordered_json report() const;

    bool operator==(const SeatTally& other) const;

private:
    [[nodiscard]] nlohmann::ordered_json sumsReport(const SeatSums& sums) const;
    [[nodiscard]] std::string contradiction() const;

    std::shared_ptr<const SeatLayout> m_layout;
    std::int64_t m_games = 0;
    std::int64_t m_decided = 0;
    std::int64_t m_aborted = 0;
    std::int64_t m_guardHits = 0;
    std::vector<std::int64_t> m_endings;
    std::vector<SeatSums> m_seats;
    std::vector<SeatSums> m_decks;
    std::vector<SeatCardSums> m_cards;
};

} // namespace blattwerk::engine::lab
