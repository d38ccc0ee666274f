#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// What can happen. The comment names the arguments in order: `side` A/B, `card` an index into Rules::cards, `by` the
/// card whose text did it, other words are numbers; -1 stands for nothing.
enum class EventKind : std::uint8_t {
    Step,              // step (0-4 START S0-S4, 5-9 END E1-E5)
    DeckShuffled,      // side
    StartCharacter,    // side, card
    FirstSide,         // side
    MulliganTaken,     // side
    MulliganDeclined,  // side
    TurnStarted,       // side, turn
    TurnEnded,         // side, turn
    EnergyGained,      // side, amount, by
    EnergyLost,        // side, amount, by
    EnergyPaid,        // side, amount, card
    CardDrawn,         // side, card
    DrawFailed,        // side
    Reshuffled,        // side, amount
    CardPlayed,        // side, card, amount
    Sacrificed,        // side, card
    PutAway,           // side, card, by
    Replaced,          // side, card, by
    Equipped,          // side, card, target
    Collected,         // side, card, amount
    PointsGained,      // side, amount, by
    PointsLost,        // side, amount, by
    Distracted,        // side, card, target
    StressAdded,       // side, card, amount, by
    StressRemoved,     // side, card, amount, by
    StressRedirected,  // side, card, amount, by
    Covered,           // side, card, amount
    Eliminated,        // side, card
    Saved,             // side, card, by
    Returned,          // side, card, by
    Discarded,         // side, card
    Recovered,         // side, card
    Readied,           // side, card, by
    Exhausted,         // side, card, by
    WaitingEnded,      // side, card
    Locked,            // side, card, by
    LockRefused,       // side, card, by
    Skipped,           // side, card
    Released,          // side, card, by
    Modified,          // side, card, stat (0 Einsatz, 1 Ausdauer, 2 Punktwert), amount
    ModifiersExpired,  // side
    AbilityStarted,    // side, card, trigger
    HqUsed,            // side, card
    HqActivated,       // side, card
    AssistUsed,        // side, card
    ExhaustActionUsed, // side, card
    TargetChosen,      // side, card
    OptionChosen,      // side, number
    Accepted,          // side, card
    Declined,          // side, card
    PricePaid,         // side, card
    Luck,              // side, card, success
    PermissionGiven,   // side, amount
    DiscountGiven,     // side, amount
    ActionsGained,     // side, amount
    CardsLooked,       // side, amount
    PutUnder,          // side, card
    EquipmentMoved,    // side, card, target
    HqRemoved,         // side, card, by
    LocationRemoved,   // side, card, by
    PartDropped,       // side, card, sentence
    ManualEffect,      // side, card, sentence
    GuardHit,          // guard
    Conceded,          // side
    GameOver,          // winner (0 A, 1 B, 2 draw, 3 aborted), reason
};

/// How an argument of an event is written.
enum class EventArg : std::uint8_t { Side, Card, Number };

struct EventArgInfo {
    std::string_view name;
    EventArg kind = EventArg::Number;
};

/// Name of a kind as logs and scenario files write it: `lock_refused`.
[[nodiscard]] std::string_view eventName(EventKind kind);
[[nodiscard]] std::span<const EventArgInfo> eventArgs(EventKind kind);
constexpr int kEventKinds = static_cast<int>(EventKind::GameOver) + 1;

} // namespace blattwerk::engine::heldenhain
