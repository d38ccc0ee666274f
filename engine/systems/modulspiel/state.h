#pragma once

#include "engine/core/rng.h"
#include "engine/systems/modulspiel/action.h"
#include "engine/systems/modulspiel/program.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine::modulspiel {

/// A single card of the game; two copies have two numbers.
using CardNo = std::uint8_t;
constexpr CardNo kNoCard = 255;
constexpr CardNo kHidden = 254; ///< in a view: a card that the viewer does not know
constexpr std::size_t kMostCards = 250;

constexpr std::size_t kPlaceCount = 3; // MOD-R10
constexpr std::size_t kMostSlots = 6;
constexpr std::size_t kSpots = 2 * kPlaceCount * kMostSlots;
constexpr std::size_t kSideRoom = 128; ///< cards that one side can own
constexpr std::size_t kMostReserve = 6;
constexpr std::size_t kMostMarket = 96;
constexpr std::size_t kMostDisplay = 10;
constexpr std::size_t kMostModules = 18;
constexpr std::size_t kMostCertificates = 32;
constexpr std::uint8_t kNowhere = 255; ///< no place, no side, no module

/// A card place: side, place, slot in one number. Bits by spot make sets of cards.
using Spot = std::uint8_t;
using SpotSet = std::uint64_t;
constexpr Spot kNoSpot = 255;

constexpr Spot spotOf(std::size_t side, std::size_t place, std::size_t slot) {
    return static_cast<Spot>((side * kPlaceCount + place) * kMostSlots + slot);
}
constexpr int sideOf(Spot spot) {
    return spot < kSpots / 2 ? 0 : 1;
}
constexpr std::size_t locationOf(Spot spot) {
    return spot / kMostSlots % kPlaceCount;
}
constexpr SpotSet bit(Spot spot) {
    return SpotSet{1} << spot;
}
constexpr Spot lowest(SpotSet set) {
    return static_cast<Spot>(std::countr_zero(set));
}
constexpr SpotSet spotsOf(int side) {
    return ((SpotSet{1} << kSpots / 2) - 1) << (side == 0 ? 0U : kSpots / 2);
}
constexpr SpotSet spotsOf(int side, std::size_t place) {
    return ((SpotSet{1} << kMostSlots) - 1) << spotOf(static_cast<std::size_t>(side), place, 0);
}

/// What lies on a card place; without a card kNoCard.
struct TopCard {
    CardNo card = kNoCard;
    bool faceUp = false;
    bool seen = false; ///< face down, but the other side has looked at it (MOD-V34b)
    bool review = false;
    std::uint8_t marks = 0;
    std::uint8_t stress = 0;
    std::uint8_t cover = 0;
    std::uint8_t unused = 0;
    std::int16_t bonus = 0;    ///< until closing time (MOD-V35e)
    std::int16_t reviewed = 0; ///< resilience that the review took away (mod_review_mode=SNAPSHOT)
    std::uint16_t arrival = 0; ///< cards that came later have larger numbers

    [[nodiscard]] bool there() const { return card != kNoCard; }
};

/// A market card in somebody's use: a work tool at its place, temporary staff and notices at none.
struct BoughtCard {
    CardNo card = kNoCard;
    std::uint8_t place = kNowhere;
};

struct Display {
    CardNo cards[kMostDisplay];
    std::uint8_t count;
};

struct SideState {
    /// Pile, hand and discard as SidePiles keeps them.
    CardNo cards[kSideRoom];
    std::uint8_t pileCount;
    std::uint8_t handCount;
    std::uint8_t discardCount;
    std::uint8_t reserveCount;
    /// One more than fit while somebody decides which one goes (MOD-S2).
    CardNo reserve[kMostReserve + 1];
    /// Hand cards for the reserve, as long as they are not shown (MOD-A15).
    CardNo chosen[kMostReserve];
    std::uint8_t chosenCount;
    std::uint8_t boughtCount;
    BoughtCard bought[kMostMarket];
    TopCard top[kPlaceCount][kMostSlots];
    std::uint8_t stamps[kPlaceCount];
    bool passed;
    std::uint16_t euro;
    std::int16_t placeBonus[kPlaceCount]; ///< until closing time (MOD-V35f)
    std::int16_t nextEffort;              ///< of the next own Intervention this quarter (MOD-V36b)
    /// Bits by number of the certificate.
    std::uint32_t certificates;
    std::uint32_t unlocked;
    std::uint32_t used;

    /// The i-th card of the hand in order of arrival.
    [[nodiscard]] CardNo hand(std::size_t i) const { return cards[std::size_t{pileCount} + handCount - 1 - i]; }
    /// From the top down.
    [[nodiscard]] CardNo discard(std::size_t i) const { return cards[kSideRoom - discardCount + i]; }
    [[nodiscard]] int stampSum() const { return stamps[0] + stamps[1] + stamps[2]; }
};

enum class Phase : std::uint8_t { Draft, Turn, Settlement, Over };
enum class Winner : std::uint8_t { Nobody, SideA, SideB, Aborted };
enum class Ending : std::uint8_t { None, EachLocation, SameLocation, Limit, Conceded };

/// What comes when no effect runs (section 2.1 of the catalogue).
enum class Stage : std::uint8_t {
    Idle, ///< the side at turn acts, or drafts
    TookBack,
    Acted,
    ReserveFirst,
    ReserveSecond,
    ReserveShown,
    DiscardDraw,
    Texts,
    TextDone,
    Location,
    Score,
    DeskReward,
    Rewarded,
    Recheck,
    Clear,
    Unlock,
    Unlocked,
    LocationDone,
    WinCheck,
    Cleanup,
};

enum class DecisionKind : std::uint8_t {
    None,
    Optional,
    Cover,        ///< whether to use it (mod_cover_forced=0)
    Effort,       ///< one of the hand cards that pay
    PriceHand,    ///< hand card for a price
    PriceReserve, ///< reserve card for a price
    TargetSpot,
    TargetPlace,
    HandCard,
    PileCard, ///< of the own discard
    DisplayCard,
    ToolPlace,
    Order,
    QuarterText,
    Reserve,
    Overflow,
    Location,
    TherapyTarget,
    Certificate,
};

/// Whose text acts: the card, who "you" is, and the place it lies or lay at.
struct Source {
    CardNo card = kNoCard;
    std::uint8_t controller = 0;
    std::uint8_t place = kNowhere;
};

/// A running ability. Instructions that need answers are entered again with what was answered.
struct Frame {
    SpotSet chosen = 0; ///< "die gewählte Karte"
    SpotSet todo = 0;   ///< cards that the instruction still has to act on
    SpotSet second = 0; ///< where stressors are moved to
    SpotSet picked = 0;
    std::uint16_t pc = 0;
    std::uint16_t ability = 0;
    std::int16_t x = 0;
    std::uint16_t pieces = 0; ///< stressors that still move
    std::uint16_t left = 0;   ///< answers still wanted, or pieces still to be put on a card
    std::uint8_t phase = 0;   ///< how far the instruction has come
    std::uint8_t sub = 0;     ///< ability of the card whose aftermath is repeated
    std::uint8_t place = kNowhere;
    std::uint8_t cover = 0; ///< 1: it is used, 2: it is not
    CardNo card = kNoCard;
    bool marked = false;   ///< the once-per-quarter mark is set
    bool answered = false; ///< somebody has chosen a card of several for the instruction
    Source source;
};
constexpr std::size_t kMostFrames = 5;

/// An ability that waits for its turn. Those of one group are simultaneous (MOD-D4).
struct Waiting {
    static constexpr std::uint16_t kQuarterEnd = 0xFFFF; ///< the group of the texts of step 3

    std::uint16_t ability = 0;
    std::uint16_t group = 0;
    Source source;
    bool aftermath = false;
};
constexpr std::size_t kMostWaiting = 64;

/// The Intervention whose effort is being paid.
struct PendingPlay {
    CardNo card = kNoCard;
    Spot spot = kNoSpot;
    std::uint8_t left = 0;
    bool overlay = false;
};

/// A position. Trivially copyable, with its generator inside; equal bytes of used places mean equal positions.
struct State {
    Rng rng;
    SideState sides[2];
    /// The market deck and its discard, kept as a side's pile and discard.
    CardNo market[kMostMarket];
    std::uint8_t marketCount;
    std::uint8_t marketDiscardCount;
    /// The first one is that of both sides, where it is shared.
    Display displays[2];
    std::uint64_t removed[4]; ///< bits by card (mod_strike_to=REMOVED)
    std::uint8_t moduleOwner[kMostModules];
    /// Bits by card of the abilities that are used up this quarter (MOD-R54).
    std::uint8_t marks[kMostCards];
    Frame frames[kMostFrames];
    Waiting waiting[kMostWaiting];
    std::uint8_t depth;
    std::uint8_t waitingCount;
    std::uint16_t group;
    std::uint16_t quarter;
    std::uint16_t actions; ///< main actions of this quarter (MOD-H2)
    std::uint16_t effects; ///< abilities since the last main action (MOD-H4)
    std::uint16_t arrivals;
    PendingPlay play;
    Phase phase;
    Stage stage;
    DecisionKind decision;
    std::uint8_t decider;
    std::uint8_t active;
    std::uint8_t startSide;
    std::uint8_t picks; ///< of the draft
    bool acted;         ///< this turn: no take-back any more (MOD-D10)
    std::uint8_t extraActions;
    std::uint8_t textTurn; ///< side whose quarter-end text comes next
    /// Places in the order of scoring, and how many are chosen and done.
    std::uint8_t order[kPlaceCount];
    std::uint8_t orderCount;
    std::uint8_t scored;
    std::uint8_t locationWinner;
    std::uint8_t stamper;
    std::uint8_t left;        ///< answers or rewards still wanted outside of abilities
    std::uint16_t orderGroup; ///< of the abilities that Order and QuarterText choose from
    CardNo rewardCard;        ///< work tool without a place
    SpotSet clearing;
    Winner winner;
    Ending ending;

    [[nodiscard]] bool over() const { return phase == Phase::Over; }
    /// Who acts or decides.
    [[nodiscard]] int actor() const { return decision == DecisionKind::None ? active : decider; }
    [[nodiscard]] const TopCard& top(Spot spot) const {
        return sides[spot / (kSpots / 2)].top[locationOf(spot)][spot % kMostSlots];
    }
    [[nodiscard]] TopCard& top(Spot spot) {
        return sides[spot / (kSpots / 2)].top[locationOf(spot)][spot % kMostSlots];
    }
    [[nodiscard]] const Frame& frame() const { return frames[depth - 1]; }
    [[nodiscard]] Frame& frame() { return frames[depth - 1]; }
    [[nodiscard]] const Waiting* waitingEnd() const { return waiting + waitingCount; }
    /// Where the card lies in the field, kNoSpot without.
    [[nodiscard]] Spot spotWith(CardNo card) const {
        for (Spot spot = 0; spot < kSpots; ++spot) {
            if (top(spot).card == card) {
                return spot;
            }
        }
        return kNoSpot;
    }
    [[nodiscard]] int topCount(int side, std::size_t place) const {
        int count = 0;
        for (const TopCard& card : sides[side].top[place]) {
            count += card.there() ? 1 : 0;
        }
        return count;
    }
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace blattwerk::engine::modulspiel
