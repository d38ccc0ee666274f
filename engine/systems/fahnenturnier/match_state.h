#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/systems/fahnenturnier/action.h"
#include "engine/systems/fahnenturnier/program.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine::fahnenturnier {

using CardNo = std::uint16_t;
constexpr CardNo kNoCard = 0xFFFF;
constexpr CardNo kHidden = 0xFFFE; ///< in a view: a card that the viewer does not know

/// Cards that one player may own. A set of them has to fit into a step.
constexpr std::size_t kMostDeck = Action::kValueBits;
constexpr std::size_t kMostSeats = 8;
constexpr std::uint8_t kNoPlace = 255;

using Cards = FixedVector<CardNo, kMostDeck>;

/// A revealed card with the bonus that it keeps until it leaves the half (CHA-R44).
struct HalfCard {
    CardNo card = kNoCard;
    std::int16_t bonus = 0;

    bool operator==(const HalfCard&) const = default;
};

/// One of the two sides of a match. `deck` and `rest` have their top last; `half` is in order of reveal, its last card
/// carries the flag where the side holds it.
struct MatchSide {
    Cards deck;
    FixedVector<HalfCard, kMostDeck> half;
    Cards bank; ///< in order of arrival
    Cards rest;
    Cards box;                  ///< left the game in this match
    std::int16_t fans = 0;      ///< from effects
    std::int16_t nextBonus = 0; ///< for the next card revealed (CHA-V8a)
    std::int8_t extraSeats = 0; ///< until the match ends (CHA-V18b)
    std::int8_t strengthen = 0; ///< added to each card of a bot (CHA-R60)
    std::uint8_t known = 0;     ///< cards on top of the deck that their owner has looked at
    std::uint8_t trophies = 0;
    std::uint8_t bestTrophy = 0; ///< highest round number, 0 without a trophy
    std::uint8_t seat = 0;       ///< of the player in the game
    bool bot = false;
};

enum class MatchEnding : std::uint8_t { None, AttackFailed, BankFull, Limit, Conceded };

/// What comes when no effect runs and no text waits.
enum class MatchStage : std::uint8_t {
    Idle, ///< a card is to be revealed
    FirstResolved,
    FirstGained,
    Resolved,
    Lost, ///< the beaten card has told of its loss
    Gained,
    Banking,
    Over,
};

enum class DecisionKind : std::uint8_t {
    None,
    Optional,
    BankCard,  ///< of the own bank
    SeenCard,  ///< of the cards looked at
    OrderCard, ///< of those, the next from the top down
    DeckCard,  ///< of the own deck, to be removed (CHA-V20)
};

/// Whose text acts: "you" is `side`; `place` is that of the card in its half, kNoPlace where it lies elsewhere.
struct Source {
    CardNo card = kNoCard;
    std::uint8_t side = 0;
    std::uint8_t place = kNoPlace;
};

/// An ability that runs.
struct Frame {
    std::uint16_t pc = 0;
    std::int16_t x = 0;
    std::uint8_t left = 0;   ///< answers still wanted
    std::uint8_t looked = 0; ///< cards on top of the deck that "looked at" means
    Source source;
};

/// A card whose abilities of these moments act one after another.
struct Waiting {
    Source source;
    std::uint8_t moments = 0; ///< bits by Moment
    std::uint8_t next = 0;    ///< ability to look at next
};

constexpr std::uint8_t bitOf(Moment moment) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(moment));
}

/// Bonuses add up no further.
constexpr int kMostBonus = 20000;
constexpr std::int16_t clampedBonus(int bonus) {
    return static_cast<std::int16_t>(std::clamp(bonus, -kMostBonus, kMostBonus));
}

/// Effects within effects (CHA-V22a).
constexpr std::size_t kMostFrames = 8;
constexpr std::size_t kMostWaiting = 64;

/// A match for the flag, complete in itself: whole tournaments hold one, batch runs play it alone.
struct MatchState {
    Rng rng;
    MatchSide sides[2];
    FixedVector<Frame, kMostFrames> frames; ///< the last one runs
    FixedVector<Waiting, kMostWaiting> waiting;
    std::uint8_t waitingAt = 0; ///< those before have acted
    std::uint8_t round = 1;
    std::uint32_t reveals = 0;
    std::uint32_t effects = 0;  ///< since the last reveal (CHA-H2)
    std::int16_t fansLeft = -1; ///< in the common supply, -1 without a limit
    MatchStage stage = MatchStage::Idle;
    DecisionKind decision = DecisionKind::None;
    std::uint8_t decider = 0;
    std::uint8_t beginner = 0;
    std::int8_t holder = -1;  ///< side with the flag, -1 before the first card
    bool firstStands = false; ///< the flag still lies on the first card of the match
    bool clearing = false;    ///< the side that lost the flag has not yet put its stack away: it is no attack
    bool diverted = false;    ///< the beaten card does not go to the bank but to `divertedTo` (CHA-V16)
    Pile divertedTo = Pile::Rest;
    std::int8_t winner = -1;
    MatchEnding ending = MatchEnding::None;

    [[nodiscard]] bool over() const { return stage == MatchStage::Over; }
    [[nodiscard]] int attacker() const { return holder < 0 ? -1 : 1 - holder; }
    /// Whether the half of that side holds the cards of a running attack.
    [[nodiscard]] bool attacks(int side) const { return attacker() == side && !clearing; }
    /// The side that reveals or decides.
    [[nodiscard]] int actor() const {
        return decision != DecisionKind::None ? decider : holder < 0 ? beginner : 1 - holder;
    }
};
static_assert(std::is_trivially_copyable_v<MatchState>);

} // namespace blattwerk::engine::fahnenturnier
