#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/parameter.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::lab {

/// What a series of games is made of. Cards are the pool that deck lists refer to by key.
struct SeriesSetup {
    std::vector<model::Card> pool;
    /// One list of card keys per side, in slots: equal slots of two series lie at equal places after shuffling. A
    /// single list is a goldfish run.
    std::vector<std::vector<std::string>> decks;
    model::ParameterValues parameters;
    /// Who plays each side; in a goldfish run the second is the stand-in (`passive`, `dummy`, a script).
    std::vector<std::string> policies;
    std::uint64_t seed = 1;
    /// What else of the project a game is made of (market, modules to draft). Without decks the sides draft theirs, in
    /// a system that can.
    std::vector<model::Collection> collections{};
};

/// A whole number that a system counts in each game. Reports divide its sum by the number of games, or by the sum of
/// the measure `per`. Measures of the whole game use the first of their two values only.
struct Measure {
    std::string key;
    bool perSide = true;
    std::string per{};

    bool operator==(const Measure&) const = default;
};

/// What the numbers of all records of a series stand for. Equal for series that may be compared or merged.
struct SeriesLayout {
    /// Keys of all cards of the series; CardRecords are indexed as these.
    std::vector<std::string> cards;
    /// The different cards of each side, as indices into `cards`; the second is empty in a goldfish run.
    std::array<std::vector<std::uint16_t>, 2> decks;
    std::vector<Measure> measures;
    /// Ways in which a game ends (`points`, `turn_limit` ...); GameRecord::endReason is an index.
    std::vector<std::string> endReasons;

    bool operator==(const SeriesLayout&) const = default;
    /// Index of the card or measure of that key, -1 without one.
    [[nodiscard]] int cardIndex(std::string_view key) const;
    [[nodiscard]] int measureIndex(std::string_view key) const;
};

enum class Outcome : std::uint8_t { SideA, SideB, Draw, Aborted };

/// What one card of one side did in one game.
struct CardRecord {
    std::uint16_t drawn = 0; ///< times that it came to the hand
    std::uint16_t plays = 0;
    std::uint16_t firstTurn = 0; ///< own turn of the first play
    std::int16_t points = 0;     ///< collected by it or given by its effects
    std::int16_t stress = 0;     ///< dealt by it
    bool involved = false;       ///< in play or being resolved when the game was aborted
};

/// What one game showed, in whole numbers. Vectors keep their room from game to game.
struct GameRecord {
    Outcome outcome = Outcome::Draw;
    std::uint8_t first = 0; ///< side that began
    std::uint8_t endReason = 0;
    bool guardHit = false;
    /// Turns of both sides together; in a goldfish run the own turn of victory, or one more than allowed.
    std::uint16_t turns = 0;
    /// Points of both sides at the end of each turn.
    std::vector<std::array<std::int16_t, 2>> race;
    /// By SeriesLayout::measures.
    std::vector<std::array<std::int32_t, 2>> measures;
    /// By side, then as SeriesLayout::cards.
    std::array<std::vector<CardRecord>, 2> cards;

    /// Score of side A in halves: 2 won, 1 draw or aborted, 0 lost.
    [[nodiscard]] int halves() const { return outcome == Outcome::SideA ? 2 : outcome == Outcome::SideB ? 0 : 1; }
};

/// Plays games of one series; one per thread.
class SeriesWorker {
public:
    virtual ~SeriesWorker() = default;
    /// Plays the game of that number into the record. False: stopped before its end, the record is worth nothing.
    [[nodiscard]] virtual bool play(std::uint64_t game, GameRecord& out, const std::stop_token& stop) = 0;
};

/// A prepared pairing of decks: any game by its number, the same one every time, on any thread. Games 2k and 2k+1 share
/// their seed and begin with side A and side B. Immutable; safe to use from several threads.
class Series {
public:
    virtual ~Series() = default;
    [[nodiscard]] virtual std::shared_ptr<const SeriesLayout> layout() const = 0;
    /// The worker must not outlive the series.
    [[nodiscard]] virtual std::unique_ptr<SeriesWorker> worker() const = 0;
    /// Games that a thread plays between two looks at the others: few where a game takes long.
    [[nodiscard]] virtual int gamesPerShare() const = 0;
    /// Clauses of the cards that nobody understood and that play skips.
    [[nodiscard]] virtual int manualClauses() const = 0;
};

} // namespace blattwerk::engine::lab
