#pragma once

#include "engine/lab/series.h"
#include "model/collection.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace blattwerk::engine::lab {

/// What a series of games of several seats is made of.
struct SeatSetup {
    std::vector<model::Card> pool;
    /// Decks, sets, plans and what else of the project a game is made of.
    std::vector<model::Collection> collections;
    /// Keys of the collections that take part where there is a choice; empty: the usual ones. `mixed` alone: each game
    /// takes others in turn.
    std::vector<std::string> chosen;
    /// People; a game may add a seat of its own.
    int seats = 4;
    /// Who plays each seat; those without one play as the last.
    std::vector<std::string> policies;
    model::ParameterValues parameters;
    std::uint64_t seed = 1;
};

/// What the numbers of all records of a series stand for. Equal for series that may be merged.
struct SeatLayout {
    int seats = 0;
    int rounds = 0;
    /// Keys of the decks that seats begin with; which seat has which differs from game to game.
    std::vector<std::string> decks;
    /// Keys of the cards that can be offered and taken.
    std::vector<std::string> cards;
    /// Groups of cards (sets), and that of each card.
    std::vector<std::string> groups;
    std::vector<std::uint16_t> groupOf;
    /// Counted for each seat.
    std::vector<Measure> measures;
    std::vector<std::string> endReasons;

    bool operator==(const SeatLayout&) const = default;
};

/// What one card did in one game.
struct SeatCardRecord {
    std::uint16_t offered = 0; ///< times that a seat could take it
    std::uint16_t taken = 0;
    std::uint16_t kept = 0;   ///< copies in the decks at the end
    std::uint16_t takers = 0; ///< seats that took it, as bits
};

/// What one seat did in one game.
struct SeatRecord {
    std::uint16_t deck = 0; ///< as SeatLayout::decks
    bool final = false;     ///< reached the last match
    std::int32_t score = 0;
    /// By SeatLayout::measures.
    std::vector<std::int32_t> measures;
    /// Matches won, by round.
    std::vector<std::uint8_t> roundWins;
};

/// What one game showed, in whole numbers. Vectors keep their room from game to game.
struct SeatGameRecord {
    static constexpr int kNobody = -1;
    int winner = kNobody; ///< seat
    bool aborted = false;
    bool guardHit = false;
    std::uint8_t endReason = 0;
    std::vector<SeatRecord> seats;
    /// As SeatLayout::cards.
    std::vector<SeatCardRecord> cards;
};

/// Plays games of one series; one per thread.
class SeatWorker {
public:
    virtual ~SeatWorker() = default;
    /// Plays the game of that number into the record. False: stopped before its end, the record is worth nothing.
    [[nodiscard]] virtual bool play(std::uint64_t game, SeatGameRecord& out, const std::stop_token& stop) = 0;
};

/// Games of several seats: any game by its number, the same one every time, on any thread. Immutable; safe to use from
/// several threads.
class SeatSeries {
public:
    virtual ~SeatSeries() = default;
    [[nodiscard]] virtual std::shared_ptr<const SeatLayout> layout() const = 0;
    /// The worker must not outlive the series.
    [[nodiscard]] virtual std::unique_ptr<SeatWorker> worker() const = 0;
    [[nodiscard]] virtual int gamesPerShare() const = 0;
    /// Clauses of the cards that nobody understood and that play skips.
    [[nodiscard]] virtual int manualClauses() const = 0;
};

} // namespace blattwerk::engine::lab
