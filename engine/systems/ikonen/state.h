#pragma once

#include "engine/core/rng.h"
#include "engine/systems/ikonen/action.h"
#include "engine/systems/ikonen/program.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine::ikonen {

using CardNo = std::uint8_t;
constexpr CardNo kNoCard = 255;
constexpr CardNo kHidden = 254; ///< in a view: a card that the viewer does not know

constexpr std::size_t kMostIcons = 5;
constexpr std::size_t kMostAttached = 3;
constexpr std::size_t kMostPrizes = 10;
constexpr std::size_t kDeck = 100;
/// A side's deck and the prizes of the other side in its hand (iko_prize_dest).
constexpr std::size_t kPiles = kDeck + kMostPrizes;
constexpr std::uint8_t kNoSlot = 255;

/// An Ikone with what is attached to it. On a place without one the card is kNoCard.
struct PlacedIcon {
    CardNo card = kNoCard;
    bool faceUp = false;
    bool isNew = false; ///< placed this turn
    std::uint8_t attachedCount = 0;
    CardNo attached[kMostAttached] = {kNoCard, kNoCard, kNoCard};
    /// Bit i: attachment i is that of the side opposite (iko_attach_enemy), who is "you" of its text.
    std::uint8_t foreign = 0;
    /// "bis Zugende" (IKO-V23).
    std::int16_t boost[kValueCount] = {};

    [[nodiscard]] bool there() const { return card != kNoCard; }
};

struct SideState {
    /// The pile up to pileCount, its top last; behind it the hand, the card that came last first; at the end of the
    /// room the discard, its top first. A drawn card needs not be moved.
    CardNo cards[kPiles];
    std::uint8_t pileCount;
    std::uint8_t handCount;
    std::uint8_t discardCount;
    std::uint8_t prizeCount;
    std::uint8_t wonCount;
    std::uint8_t mulligans; ///< at most 255
    CardNo prizes[kMostPrizes];
    /// Cards taken from the other side, in order; with iko_prize_dest=HAND they went on to the hand.
    CardNo won[kMostPrizes];
    /// By viewer: bits of the prizes of this side that the viewer has looked at.
    std::uint16_t knownPrizes[2];
    /// Places keep their Ikone: a new one takes the first that is free.
    PlacedIcon field[kMostIcons];

    /// The i-th card of the hand in order of arrival.
    [[nodiscard]] CardNo hand(std::size_t i) const { return cards[std::size_t{pileCount} + handCount - 1 - i]; }
    /// From the top down.
    [[nodiscard]] CardNo discard(std::size_t i) const { return cards[kPiles - discardCount + i]; }
    [[nodiscard]] std::size_t iconCount() const {
        return static_cast<std::size_t>(
            std::count_if(field, field + kMostIcons, [](const PlacedIcon& i) { return i.there(); }));
    }
};

enum class Phase : std::uint8_t { Place, Attach, Attack, Prize, Draw, Over };
enum class Winner : std::uint8_t { Nobody, SideA, SideB, Draw, Aborted };
enum class Ending : std::uint8_t { None, NoIcon, UsedUp, Prizes, EmptyField, Draw, Limit, Conceded, Undealt };

/// What comes when no effect runs.
enum class Stage : std::uint8_t {
    Idle, ///< the side at turn acts
    TurnBegun,
    Placed,
    Attached,
    Revealed, ///< in an attack: both Ikonen lie open
    Attacking,
    Defending,
    AttackerTold,
    Told,
    Drawn,
    HandLimit,
};

enum class DecisionKind : std::uint8_t {
    None,
    Optional,
    DiscardCard, ///< from the own hand
    HandLimit,
    PrizePlace, ///< a prize to look at, to take or to exchange
    SwapCard,   ///< the hand card for SwapPrize
    RecoverCard,
    TargetIcon,
    TargetAttachment,
};

/// Whose text acts: the card, who "you" is, and the Ikone that carries it (kNoSlot where it has left).
struct Source {
    CardNo card = kNoCard;
    std::uint8_t controller = 0;
    std::uint8_t side = 0;
    std::uint8_t slot = kNoSlot;
};

/// The running ability.
struct Frame {
    std::uint16_t pc = 0;
    std::int16_t x = 0;
    std::uint16_t looked = 0; ///< prizes chosen by this instruction
    bool active = false;
    std::uint8_t left = 0;   ///< answers still wanted
    CardNo picked = kNoCard; ///< the hand card to exchange
    Source source;
};

/// Goes through the Ikonen of `places`, the texts of each and their abilities with that trigger (IKO-D8).
struct Walk {
    /// Bits by Spot; behind them the two Ikonen that have just fallen.
    std::uint16_t places = 0;
    Trigger trigger = Trigger::None;
    /// Where it stands: the Spot (kNoSlot: at none yet) and the text: 0 is the Ikone's own, the others are attached.
    std::uint8_t at = kNoSlot;
    std::uint8_t text = 0;
    std::uint8_t ability = 0;
    /// Only that text (kNoSlot: all).
    std::uint8_t only = kNoSlot;
    /// Only texts of that side (kNoSlot: all).
    std::uint8_t controller = kNoSlot;
};

constexpr Spot spotOf(int side, std::size_t slot) {
    return static_cast<Spot>(static_cast<std::size_t>(side) * kMostIcons + slot);
}
constexpr std::size_t kPlaces = 2 * kMostIcons;
/// Where the fallen Ikone of a side stands in a walk.
constexpr Spot fallenSpot(int side) {
    return static_cast<Spot>(kPlaces + static_cast<std::size_t>(side));
}

/// The attack of the turn that is being carried out.
struct Fight {
    bool running = false;
    std::uint8_t attacker = kNoSlot; ///< slot of the side at turn
    std::uint8_t defender = kNoSlot; ///< slot of the other side, kNoSlot where none lies
    Value value = Value::Att;
    /// -1, 0 or 1 for the attacker.
    std::int8_t result = 0;
    bool defeated[2] = {}; ///< by side; saved ones are not
    bool bringsPrize = false;
};

/// A position. Trivially copyable, with its generator inside; equal bytes of used places mean equal positions.
struct State {
    Rng rng;
    SideState sides[2];
    PlacedIcon fallen[2]; ///< by side: what the fight has just defeated, for the texts that act then
    Frame frame;
    Walk walk;
    Walk reveals; ///< comes before the walk
    Fight fight;
    std::uint16_t turn;
    std::uint16_t lastAttack; ///< turn of the last attack, or that in which the game began
    std::uint16_t effects;    ///< of this turn (IKO-H7)
    Phase phase;
    Stage stage;
    DecisionKind decision;
    std::uint8_t decider;
    std::uint8_t active;
    std::uint8_t placed; ///< Ikonen placed this turn
    std::uint8_t attached;
    std::uint8_t attacksLeft;
    bool attacked; ///< this turn
    bool drawFailed;
    bool took[2]; ///< by side: has taken a prize since the last look at the goals
    std::uint8_t redeals;
    Winner winner;
    Ending ending;

    [[nodiscard]] bool over() const { return phase == Phase::Over; }
    /// Who acts or decides.
    [[nodiscard]] int actor() const { return decision == DecisionKind::None ? active : decider; }
    [[nodiscard]] const PlacedIcon& icon(Spot place) const {
        return place < kPlaces ? sides[place / kMostIcons].field[place % kMostIcons] : fallen[place - kPlaces];
    }
    [[nodiscard]] PlacedIcon& icon(Spot place) {
        return place < kPlaces ? sides[place / kMostIcons].field[place % kMostIcons] : fallen[place - kPlaces];
    }
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace blattwerk::engine::ikonen
