#pragma once

#include "engine/systems/card_programs.h"

#include <cstdint>

namespace blattwerk::engine::kehraus {

enum class Op : std::uint8_t { End, Jump, IfNot, Ask, Count, Manual, Draw, Gain, Lose };
enum class Who : std::uint8_t { You, Other };
enum class ConditionKind : std::uint8_t { ByHand, Behind };

struct Condition {
    ConditionKind kind = ConditionKind::ByHand;
};

struct Instruction {
    Op op = Op::End;
    Who who = Who::You;
    Condition condition;
    bool timesX = false; ///< the amount counts once for each card of the hand
    std::int16_t n = 0;
    std::uint16_t to = 0;
    std::uint8_t sentence = 0;
};

struct Ability {
    std::uint16_t start = 0;
    std::uint8_t paragraph = 0;
};

/// No card of this game has a permanent rule.
struct Static {};

using Programs = CardPrograms<Instruction, Ability, Static>;

} // namespace blattwerk::engine::kehraus
