#pragma once

#include "engine/core/fixed_vector.h"

#include <array>
#include <cstdint>
#include <span>

namespace blattwerk::engine::heldenhain {

/// Own turns after which a solo game counts as failed (section 7.1).
constexpr int kGoldfishTurns = 30;

/// Why a hand card could not be played when the play phase of a turn was over.
enum class Unplayable : std::uint8_t { Energy, NoTarget, FieldFull, Name, Phase, NoBearer, Other };
constexpr std::size_t kUnplayableReasons = 7;

/// One own turn of the deck under test.
struct TurnRecord {
    int points = 0; ///< at its end
    int energyGained = 0;
    int energySpent = 0;
    int energyLost = 0;
    std::uint8_t actionsUsed = 0;
    std::uint8_t actionsUnused = 0;
    std::uint8_t field = 0;
    std::uint8_t characters = 0;
    bool headquarters = false;
    bool location = false;
    std::array<std::uint8_t, kUnplayableReasons> unplayable = {};
};

struct CardRecord {
    bool drawn = false;
    int plays = 0;
    int firstTurn = 0; ///< own turn of the first play
    int energy = 0;
    int points = 0;
};

/// What one solo game showed. `winTurn` is 0 where the goal was not reached.
struct GoldfishRecord {
    int winTurn = 0;
    bool began = false;
    bool mulligan = false;
    bool guardHit = false;
    int firstCollect = 0;
    int drawn = 0;
    int played = 0;
    int discardedAtLimit = 0;
    int handAtEnd = 0;
    int prices = 0;
    int luck = 0;
    int lucky = 0;
    int reshuffles = 0;
    int distractions = 0;
    int locks = 0;
    int eliminatedDummies = 0;
    FixedVector<TurnRecord, kGoldfishTurns + 1> turns;
    /// By index into Rules::cards; the room is that of whoever let the game be played.
    std::span<CardRecord> cards;
};

} // namespace blattwerk::engine::heldenhain
