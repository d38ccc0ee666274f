#pragma once

#include "engine/systems/card_programs.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine::modulspiel {

/// When an ability acts (MOD-V1 to V8f).
enum class Trigger : std::uint8_t {
    Body,               // no head: a certificate
    OnPlay,             // V1
    Aftermath,          // V2
    QuarterEnd,         // V3
    StampClear,         // V4
    StampGain,          // V5
    LocationWin,        // V6 place
    TakenBackSelf,      // V7a
    TakenBackAny,       // V7a
    ReserveDiscardSelf, // V7b
    ReserveDiscardAny,  // V7b
    ReserveEnterSelf,   // V7c
    ReserveEnterAny,    // V7c
    OverlayNew,         // V8a
    OverlayOld,         // V8b
    OverlayAny,         // V8c
    CoffeeBreak,        // V8d
    BuySelf,            // V8e
    BuyAny,             // V8e
    Pass,               // V8f
};

/// Where a card's ability or permanent rule works (MOD-V11). `Own` is the zone that its type has anyway.
enum class Zone : std::uint8_t { Own, AlsoReserve, OnlyReserve };

/// A place as the text names it. `Here` is the location of the card itself.
enum class Place : std::uint8_t { Everywhere, Here, Elsewhere, Anywhere, TherapyRoom, MemberPortal, Desk };

enum class Quant : std::uint8_t { Self, One, Several, UpTo, All, Random, Chosen, ChosenAll };

enum class CardKind : std::uint8_t { TopCard, Intervention, CoffeeBreak };

enum class Quality : std::uint8_t {
    Any,
    StressMin, // n
    MarksMin,  // n
    WithCover,
    WithoutCover,
    UnderReview,
    WithAftermath,
    ResilienceMax, // n
    HighestResilience,
    Named, // name
};

/// Which cards words describe. `own` and `opposing` are seen from the controller of the source.
struct Filter {
    enum Side : std::uint8_t { AnySide, Own, Opposing };

    Side side = AnySide;
    CardKind kind = CardKind::TopCard;
    Place place = Place::Everywhere;
    Quality quality = Quality::Any;
    std::int8_t n = 0;
    bool other = false;
    std::uint16_t name = kNoName;

    static constexpr std::uint16_t kNoName = 0xFFFF;
};

struct Target {
    Quant quant = Quant::Self;
    std::uint8_t count = 1;
    Filter filter = {};
};

/// MOD-V12a to V15e, checked when the ability resolves, for permanent rules all the time.
enum class ConditionKind : std::uint8_t {
    Always,
    ReserveMin,  // n
    ReserveMax,  // n
    StressMin,   // n, on this card
    MarksMin,    // n, on this card
    Lead,        // place
    Behind,      // place
    TotalMin,    // place, n
    CountMin,    // place, n
    CoffeeMin,   // n
    DiscardMin,  // n
    EuroMin,     // n
    StampsMin,   // n
    OtherPassed, //
    ByHand,      // of a permanent rule: nobody understands it, a human decides
};

struct Condition {
    ConditionKind kind = ConditionKind::Always;
    Place place = Place::Everywhere;
    std::int8_t n = 0;
};

enum class Op : std::uint8_t {
    End,
    Jump,                      // to
    IfNot,                     // condition; to
    Ask,                       // arg: number of price instructions that follow; to: where "no" goes
    Demand,                    // arg: number of price instructions that follow; to: where an unpayable price goes
    PayVoluntaryStress,        // target, n (V16)
    PaySacrifice,              // target (V17)
    PayReserve,                // n (V18a)
    PayHand,                   // n (V18b)
    PayEuro,                   // n (V18c)
    Count,                     // counted, n: at most, 0 without: X of the ability
    AddMark,                   // target, n (V19a)
    RemoveMark,                // target, n or kAll (V19b)
    AddStress,                 // target, n (V20a)
    RemoveStress,              // target, n or kAll (V20b)
    MoveStress,                // target, second, n (V20c)
    GiveCover,                 // target, n (V22)
    Review,                    // target (V23)
    Strike,                    // target (V24)
    DiscardField,              // target (V25)
    ReturnToHand,              // target (V26)
    FieldToReserve,            // target (V27a)
    HandToReserve,             // n (V27b)
    PileToReserve,             // (V27c)
    DiscardToHand,             // n, pile (V28a)
    DiscardToReserve,          // n, pile (V28b)
    DiscardToPile,             // n, pile (V28c)
    RepeatAftermath,           // target (V29a)
    RepeatDiscardAftermath,    // (V29b)
    Draw,                      // n (V30a)
    OtherDiscards,             // n; arg: 1 at random (V30b)
    GainEuro,                  // n (V31a)
    LoseEuro,                  // who, n (V31b)
    MakeCoffee,                // place (V32)
    TurnUp,                    // target (V34a)
    Look,                      // target (V34b)
    BonusUntilClosing,         // target, n (V35e)
    LocationBonusUntilClosing, // place, n (V35f)
    NextEffort,                // n (V36b)
    Move,                      // target, place (V37)
    ExtraAction,               // (V38)
    Manual,                    // a clause that nobody understands
};

constexpr bool isPrice(Op op) {
    return op >= Op::PayVoluntaryStress && op <= Op::PayEuro;
}

enum class Who : std::uint8_t { You, Other };

/// Which cards of the discard pile (V28).
enum class PileKind : std::uint8_t { Card, Intervention, CardWithAftermath, InterventionWithAftermath };

enum class Duration : std::uint8_t { Instant, UntilClosing, UntilUsed };

/// What a bonus or X is counted from.
enum class Counted : std::uint8_t {
    Nothing,
    ReserveCard,
    CoffeeBreak,
    OtherIntervention,
    DiscardCard,
    Stamp,
    Stressor
};

/// One step of an ability. `target` and `second` are indices into Programs::targets, `to` into Programs::code.
struct Instruction {
    static constexpr std::int8_t kAll = 127;
    static constexpr std::uint16_t kNone = 0xFFFF;

    Op op = Op::End;
    Who who = Who::You;
    std::int8_t n = 0;
    std::uint8_t arg = 0;
    Place place = Place::Everywhere;
    PileKind pile = PileKind::Card;
    Duration duration = Duration::Instant;
    Counted counted = Counted::Nothing;
    bool timesX = false; ///< the amount is n times what Count counted
    /// Number of the clause in the reading of the card's text.
    std::uint8_t sentence = 0;
    std::uint16_t target = kNone;
    std::uint16_t second = kNone;
    std::uint16_t to = 0;
    Condition condition = {};
};

struct Ability {
    Trigger trigger = Trigger::Body;
    Place place = Place::Everywhere; ///< of LocationWin
    Zone zone = Zone::Own;
    bool oncePerQuarter = false;
    bool optional = false; ///< asks before anything happens
    bool hasPrice = false;
    std::uint8_t paragraph = 0;
    std::uint16_t start = 0; ///< first instruction; the ability ends with Op::End
};

enum class StaticKind : std::uint8_t {
    ExploitStress, // n (V21)
    CoffeeBonus,   // place, n (V33)
    SelfBonus,     // n (V35a)
    SelfBonusPer,  // n for each of `counted`, together at most `most` (V35b)
    OthersBonus,   // place, n (V35c)
    LocationBonus, // place, n (V35d)
    EffortMod,     // n (V36a)
    PriceLess,     // n (V36c)
    ThresholdLess, // place, n (V36d)
};

/// A permanent rule, in force while the card lies open in its zone (V9).
struct Static {
    StaticKind kind = StaticKind::SelfBonus;
    Place place = Place::Everywhere;
    Zone zone = Zone::Own;
    Counted counted = Counted::Nothing;
    std::int8_t n = 0;
    std::int8_t most = 0;
    std::uint8_t paragraph = 0;
    Condition condition = {};
};

static_assert(std::is_trivially_copyable_v<Target>);

/// The programs of the cards of a game and what they point at.
struct Programs : CardPrograms<Instruction, Ability, Static> {
    std::vector<Target> targets;
};

} // namespace blattwerk::engine::modulspiel
