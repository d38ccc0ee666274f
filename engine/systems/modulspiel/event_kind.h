#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::modulspiel {

/// What can happen, with the names of the arguments in order: `side` is 0 or 1, `card` and `target` are single cards,
/// `place` a place, `module` the number of a module, `sentence` the number of a clause of the card's text, the others
/// numbers.
enum class EventKind : std::uint8_t {
    GameStarted,          // nothing
    ModuleDrafted,        // side, module
    ModuleUnplayed,       // module
    Shuffled,             // side
    MarketShuffled,       // nothing
    FirstSide,            // side
    QuarterStarted,       // side, n
    TurnStarted,          // side
    CardDrawn,            // side, card (secret)
    DrawFailed,           // side
    Reshuffled,           // side
    EffortPaid,           // side, card
    Played,               // side, card, place
    Overlaid,             // side, card, target, place
    CoffeeLaid,           // side, card (secret), place
    CoffeeMade,           // side, card (secret), place
    Bought,               // side, card, n
    MarketCardGained,     // side, card
    DisplayRefilled,      // card
    CertificateUsed,      // side, card
    Passed,               // side
    ReserveTakenBack,     // side, card
    ReserveEntered,       // side, card
    ReserveDiscarded,     // side, card
    HandDiscard,          // side, card
    FieldDiscard,         // side, card
    MarketCardDiscarded,  // side, card
    Sacrificed,           // side, card
    Struck,               // side, card
    CardRemoved,          // side, card
    ReturnedToHand,       // side, card
    TakenFromDiscard,     // side, card
    PutOnPile,            // side, card
    Moved,                // side, card, place
    TurnedUp,             // side, card
    LookedAt,             // side, card (secret)
    MarkersAdded,         // card, n
    MarkersRemoved,       // card, n
    StressAdded,          // card, n
    StressRemoved,        // card, n
    StressMoved,          // card, target, n
    VoluntaryStress,      // side, card, n
    CoverGiven,           // card, n
    CoverUsed,            // card
    ReviewGiven,          // card
    ReviewEnded,          // card
    BonusGiven,           // card, n
    PlaceBonusGiven,      // side, place, n
    NextEffort,           // side, n
    ExtraAction,          // side, card
    EuroGained,           // side, n
    EuroLost,             // side, n
    Aftermath,            // side, card
    Triggered,            // side, card
    Accepted,             // side, card
    Declined,             // side, card
    PartDropped,          // side, card, sentence
    ManualClause,         // side, card, sentence
    SettlementStarted,    // n
    ReserveChosen,        // side, n
    HandThrownAway,       // side, n
    QuarterText,          // side, card
    LocationChosen,       // side, place
    LocationScored,       // place, old: total of A, new: total of B
    LocationWon,          // side, place
    LocationTied,         // place
    Rechecked,            // place, old: total of A, new: total of B
    StampGained,          // side, place, n
    Cleared,              // side, card, place
    CertificateUnlocked,  // side, card
    UnlockLapsed,         // side
    NoticeEnded,          // side, card
    CertificatesRestored, // nothing
    QuarterEnded,         // n
    GoalsTied,            // n
    GuardHit,             // new
    Conceded,             // side
    GameWon,              // side, n
    GameUndecided,        // n
};

constexpr int kEventKinds = static_cast<int>(EventKind::GameUndecided) + 1;

/// What GuardHit is about (MOD-H1, H2, H4).
enum class Guard : std::uint8_t { Quarters, Actions, Effects };

/// How an argument of an event is written.
enum class EventArg : std::uint8_t { Side, Card, Place, Module, Number };

struct EventArgInfo {
    std::string_view name;
    EventArg kind = EventArg::Number;
};

/// Name of a kind as logs and scenario files write it: `stamp_gained`.
[[nodiscard]] std::string_view eventName(EventKind kind);
[[nodiscard]] std::span<const EventArgInfo> eventArgs(EventKind kind);

} // namespace blattwerk::engine::modulspiel
