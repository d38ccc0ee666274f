#pragma once

#include "engine/lab/histogram.h"
#include "engine/systems/heldenhain/goldfish_record.h"
#include "engine/systems/heldenhain/rules.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Adds up what solo games showed (section 7.1). Keeps sums and counts of whole numbers alone, so the order of the
/// games and who added them does not matter, and a game costs no memory.
class GoldfishTally {
public:
    /// `deck` are the different cards under test, as indices into Rules::cards.
    explicit GoldfishTally(std::vector<std::uint16_t> deck);

    void add(const GoldfishRecord& record);
    /// Precondition: the other one is about the same deck.
    void merge(const GoldfishTally& other);

    /// In the shape of `goldfish --json` (scenarios.md).
    [[nodiscard]] nlohmann::ordered_json report(const Rules& rules) const;

private:
    enum class OfGame : std::uint8_t {
        Drawn,
        Played,
        DiscardedAtLimit,
        HandAtEnd,
        Prices,
        Luck,
        Lucky,
        Reshuffles,
        Distractions,
        Locks,
        EliminatedDummies,
        GuardHits,
    };
    enum class OfTurn : std::uint8_t {
        EnergyGained,
        EnergySpent,
        EnergyLost,
        ActionsUsed,
        ActionsUnused,
        Headquarters,
        Location,
        CrewOfThree,
        CrewOfFour,
        CrewOfFive,
        Unplayable, // and one more for each further reason
    };
    static constexpr std::size_t kOfGame = static_cast<std::size_t>(OfGame::GuardHits) + 1;
    static constexpr std::size_t kOfTurn = static_cast<std::size_t>(OfTurn::Unplayable) + kUnplayableReasons;

    /// Turns of victory, counted by their number; at 0 the games without one.
    using WinTurns = std::array<std::int64_t, kGoldfishTurns + 2>;
    struct CardSums {
        WinTurns wins[2] = {}; // of games in which it was not drawn, and in which it was
        std::int64_t drawn = 0;
        std::int64_t played = 0;
        std::int64_t plays = 0;
        std::int64_t firstTurns = 0; // sum over the games in which it was played
        std::int64_t gamesPlayed = 0;
        std::int64_t energy = 0;
        std::int64_t points = 0;
    };
    /// One own turn of all games that reached it.
    struct TurnCounts {
        lab::Histogram points;
        lab::Histogram field;
        /// Points of the games that ended with it.
        lab::Histogram lastPoints;
    };

    void addTurns(const GoldfishRecord& record);
    void addCards(const GoldfishRecord& record);
    [[nodiscard]] nlohmann::ordered_json statistics() const;
    [[nodiscard]] nlohmann::ordered_json curves() const;
    [[nodiscard]] nlohmann::ordered_json sideJson(bool began) const;
    [[nodiscard]] nlohmann::ordered_json mulliganJson() const;
    [[nodiscard]] nlohmann::ordered_json cardJson(const CardSums& card, const std::string& key,
                                                  std::int64_t allEnergy) const;
    [[nodiscard]] std::int64_t games() const;
    [[nodiscard]] nlohmann::ordered_json perGame(OfGame what) const;
    [[nodiscard]] nlohmann::ordered_json perTurn(OfTurn what, std::size_t further = 0) const;

    std::vector<std::uint16_t> m_deck;
    std::vector<CardSums> m_cards; // in the order of the deck
    /// By who began: 1 where the deck under test did; then by whether it took a mulligan.
    WinTurns m_wins[2][2] = {};
    std::int64_t m_firstCollects = 0;
    std::int64_t m_gamesThatCollected = 0;
    std::int64_t m_turnCount = 0;
    std::array<std::int64_t, kOfGame> m_ofGame = {};
    std::array<std::int64_t, kOfTurn> m_ofTurn = {};
    std::vector<TurnCounts> m_turns;
};

} // namespace blattwerk::engine::heldenhain
