#pragma once

#include "engine/core/rng.h"
#include "engine/systems/heldenhain/action.h"
#include "engine/systems/heldenhain/limits.h"

#include <cstdint>
#include <limits>
#include <type_traits>

namespace blattwerk::engine::heldenhain {

enum class Phase : std::uint8_t { Mulligan, Start, Play, Action, End, Over };

/// What the engine goes on with when nothing is being resolved and no trigger waits.
enum class Stage : std::uint8_t {
    Mulligan,
    StartTriggers, // S3; then S4 and PLAY
    Played,        // the text of a played card is done; it goes to its zone, then the triggers
    Idle,          // the side at turn acts
    EndTriggers,   // E1
    EndChecks,     // E2, E3 until stable
    HandLimit,     // E4, E5
    Over,
};

/// HEL-R71.
enum class Lock : std::uint8_t { Free, Locked, Served };

enum class DecisionKind : std::uint8_t { None, Mulligan, Target, Optional, Discard, HandLimit, Option, Order };

enum class Winner : std::uint8_t { Nobody, SideA, SideB, Draw, Aborted };
enum class EndReason : std::uint8_t { None, Points, Conceded, TurnLimit, NoProgress };

/// Exhaustion, waiting and lock of a figure or KI in one byte.
struct Stance {
    std::uint8_t bits = 0;

    static constexpr std::uint8_t kReady = 1;
    static constexpr std::uint8_t kWaiting = 2;
    static constexpr std::uint8_t kReleasing = 16; // SERVED and ready again, protected until the turn's end

    [[nodiscard]] bool ready() const { return (bits & kReady) != 0; }
    [[nodiscard]] bool waiting() const { return (bits & kWaiting) != 0; }
    [[nodiscard]] bool releasing() const { return (bits & kReleasing) != 0; }
    [[nodiscard]] Lock lock() const { return static_cast<Lock>(bits >> 2U & 3U); }
    /// Further skips that wait behind the first one (`lock_stacks`).
    [[nodiscard]] unsigned moreLocks() const { return bits >> 5U; }

    void setReady(bool value) { set(kReady, value); }
    void setWaiting(bool value) { set(kWaiting, value); }
    void awake() { bits = static_cast<std::uint8_t>((bits | kReady) & ~unsigned{kWaiting}); }
    void setReleasing(bool value) { set(kReleasing, value); }
    void setLock(Lock lock) { bits = static_cast<std::uint8_t>((bits & ~0x0CU) | static_cast<unsigned>(lock) << 2U); }
    void setMoreLocks(unsigned count) { bits = static_cast<std::uint8_t>((bits & 0x1FU) | count << 5U); }

    bool operator==(const Stance&) const = default;

private:
    void set(std::uint8_t bit, bool value) {
        bits = static_cast<std::uint8_t>(value ? bits | bit : bits & ~static_cast<unsigned>(bit));
    }
};

template<class L>
struct Figure {
    typename L::Card card;
    typename L::Card equipment[L::kEquipment];
    Stance stance;
    std::uint8_t stress;
    /// Actions of this turn (`max_actions_per_figure`).
    std::uint8_t actions;
    /// Sums of the modifiers until the turn's end, by Stat.
    std::int8_t bonus[3];
};

template<class L>
struct Assist {
    typename L::Card card;
    Stance stance;
};

/// A modifier that outlasts the turn or ends with its next use; the common ones "bis Zugende" are summed in Figure.
template<class L>
struct LastingModifier {
    typename L::SlotMask slots[2];
    std::uint8_t what; // stat | next use << 2 | issuer << 3
    std::int8_t amount;
};

/// One side. The three piles share one array: the draw pile from the left (its top is its last card), the hand right
/// behind it with its newest card first, and the Ablage from the right end (its top is its first card). Drawing a card
/// is then only a change of two numbers.
template<class L>
struct SideState {
    typename L::Card cards[L::kDeck];
    Figure<L> field[L::kField];
    Assist<L> assists[L::kAssists];
    /// Union of the auras and triggers of the cards in play.
    std::uint32_t triggers;
    std::uint16_t auras;
    /// Slots whose figure or Ausrüstung has auras.
    typename L::SlotMask auraSlots;
    /// Slots with a Charakter.
    typename L::SlotMask characters;
    /// Names of the KI that this side has played (`ki_once_scope` = per_game).
    typename L::AssistNames assistsPlayed;
    typename L::Card hq;
    typename L::Count pileCount;
    typename L::Count handCount;
    typename L::Count discardCount;
    std::uint8_t fieldCount;
    std::uint8_t assistCount;
    std::uint8_t points;
    std::uint8_t energy;
    std::uint8_t hqActive;
    std::uint8_t hqUsed;
    std::uint8_t mulligans;
    /// Start characters are the oldest cards of the opening hand; they stay there through mulligans.
    std::uint8_t startCharacters;
    /// Slots with an exhaust action, and those whose Traits say more than that and the type.
    typename L::SlotMask exhausters;
    typename L::SlotMask quirks;

    /// Position 0 is the top.
    [[nodiscard]] typename L::Card pile(std::size_t i) const { return cards[pileCount - 1U - i]; }
    /// Position 0 is the oldest card.
    [[nodiscard]] typename L::Card hand(std::size_t i) const { return cards[pileCount + handCount - 1U - i]; }
    /// Position 0 is the top.
    [[nodiscard]] typename L::Card discard(std::size_t i) const { return cards[L::kDeck - discardCount + i]; }
};

/// Where a source of an ability is: the kind of place, a side and a slot in one byte.
struct Source {
    enum Place : std::uint8_t { InField, OnFigure, AmongAssists, AtHq, AtLocation, Limbo, Gone };
    std::uint8_t bits;

    static constexpr Source of(Place place, int side, std::size_t slot = 0) {
        return {static_cast<std::uint8_t>(static_cast<unsigned>(place) << 5U | static_cast<unsigned>(side) << 4U |
                                          static_cast<unsigned>(slot))};
    }
    [[nodiscard]] constexpr Place place() const { return static_cast<Place>(bits >> 5U); }
    [[nodiscard]] constexpr int side() const { return bits >> 4U & 1; }
    [[nodiscard]] constexpr std::size_t slot() const { return bits & 15U; }
    [[nodiscard]] constexpr FigureRef figure() const { return bits & 31U; }
    constexpr bool operator==(const Source&) const = default;
};

constexpr FigureRef kNoFigure = 0xFF;

/// A trigger that waits, or the one that is being resolved.
struct TriggerEntry {
    std::uint16_t ability;
    Source source;
    /// Collecting or distracting figure, distracted figure; kNoFigure when they left.
    FigureRef actor;
    FigureRef object;
    /// Triggers of the same moment have the same number (`trigger_order` = choice).
    std::uint8_t batch;
};

/// The ability that is being resolved.
struct Frame {
    TriggerEntry entry;
    std::uint16_t pc;
    /// What the last choosing sentence chose, and what the open target has so far; bit per FigureRef.
    std::uint32_t chosen;
    std::uint32_t picked;
    FigureRef first;
    FigureRef second;
    FigureRef carried; // first target of a sentence with two
    std::uint8_t chosenAssist;
    std::uint8_t step;    // progress inside one instruction
    std::uint8_t left;    // picks, cards or bullets still to come
    std::uint8_t times;   // E28; 1 without
    std::uint8_t counted; // X and one more; 0: not counted yet
    std::uint8_t bullets;
    std::uint8_t active;
    std::uint8_t eliminatedThus;
};

template<class L>
struct PlayToken {
    std::uint8_t count;
    std::uint8_t types;
};

/// A game at one moment: flat, trivially copyable, the generator inside. Cards are indices into Rules::cards.
template<class L>
struct alignas(64) State {
    using Limits = L;
    using Card = typename L::Card;
    static constexpr Card kNoCard = std::numeric_limits<Card>::max();
    /// In a view: a card that the viewer does not know.
    static constexpr Card kHidden = kNoCard - 1;

    Rng rng;
    SideState<L> sides[2];
    Frame frame;
    TriggerEntry queue[L::kQueue];
    LastingModifier<L> lasting[L::kLasting];
    PlayToken<L> permits[L::kTokens];
    PlayToken<L> discounts[L::kTokens];
    Card location;
    /// The card being played while stage is Played; an Aktion lies nowhere else then (HEL-R30 step 5).
    Card played;
    std::uint16_t turn;
    std::uint16_t idleTurns;
    std::uint16_t steps;
    std::uint16_t plays;
    std::uint8_t queueCount;
    std::uint8_t lastingCount;
    std::uint8_t permitCount;
    std::uint8_t discountCount;
    Phase phase;
    Stage stage;
    DecisionKind decision;
    std::uint8_t decider;
    std::uint8_t active;
    std::uint8_t first;
    std::uint8_t ap;
    std::uint8_t extraAp;
    std::uint8_t freeActions;
    std::uint8_t batch;
    std::uint8_t locationOwner;
    std::uint8_t locationArmed;
    Source playedSource;
    std::uint8_t playedNext;
    /// The side has acted this turn: its turn end counts as ACTION.
    std::uint8_t acted;
    std::uint8_t endTurn;
    std::uint8_t progress;
    /// Some figure has a modifier until the turn's end.
    std::uint8_t bonuses;
    /// G4 dropped triggers in this game.
    std::uint8_t flagged;
    Winner winner;
    EndReason reason;

    [[nodiscard]] bool over() const { return phase == Phase::Over; }
    /// The side that has to act or decide.
    [[nodiscard]] int actor() const { return decision != DecisionKind::None ? decider : active; }
    /// Own turns that the side has begun.
    [[nodiscard]] int ownTurn(int side) const { return side == first ? (turn + 1) / 2 : turn / 2; }
};

static_assert(std::is_trivially_copyable_v<State<Small>>);
static_assert(sizeof(State<Small>) <= 512, "the performance plan asks for at most 512 bytes");

} // namespace blattwerk::engine::heldenhain
