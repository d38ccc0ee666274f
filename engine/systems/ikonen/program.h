#pragma once

#include "engine/systems/card_programs.h"

#include <cstddef>
#include <cstdint>

namespace blattwerk::engine::ikonen {

enum class Value : std::uint8_t { Att, Sat, Ver, Sve };
constexpr std::size_t kValueCount = 4;

/// Whom a sentence is about: the Ikone that the text belongs to or carries it, or the one it fights.
enum class Icon : std::uint8_t { Bearer, Opposing };

enum class Who : std::uint8_t { You, Other };

/// What X can be the number of.
enum class Counted : std::uint8_t { Nothing, OwnHand, OwnPrizes, EnemyPrizes, OwnPile, OwnDiscard };

enum class CardKind : std::uint8_t { Any, Icon, Equipment, Effect };

/// When an ability acts (IKO-V6 to V11).
enum class Trigger : std::uint8_t {
    None, // a paragraph without head: a finding, acts never
    OnPlace,
    OnAttach,
    OnReveal,
    OnAttack,
    OnDefend,
    AfterWin,
    AfterDefeat,
    AfterTie,
    TurnStart,
    TurnEnd,
};

/// IKO-V5, V24 to V30.
enum class ConditionKind : std::uint8_t {
    Always,
    FaceUp,       // icon
    FaceDown,     // icon
    ValueMin,     // icon, value, n
    ValueMax,     // icon, value, n
    Attached,     // cards
    Bare,         // nothing is attached to the opposing Ikone
    PrizesMax,    // who, n
    HandMax,      // n
    HandMin,      // n
    PileMax,      // n
    AttackedWith, // value
    ByHand,       // a human decides
};

struct Condition {
    ConditionKind kind = ConditionKind::Always;
    Icon icon = Icon::Bearer;
    Value value = Value::Att;
    CardKind cards = CardKind::Any;
    Who who = Who::You;
    std::int16_t n = 0;
};

enum class Duration : std::uint8_t { EndOfTurn };

enum class Op : std::uint8_t {
    End,
    Jump,              // to
    IfNot,             // condition; to
    Ask,               // to: where "no" goes
    Manual,            // a clause that the card language does not know
    Count,             // counted, n: at most, 0 without: X of the ability
    Reveal,            // the opposing Ikone (V15)
    Hide,              // the bearing Ikone (V16)
    Draw,              // who, n (V17a)
    Discard,           // who, n (V17b)
    DiscardRandom,     // who, n (V17b)
    LookPrizes,        // whose: who, n (V18a)
    SwapPrize,         // (V18b)
    TakePrizes,        // n (V19a)
    Recover,           // n, cards (V20)
    DiscardAttachment, // of the opposing Ikone (V21)
    AttackAgain,       // (V22)
    Boost,             // icon, amounts, duration (V23)
};

struct Instruction {
    Op op = Op::End;
    Who who = Who::You;
    Icon icon = Icon::Bearer;
    CardKind cards = CardKind::Any;
    Duration duration = Duration::EndOfTurn;
    Counted counted = Counted::Nothing;
    bool timesX = false; ///< the amount is n times what Count counted
    /// Number of the clause in the reading of the card's text, for the log and the question on the table.
    std::uint8_t sentence = 0;
    std::int16_t n = 0;
    std::uint16_t to = 0;
    std::int16_t amounts[kValueCount] = {};
    Condition condition = {};
};

struct Ability {
    enum Flags : std::uint8_t { Optional = 1, HasPrice = 2 };
    Trigger trigger = Trigger::None;
    std::uint8_t flags = 0;
    std::uint8_t paragraph = 0;
    /// First instruction; the ability ends with Op::End.
    std::uint16_t start = 0;
};

/// The role in which a permanent rule counts (IKO-V4).
enum class Scope : std::uint8_t { Always, Attacking, Defending };

enum class StaticKind : std::uint8_t {
    Values,           // icon, amounts (V1, V2)
    SetValue,         // value, n (V3a)
    SwapValues,       // value, second (V3b)
    WinTies,          // (V12a)
    SurviveTies,      // (V12b)
    SaveOnce,         // (V13)
    BanAttack,        // (V14a)
    AttackOnlyWith,   // value (V14b)
    AttackedOnlyWith, // value (V14c)
    NoPrize,          // (V19b)
};

/// A permanent rule. Values are derived in the order: printed, SetValue and SwapValues, Values, Boost, floor 0 (5.2).
struct Static {
    StaticKind kind = StaticKind::Values;
    Scope scope = Scope::Always;
    Icon icon = Icon::Bearer;
    Value value = Value::Att;
    Value second = Value::Att;
    std::uint8_t paragraph = 0;
    std::int16_t n = 0;
    std::int16_t amounts[kValueCount] = {};
    Condition condition = {};
};

/// The programs of the cards of a match.
using Programs = CardPrograms<Instruction, Ability, Static>;

} // namespace blattwerk::engine::ikonen
