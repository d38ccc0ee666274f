#pragma once

#include "engine/systems/fahnenturnier/parameters.h"
#include "engine/systems/fahnenturnier/program.h"
#include "engine/systems/fahnenturnier/state.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

enum class CardKind : std::uint8_t { Set, Starter, Bot };

/// What play needs of a card.
struct CardInfo {
    CardKind kind = CardKind::Set;
    Level level = Level::A; ///< of set cards
    std::int16_t strength = 0;
    std::uint16_t name = kNoName;
    std::uint16_t set = kNoName;
    /// Moments of its abilities and of its permanent rules, as bits.
    std::uint8_t abilityMoments = 0;
    std::uint8_t staticMoments = 0;
    CardProgram program;
};

/// Where a player sits in a round, and what may be drawn before (CHA-R13, R14, R16).
struct PlanRow {
    std::uint8_t park = 0;
    std::uint8_t half = 0; ///< 0 is the left one
    LevelOptions options;
};

/// What a whole tournament needs beside the cards: players, plan, starter decks, sets and trophies.
struct Contest {
    int players = 2; ///< people
    int seats = 2;   ///< with the bot
    int bot = -1;    ///< its seat
    std::array<std::array<PlanRow, kMostRounds>, kMostSeats> plan{};
    std::array<std::vector<CardNo>, kMostSeats> starters{}; ///< of a bot's seat its deck
    std::array<std::vector<CardNo>, kLevels> levels{};      ///< all copies
    std::vector<Trophy> trophies;

    [[nodiscard]] int parks() const { return seats / 2; }
    [[nodiscard]] const PlanRow& row(int seat, int round) const {
        return plan[static_cast<std::size_t>(seat)][static_cast<std::size_t>(round - 1)];
    }
    /// The seat on the other half of the same park.
    [[nodiscard]] int opponent(int seat, int round) const;
};

/// Everything about a game that does not change; a card's number is its place in the order of the keys. Immutable once
/// built.
struct Rules {
    Parameters parameters;
    std::vector<CardInfo> cards;
    std::vector<std::string> keys;
    Programs programs;
    Contest contest;
    int manualClauses = 0;
    /// Whether any card has a permanent rule, one that switches texts off, anything that changes the number of seats.
    bool hasStatics = false;
    bool switchesOff = false;
    bool changesSeats = false;
    bool takesSeats = false; ///< by a permanent rule

    [[nodiscard]] std::span<const Ability> abilitiesOf(std::size_t card) const {
        return programs.abilitiesOf(cards[card].program);
    }
    [[nodiscard]] std::span<const Static> staticsOf(std::size_t card) const {
        return programs.staticsOf(cards[card].program);
    }
    [[nodiscard]] bool isSetCard(std::size_t card) const {
        return card < cards.size() && cards[card].kind == CardKind::Set;
    }
    /// Number of the card with the key, kNoCard without one.
    [[nodiscard]] CardNo indexOf(std::string_view key) const;
};

} // namespace blattwerk::engine::fahnenturnier
