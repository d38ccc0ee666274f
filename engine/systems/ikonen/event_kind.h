#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::ikonen {

/// What can happen, with the names of the arguments in order: `side` is 0 or 1, `card` and `target` are numbers of
/// cards, `stat` a Value, `sentence` the number of a clause of the card's text, the others numbers.
enum class EventKind : std::uint8_t {
    GameStarted,         // nothing
    Shuffled,            // side
    PrizesSet,           // side, n
    OpeningHand,         // side, n
    MulliganTaken,       // side, n
    Redealt,             // side
    RpsWon,              // side
    FirstSide,           // side
    TurnStarted,         // side, n
    Phase,               // side, new
    StepSkipped,         // side, new
    IconPlaced,          // side, card
    IconPlacedHidden,    // side, card
    IconReplaced,        // side, card
    Attached,            // side, card, target
    AttachedHidden,      // side, card
    AttachmentReplaced,  // side, card
    Attacked,            // side, stat
    Revealed,            // side, card
    Hidden,              // side, card
    AttackChosen,        // side, card, target
    Compared,            // card, target, stat, old, new
    FightWon,            // side, card
    FightLost,           // side, card
    FightTied,           // card, target
    TieWon,              // side, card
    TieSurvived,         // side, card
    Defeated,            // side, card
    Saved,               // side, card, target
    AttachmentDiscarded, // side, card
    PrizeTaken,          // side, card, n
    PrizeDeclined,       // side
    NoPrize,             // side, card
    Triggered,           // side, card
    TriggeredHidden,     // side, card
    CardDrawn,           // side, card
    DrawDeclined,        // side
    DrawSkipped,         // side
    DrawFailed,          // side
    Discarded,           // side, card
    Recovered,           // side, card
    PrizesLookedAt,      // side, n
    PrizeSwapped,        // side, card, target: the prize
    ModifierGiven,       // side, card, stat, n
    ModifiersExpired,    // nothing
    EffektEnded,         // side, card
    AttackAgain,         // side, card
    Accepted,            // side, card
    Declined,            // side, card
    PartDropped,         // side, card, sentence
    ManualClause,        // side, card, sentence
    TurnEnded,           // side
    GuardHit,            // new
    Conceded,            // side
    GameWon,             // side, n
    GameDrawn,           // nothing
    GameAborted,         // nothing
};

constexpr int kEventKinds = static_cast<int>(EventKind::GameAborted) + 1;

/// How an argument of an event is written.
enum class EventArg : std::uint8_t { Side, Card, Stat, Number };

struct EventArgInfo {
    std::string_view name;
    EventArg kind = EventArg::Number;
};

/// Name of a kind as logs and scenario files write it: `prize_taken`.
[[nodiscard]] std::string_view eventName(EventKind kind);
[[nodiscard]] std::span<const EventArgInfo> eventArgs(EventKind kind);

} // namespace blattwerk::engine::ikonen
