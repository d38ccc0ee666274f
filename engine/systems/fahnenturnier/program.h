#pragma once

#include "engine/systems/card_programs.h"

#include <cstddef>
#include <cstdint>

namespace blattwerk::engine::fahnenturnier {

/// When an ability acts or a permanent rule counts (CHA-V1 to V6).
enum class Moment : std::uint8_t {
    Reveal, // no keyword: at once when revealed
    InAttack,
    FromBank,
    HoldingFlag,
    FlagLost,
    Picked,
};

enum class Who : std::uint8_t { You, Opponent };

/// Where a card goes.
enum class Pile : std::uint8_t { Rest, DeckTop, DeckBottom, Box };

enum class Level : std::uint8_t { A, B, C };

/// What a bonus (5.1) or X is counted from.
enum class Counted : std::uint8_t {
    Nothing,
    OwnBank,
    EnemyBank,
    Rest,
    Beneath,
    OthersInAttack,
    Named,   // name
    FromSet, // name: of the set
    Seats,
    Trophies,
};

/// CHA-V23 to V30.
enum class ConditionKind : std::uint8_t {
    Always,
    EnemyFlagMin, // n
    EnemyFlagMax, // n
    RevealedMin,  // n
    BankHasNamed, // name
    BankHasSet,   // name: of the set
    SeatsMin,     // n
    SeatsMax,     // n
    DeckMax,      // n
    RoundMin,     // n
    TrophiesMin,  // n
    StartsMatch,
    ByHand, // a human decides
};

constexpr std::uint16_t kNoName = 0xFFFF;

struct Condition {
    ConditionKind kind = ConditionKind::Always;
    std::int16_t n = 0;
    std::uint16_t name = kNoName;
};

enum class Op : std::uint8_t {
    End,
    Jump,            // to
    IfNot,           // condition; to
    Ask,             // to: where "no" goes
    Manual,          // a clause that the card language does not know
    Count,           // counted, name, `most`, 0 without: X of the ability
    BoostSelf,       // n, stays until the card leaves the half (V7a)
    BoostNext,       // n (V8a)
    BoostSelfPer,    // n for each counted, at most `most` (V9a)
    BoostEnemyFlag,  // n (V10b)
    GainFans,        // who, n (V11a)
    LoseFans,        // who, n (V11b, V11c)
    Look,            // n (V12)
    Reorder,         // (V13a)
    MoveSeen,        // pile (V13b)
    Mill,            // n (V14)
    Unbank,          // n, pile (V15a)
    UnbankNamed,     // name, pile (V15b)
    InsteadOfBank,   // pile (V16)
    MillEnemy,       // n (V17a)
    MillEnemyToBank, // n (V17b)
    AddSeats,        // n, until the match ends (V18b)
    TakeSeats,       // n, of the opposing bank, until the match ends (V18b)
    ExtraPick,       // level (V19)
    RemoveCards,     // n (V20)
    Shuffle,         // (V21)
    CopyEnemyFlag,   // (V22a)
};

struct Instruction {
    Op op = Op::End;
    Who who = Who::You;
    Pile pile = Pile::Rest;
    Level level = Level::A;
    Counted counted = Counted::Nothing;
    bool timesX = false; ///< the amount is n times what Count counted
    /// Number of the clause in the reading of the card's text, for the log and the question on the table.
    std::uint8_t sentence = 0;
    std::int16_t n = 0;
    std::int16_t most = 0;
    std::uint16_t name = kNoName;
    std::uint16_t to = 0;
    Condition condition = {};
};

struct Ability {
    enum Flags : std::uint8_t { Optional = 1, HasPrice = 2 };
    Moment moment = Moment::Reveal;
    std::uint8_t flags = 0;
    std::uint8_t paragraph = 0;
    /// First instruction; the ability ends with Op::End.
    std::uint16_t start = 0;
};

enum class StaticKind : std::uint8_t {
    SelfStrength,      // n (V7b)
    SelfStrengthPer,   // n for each counted, at most `most` (V9b)
    AttackStrength,    // n (V8b)
    EnemyFlagStrength, // n (V10a)
    OwnFlagStrength,   // n (V10c)
    MoreSeats,         // n (V18a)
    EnemyFewerSeats,   // n (V18a)
    EnemyFlagOff,      // (V22b)
    EnemyBankOff,      // (V22b)
};

/// A permanent rule: it counts as long as the moment lasts.
struct Static {
    StaticKind kind = StaticKind::SelfStrength;
    Moment moment = Moment::InAttack;
    Counted counted = Counted::Nothing;
    std::uint8_t paragraph = 0;
    std::int16_t n = 0;
    std::int16_t most = 0;
    std::uint16_t name = kNoName;
    Condition condition = {};
};

/// The programs of the cards of a tournament.
using Programs = CardPrograms<Instruction, Ability, Static>;

} // namespace blattwerk::engine::fahnenturnier
