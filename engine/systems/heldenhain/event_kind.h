#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// What can happen, with the names of the arguments in order: `side` is 0 or 1, `card` and `target` are indices into
/// Rules::cards, `stat` a Stat, `sentence` the number of a sentence of the card's text, the others numbers.
enum class EventKind : std::uint8_t {
    Step,               // new
    GameStarted,        // nothing
    Shuffled,           // side
    StartCharacter,     // side, card
    OpeningHand,        // side, n
    FirstSide,          // side
    MulliganTaken,      // side, n
    MulliganDeclined,   // side
    TurnStarted,        // side, n
    HqActivated,        // side, card
    LocationArmed,      // side, card
    Readied,            // side, card
    SkippedTurn,        // side, card
    WaitingEnded,       // side, card
    EnergyFilled,       // side, new
    EnergyGained,       // side, n, new
    EnergyCapped,       // side, n
    EnergyPaid,         // side, n, new
    EnergyLost,         // side, n, new
    CardDrawn,          // side, card
    DrawSkipped,        // side
    DrawFailed,         // side
    Reshuffled,         // side, n
    Phase,              // side, new
    CardPlayed,         // side, card
    EnteredPlay,        // side, card
    Sacrificed,         // side, card
    Equipped,           // side, card, target
    EquipmentMoved,     // side, card, target
    Replaced,           // side, card, target
    PutToDiscard,       // side, card
    HqAbilityUsed,      // side, card
    Collected,          // side, card, n
    Distracted,         // side, card, target
    AssistUsed,         // side, card
    ExhaustActionUsed,  // side, card
    Triggered,          // side, card
    PointsGained,       // side, n, new
    PointsLost,         // side, n, new
    PointsStolen,       // side, n, new
    StressAdded,        // side, card, n, new
    StressReduced,      // side, card, old, new
    StressRedirected,   // side, card, target
    StressRemoved,      // side, card, n, new
    StressMoved,        // side, card, target, n
    Eliminated,         // side, card
    Saved,              // side, card
    Exhausted,          // side, card
    Locked,             // side, card
    LockRefused,        // side, card
    LockCancelled,      // side, card
    Returned,           // side, card
    EquipmentReturned,  // side, card
    Recovered,          // side, card
    LookedAt,           // side, n
    Kept,               // side, card
    PutUnder,           // side, n
    ModifierGiven,      // side, card, stat, n, new
    ModifierExpired,    // side, card, stat, new
    PartDropped,        // side, card, sentence
    PricePaid,          // side, card
    PriceUnpaid,        // side, card
    Accepted,           // side, card
    Declined,           // side, card
    Chosen,             // side, target
    OptionChosen,       // side, card, n
    Luck,               // side, card
    LuckFailed,         // side, card
    Revealed,           // side, card
    Permission,         // side, n
    PermissionUsed,     // side, card
    DiscountGiven,      // side, n
    ActionPointsGained, // side, n, new
    ManualClause,       // side, card, sentence
    Discarded,          // side, card
    TurnEndOrdered,     // side, card
    TurnEnded,          // side
    GuardHit,           // new
    Conceded,           // side
    GameWon,            // side, n
    GameDrawn,          // nothing
    GameAborted,        // nothing
};

constexpr int kEventKinds = static_cast<int>(EventKind::GameAborted) + 1;

/// How an argument of an event is written.
enum class EventArg : std::uint8_t { Side, Card, Stat, Number };

struct EventArgInfo {
    std::string_view name;
    EventArg kind = EventArg::Number;
};

/// Name of a kind as logs and scenario files write it: `lock_refused`.
[[nodiscard]] std::string_view eventName(EventKind kind);
[[nodiscard]] std::span<const EventArgInfo> eventArgs(EventKind kind);

} // namespace blattwerk::engine::heldenhain
