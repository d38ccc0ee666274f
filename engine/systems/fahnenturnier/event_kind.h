#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

/// What can happen, with the names of the arguments in order: `side` and `other` are seats, `card` and `target` numbers
/// of cards, `level` a Level, `pile` a Pile, `sentence` the number of a clause of the card's text, the others numbers.
enum class EventKind : std::uint8_t {
    TournamentStarted, // n: people
    RoundStarted,      // n: round
    Moved,             // side, other, n: park, counted from 1 (CHA-R14)
    DeckPhase,         // side: its deck phase begins
    LevelChosen,       // side, level
    CardsDrawn,        // side, level, n
    DrewFewer,         // side, level, n: how many are missing (CHA-H5)
    PileRefilled,      // level, n: the tray was shuffled into the pile (CHA-D7)
    Rerolled,          // side, level, n
    CardPicked,        // side, card; others than the side do not see which
    ExtraPicked,       // side, card, level: taken by "Ausgewählt:" (CHA-V19)
    RestToTray,        // side, level, n
    RemovedToTray,     // side, card, level (CHA-R23)
    RemovedToBox,      // side, card (CHA-R23)
    DeckReady,         // side, n: cards in the deck; the deck phase is over
    MatchStarted,      // side, other, n: park, counted from 1
    FinalStarted,      // side, other
    Shuffled,          // side: its deck
    FlagTossed,        // side: begins by the toss
    Begins,            // side, n: begins by its trophy of that round
    Revealed,          // side, card, n: base strength
    FlagPlaced,        // side, card, n: on the first card; its strength
    AttackSum,         // side, n: sum, old: strength that it must reach
    FlagTaken,         // side, card, n: its strength as flag card
    Beaten,            // side, card: has lost the flag
    Benched,           // side, card
    NoSeat,            // side, card: finds no seat
    SeatsExceeded,     // side, n: seats used, old: seats there are
    AttackFailed,      // side, n: sum, old: strength that it had to reach
    DeckEmpty,         // side: has no card to begin or to attack with
    MatchWon,          // side
    TrophyWon,         // side, n: round
    TrophyBoxed,       // n: round; a bot has won (CHA-R59)
    DeckRebuilt,       // side, n: cards
    LeadReached,       // side, n: lead (CHA-R62)
    FansGained,        // side, card, n
    FansLost,          // side, card, n
    FansShort,         // side, card, n: how many the supply lacks
    BonusGiven,        // side, card, n: side of the card that gets it
    NextBonusGiven,    // side, card, n: the next card of the side gets it
    CardsLookedAt,     // side, n
    CardsReordered,    // side, n
    SeenMoved,         // side, pile: one of the cards looked at
    Milled,            // side, card: from the deck to the rest pile
    Unbanked,          // side, card, pile
    Diverted,          // side, card, pile: the beaten card, instead of the bank
    SeatsChanged,      // side, n: more or fewer until the match ends
    Copied,            // side, card, target
    Triggered,         // side, card: a text with a keyword acts
    Accepted,          // side, card
    Declined,          // side, card
    PartDropped,       // side, card, sentence
    ManualClause,      // side, card, sentence
    GuardHit,          // new: reveals, effects, copies, waiting, deck
    CountBegins,       // nothing
    FansCounted,       // side, n: fans with trophies
    TieTossed,         // side: comes before by the toss
    Finalist,          // side, n: place
    Conceded,          // side
    GameWon,           // side
    GameDrawn,         // nothing
};

constexpr int kEventKinds = static_cast<int>(EventKind::GameDrawn) + 1;

/// What stopped something endless or too large (CHA-H1, H2).
enum class Guard : std::uint8_t { Reveals, Effects, Copies, Waiting, Deck };

/// How an argument of an event is written.
enum class EventArg : std::uint8_t { Side, Card, Level, Pile, Number };

struct EventArgInfo {
    std::string_view name;
    EventArg kind = EventArg::Number;
};

/// Name of a kind as logs and scenario files write it: `flag_taken`.
[[nodiscard]] std::string_view eventName(EventKind kind);
[[nodiscard]] std::span<const EventArgInfo> eventArgs(EventKind kind);

} // namespace blattwerk::engine::fahnenturnier
