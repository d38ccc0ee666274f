#pragma once

#include "engine/systems/heldenhain/card_info.h"

#include <cstddef>
#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// When an ability acts (HEL-V T1-T15).
enum class Trigger : std::uint8_t {
    OnPlay,             // T1
    Body,               // T2
    StartOwn,           // T3
    StartActive,        // T4
    AfterCollectSelf,   // T5, on an Ausrüstung: of the bearer
    AfterCollectOwn,    // T6
    AfterDistractSelf,  // T7
    AfterDistractOwn,   // T8
    AfterDistracted,    // T9
    OnElimSelf,         // T10
    OnElimOwn,          // T11, another own figure
    OnElimEnemy,        // T11
    AfterPlayFigure,    // T12
    AfterPlayAction,    // T12
    AfterPlayEquipment, // T12
    ExhaustAction,      // T13
    HqAbility,          // T14
    EndOwn,             // T15
};

constexpr std::uint32_t bitOf(Trigger trigger) {
    return 1U << static_cast<unsigned>(trigger);
}

/// Beside the triggers of a card: what nobody sees decides over the outcome of a step only where a text asks which
/// cards lie hidden, leaves something to chance, or ends the turn, ...
constexpr std::uint32_t kLooksWhenUsed = 1U << 31U;  // ... when the card is played or used, ...
constexpr std::uint32_t kLooksByTrigger = 1U << 30U; // ... when something else happens within a turn, ...
/// ... or has its side choose a card of the hand, which may be one that was drawn just before.
constexpr std::uint32_t kDiscardsByTrigger = 1U << 29U;
constexpr std::uint32_t kDraws = 1U << 28U;
/// Somebody may have more points after a step, or the turn is over, because the card was played or used, ...
constexpr std::uint32_t kGainsWhenUsed = 1U << 27U;
constexpr std::uint32_t kGainsByTrigger = 1U << 26U; // ... or because something else happened within a turn.
constexpr std::uint32_t kTriggersOnly = kGainsByTrigger - 1U;

constexpr bool actsWhenUsed(Trigger trigger) {
    return trigger == Trigger::OnPlay || trigger == Trigger::Body || trigger == Trigger::ExhaustAction ||
           trigger == Trigger::HqAbility;
}
constexpr bool actsBetweenTurns(Trigger trigger) {
    return trigger == Trigger::StartOwn || trigger == Trigger::StartActive || trigger == Trigger::EndOwn;
}

/// How a target is found (HEL-V Z1-Z11).
enum class Quant : std::uint8_t {
    Self,
    One,
    Several,
    UpTo,
    All,
    Random,
    Chosen,
    FirstChosen,
    SecondChosen,
    CollectingFigure,
    DistractingFigure,
    DistractedFigure,
    Bearer,
    ChosenAssist,
};

/// Which figures (or KI) words describe. `own`/`enemy` are seen from the controller of the source.
struct Filter {
    enum Side : std::uint8_t { Any, Own, Enemy };
    enum State : std::uint8_t { AnyState, Ready, Exhausted };
    enum Extreme : std::uint8_t {
        None,
        HighestEffort,
        HighestStamina,
        HighestPoints,
        MostStress,
        LowestEffort,
        LowestStamina,
        LowestPoints,
        LeastStress
    };
    enum Flags : std::uint8_t {
        Other = 1,
        WithStress = 2,
        WithEquipment = 4,
        WithoutEquipment = 8,
        WithoutStress = 16
    };

    TypeMask types = kFigureTypes;
    Side side = Any;
    State state = AnyState;
    std::uint8_t flags = 0;
    Extreme extreme = None;
    /// Bounds; -1 where there is none.
    std::int8_t costMost = -1;
    std::int8_t least[3] = {-1, -1, -1};
    std::int8_t most[3] = {-1, -1, -1};
    std::int8_t stressLeast = -1;
    /// 0xFFFF: any name; kNoName: a name that no card of the match has.
    std::uint16_t name = kAnyName;

    /// Type, side, state and name say it all; set by `settle`.
    bool plain = false;

    void settle() {
        plain = flags == 0 && costMost < 0 && stressLeast < 0;
        for (std::size_t i = 0; i < 3; ++i) {
            plain = plain && least[i] < 0 && most[i] < 0;
        }
    }

    static constexpr std::uint16_t kAnyName = 0xFFFF;
    static constexpr std::uint16_t kNoName = 0xFFFE;
};

struct Target {
    Quant quant = Quant::One;
    std::uint8_t count = 1;
    Filter filter = {};
};

enum class Who : std::uint8_t { You, Other, Each };

enum class Duration : std::uint8_t { EndOfTurn, NextOwnStart, NextUse, WhileInPlay };

/// HEL-V C1-C10.
enum class ConditionKind : std::uint8_t {
    Always,
    Crew, // n
    PointsBehind,
    PointsAhead,
    PointsMin,  // n
    HandMax,    // n
    SelfStress, // n
    OwnNamed,   // target: filter with the name
    FieldCount, // n, target
    EliminatedThus,
};

struct Condition {
    ConditionKind kind = ConditionKind::Always;
    std::int8_t n = 0;
    std::uint16_t target = 0;
};

enum class Op : std::uint8_t {
    End,
    Jump,           // to
    IfNot,          // condition; to
    Luck,           // to on failure (E26)
    Choice,         // n of arg bullets, followed by arg Jump instructions; to: behind the last bullet (E27)
    BulletEnd,      // to: its Choice
    ForEach,        // target; n: at most; multiplies the amount of the next instruction (E28)
    Count,          // n: at most, 0 without; figures of target, or arg: whose hand (CountedHand): X (E28)
    Ask,            // arg: number of price instructions that follow; to: where "no" goes
    Demand,         // arg: number of price instructions that follow; to: where an unpayable price goes
    PayStressSelf,  // n (K1)
    PayStressOwn,   // n, target (K2)
    PayDiscard,     // n (K3)
    PayPoints,      // n (K4)
    PayExhaustSelf, // (K5)
    PayExhaustOwn,  // target (K6)
    PayEnergy,      // n (K7)
    PayPutAway,     // target (K8)
    PaySkipSelf,    // (K9)
    Exhaust,        // target (E1)
    Ready,          // target (E2)
    Skip,           // target (E3)
    Unskip,         // target (E4)
    AddStress,      // target, n (E5)
    RemoveStress,   // target, n or kAll (E6)
    MoveStress,     // target, second, n (E7)
    ModStat,        // target, amounts, duration (E8)
    GainPoints,     // who, n (E9)
    LosePoints,     // who, n (E10)
    StealPoints,    // n (E11)
    GainEnergy,     // who, n (E12)
    LoseEnergy,     // who, n (E13)
    Draw,           // who, n (E14)
    Discard,        // who, n; arg: 1 at random (E15)
    Return,         // target (E16)
    Recover,        // n, arg: type mask (E17)
    Permit,         // n, arg: type mask (E18)
    Discount,       // n, arg: type mask (E19)
    EndTurn,        // (E20)
    Eliminate,      // target (E21)
    DropEquipment,  // target (E22)
    MoveEquipment,  // target, second (E23)
    RemoveHq,       // who (E24)
    RemoveLocation, // (E24)
    LookTop,        // n, arg: how many to the hand (E25)
    ExtraAction,    // n (E29)
    FreeCollect,    // target (E30)
    FreeDistract,   // target (E31)
    Choose,         // target: only chooses
    Manual,         // a clause that the card language does not know: by hand at the table, skipped and counted in batch
};

constexpr bool isPrice(Op op) {
    return op >= Op::PayStressSelf && op <= Op::PaySkipSelf;
}

/// Whose cards in hand Op::Count counts where it has no target.
enum class CountedHand : std::uint8_t { Own, Enemy };

/// One step of an ability. `to`, `target` and `second` are indices into the pools of Rules.
struct Instruction {
    static constexpr std::int8_t kAll = 127;
    static constexpr std::uint16_t kNone = 0xFFFF;

    Op op = Op::End;
    Who who = Who::You;
    std::int8_t n = 0;
    std::uint8_t arg = 0;
    std::uint16_t target = kNone;
    std::uint16_t second = kNone;
    std::uint16_t to = 0;
    Duration duration = Duration::EndOfTurn;
    std::int8_t amounts[3] = {};
    Condition condition = {};
    /// The amount is n times what Op::Count counted.
    bool timesX = false;
    /// Number of the clause in the reading of the card's text, for the log and the question on the table.
    std::uint8_t sentence = 0;
};

struct Ability {
    enum Flags : std::uint8_t {
        /// Asks before anything happens: never in the other side's turn under `nonactive_triggers` = mandatory.
        Optional = 1,
        HasPrice = 2,
        /// For triggers about other figures: not about the card itself ("einer anderen eigenen Figur").
        OtherOnly = 4,
        /// Some sentence of it needs no target, so it always finds something to do (HEL-A56).
        SurelyActs = 8,
    };
    Trigger trigger = Trigger::Body;
    std::uint8_t flags = 0;
    std::uint16_t card = 0;
    /// First instruction; the ability ends with Op::End.
    std::uint16_t start = 0;
    /// Number of the paragraph within the text.
    std::uint8_t paragraph = 0;
};

enum class StaticKind : std::uint8_t {
    StatSelf,        // S1 amounts
    StatBearer,      // S2 amounts, with a condition
    StatOthers,      // S3, S6 filter, amounts
    StatPer,         // S4 amounts for each that fits the target `per`, together at most `most`
    Cost,            // S5 filter.types, n
    DistractAtOnce,  // S7
    NoWaiting,       // S8
    Cover,           // S9 n
    BanCollect,      // P1
    BanDistract,     // P2
    BanDistracted,   // P3
    BanEnemyExhaust, // P4
    BanLock,         // P5
    GuardFirst,      // P6
    KeepPoints,      // P7
    ReduceStress,    // X1 n, arg: 1 when distracting, 2 from cards
    RedirectStress,  // X2
    SaveOnce,        // X3
    ToHandInstead,   // X4
    CountsForCrew,   // HEL-R118: figures of filter.types count for Mannschaft
};

constexpr std::uint32_t bitOf(StaticKind kind) {
    return 1U << static_cast<unsigned>(kind);
}

/// Bans and permissions that concern single figures: their unconditional form is kept in CardInfo::selfRules.
constexpr std::uint32_t kSelfRuleKinds =
    bitOf(StaticKind::DistractAtOnce) | bitOf(StaticKind::NoWaiting) | bitOf(StaticKind::BanCollect) |
    bitOf(StaticKind::BanDistract) | bitOf(StaticKind::BanDistracted) | bitOf(StaticKind::BanEnemyExhaust) |
    bitOf(StaticKind::BanLock) | bitOf(StaticKind::GuardFirst) | bitOf(StaticKind::RedirectStress) |
    bitOf(StaticKind::SaveOnce) | bitOf(StaticKind::ToHandInstead);

/// A permanent rule of a card in play. With `self` it concerns the card (or the bearer), otherwise all that fit.
struct Static {
    StaticKind kind = StaticKind::StatSelf;
    bool self = true;
    std::int8_t n = 0;
    std::uint8_t arg = 0;
    std::int8_t amounts[3] = {};
    std::int8_t most = 0;
    /// Whom it concerns where that is not the card itself.
    Filter filter = {};
    Condition condition = {};
    std::uint16_t per = 0;
};

} // namespace blattwerk::engine::heldenhain
