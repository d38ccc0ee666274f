#pragma once

#include "model/parameter.h"
#include "model/result.h"

#include <cstdint>

namespace blattwerk::engine::ikonen {

enum class ReplaceIcon : std::uint8_t { Forbidden, DiscardOld, ReturnOld };
enum class AttachScope : std::uint8_t { OwnAny, ThisTurn };
enum class EffectDuration : std::uint8_t { WhileAttached, EndOfTurn, WhileFaceUp, FightOnly };
enum class AttackEmpty : std::uint8_t { Forbidden, Prize, Win };
enum class PrizeDestination : std::uint8_t { Trophy, Hand };
enum class PrizePick : std::uint8_t { Blind, Random, Chosen };
enum class Deckout : std::uint8_t { PileEmpty, CannotDraw, PileHand, PileHandField };
enum class SimultaneousWin : std::uint8_t { Draw, MorePrizes, AttackerLoses };
enum class FirstPlayer : std::uint8_t { Rps, Random, P1, P2 };
enum class LimitResult : std::uint8_t { Draw, MorePrizes };

/// Every number and switch of section 3.2 of the rules catalogue with its default.
struct Parameters {
    int deckMost = 50;
    int prizes = 6;
    int hand = 5;
    int deckLeast = 11;
    int copyLimit = 0; ///< 0: none
    int handLimit = 0; ///< 0: none
    int attachLimit = 1;
    int draw = 1;
    bool drawOptional = true;
    bool prizeOptional = true;
    bool firstTurnAttack = false;
    bool firstTurnDraw = true;
    int placePerTurn = 1;
    int attachPerTurn = 1;
    int attacksPerTurn = 1;
    int mostIcons = 1;
    ReplaceIcon replaceIcon = ReplaceIcon::Forbidden;
    bool mustPlace = false;
    bool placeAfterAttack = false;
    bool flipVoluntary = false;
    AttachScope attachScope = AttachScope::OwnAny;
    bool attachReplace = false;
    bool attachEnemy = false;
    bool attachFaceDown = true;
    EffectDuration effectDuration = EffectDuration::WhileAttached;
    AttackEmpty attackEmpty = AttackEmpty::Forbidden;
    PrizeDestination prizeDestination = PrizeDestination::Trophy;
    bool prizeFaceUp = false;
    PrizePick prizePick = PrizePick::Blind;
    Deckout deckout = Deckout::PileHand;
    SimultaneousWin simultaneousWin = SimultaneousWin::Draw;
    bool effectDefeatPrize = false; ///< no sentence of the vocabulary defeats an Ikone outside of a fight
    int mulliganMost = 100;
    bool redealStuck = true;
    FirstPlayer firstPlayer = FirstPlayer::Rps;
    int valueMost = 99;
    int mostTurns = 200;
    LimitResult limitResult = LimitResult::Draw;
};

/// The defaults with the given values put in; a switch is also read from 0 and 1, as the catalogue writes it. Errors:
/// `match.unknown_parameter` (key), `parameter.kind`, `parameter.range` (key, value).
[[nodiscard]] model::Result<Parameters> readParameters(const model::ParameterValues& values);

} // namespace blattwerk::engine::ikonen
