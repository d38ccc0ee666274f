#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Why a hand card could not be played when the play phase of a turn was over.
enum class Unplayable : std::uint8_t { Energy, NoTarget, FieldFull, Name, Phase, NoBearer, Other };
constexpr std::size_t kUnplayableReasons = 7;

/// One own turn of the deck under test.
struct TurnRecord {
    int points = 0; ///< at its end
    int energyGained = 0;
    int energySpent = 0;
    int energyLost = 0;
    int actionsUsed = 0;
    int actionsUnused = 0;
    int field = 0;
    int characters = 0;
    bool headquarters = false;
    bool location = false;
    std::array<int, kUnplayableReasons> unplayable = {};
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
    std::vector<TurnRecord> turns;
    std::vector<CardRecord> cards;
};

} // namespace blattwerk::engine::heldenhain
