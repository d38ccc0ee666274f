#pragma once

#include "engine/systems/fahnenturnier/match_state.h"

namespace blattwerk::engine::fahnenturnier {

constexpr std::size_t kMostParks = 4;
constexpr std::size_t kMostRounds = 7;
constexpr std::size_t kLevels = 3;
constexpr std::size_t kMostLevelCards = 400; ///< of one level, with copies
constexpr std::size_t kMostBox = 1000;
constexpr std::size_t kMostTrophies = 28;
constexpr std::size_t kMostDrawn = 10;
constexpr std::size_t kMostOptions = 3;

struct Trophy {
    std::uint8_t round = 0;
    std::uint8_t fans = 0; ///< kHiddenFans in a view

    bool operator==(const Trophy&) const = default;
};
constexpr std::uint8_t kHiddenFans = 255;

/// A level that may be drawn from, and how many cards are then taken (CHA-R16).
struct LevelOption {
    Level level = Level::A;
    std::uint8_t picks = 0;

    bool operator==(const LevelOption&) const = default;
};
using LevelOptions = FixedVector<LevelOption, kMostOptions>;

/// What a player owns outside of a match. While the own match is played the cards are there; `deck` then still lists
/// those that went into it.
struct Seat {
    Cards deck;
    FixedVector<Trophy, kMostTrophies> trophies; ///< in the order in which they were won
    std::int16_t fans = 0;                       ///< from effects
};

/// The dispenser of a level: the pile up to pileCount, its top last; at the end of the room the tray, its top first.
struct Dispenser {
    CardNo cards[kMostLevelCards];
    std::uint16_t pileCount = 0;
    std::uint16_t trayCount = 0;

    /// From the top down.
    [[nodiscard]] CardNo tray(std::size_t i) const { return cards[kMostLevelCards - trayCount + i]; }
    void addToTray(CardNo card) { cards[kMostLevelCards - ++trayCount] = card; }
};

/// Over is the end of the game; a match that is the whole game ends in Result.
enum class Phase : std::uint8_t { Deck, Remove, Match, Result, Count, FinalRemove, Over };

/// How a game that is more than one match has ended.
enum class GameEnding : std::uint8_t { None, Final, Lead, Fans, Draw, Conceded };

constexpr std::int8_t kNobody = -1;
constexpr std::int8_t kDraw = -2;

/// The deck phase of the player at turn.
struct DeckPhase {
    FixedVector<CardNo, kMostDrawn> drawn;
    FixedVector<CardNo, kMostDeck> picked; ///< cards whose "Ausgewählt:" is still to come
    Level level = Level::A;
    bool chosen = false;
    std::uint8_t picksLeft = 0;
    std::uint8_t rerolls = 0;
    std::uint8_t ability = 0;  ///< of picked[0], to look at next
    bool running = false;      ///< the frame holds an ability
    bool ending = false;       ///< nothing but texts of picked cards is left
    std::uint16_t effects = 0; ///< since the phase began
    Frame frame;
};

/// A tournament, or a single match that is the whole game. Trivially copyable, with its generators inside.
struct State {
    Rng rng;
    std::uint64_t matchSeed = 0; ///< of this round: each park has a generator of its own (CHA-R24)
    MatchState match;
    Seat seats[kMostSeats];
    Dispenser levels[kLevels];
    FixedVector<CardNo, kMostBox> box;
    FixedVector<Trophy, kMostTrophies> boxTrophies;
    FixedVector<Trophy, kMostRounds> stacks[kMostParks]; ///< top last
    DeckPhase deck;
    LevelOptions options; ///< of a placed position, for its round alone
    bool ownOptions = false;
    bool single = false; ///< the match is the game
    bool finalPlayed = false;
    Phase phase = Phase::Deck;
    std::uint8_t players = 2;   ///< people
    std::uint8_t seatCount = 2; ///< with the bot
    std::int8_t bot = kNobody;  ///< its seat
    std::uint8_t round = 1;
    std::uint8_t active = 0;             ///< seat at turn outside of a match
    std::uint8_t order[kMostSeats] = {}; ///< in which the seats take their deck phase
    std::uint8_t orderAt = 0;
    std::uint8_t park = 0;                      ///< whose match is played
    DecisionKind decision = DecisionKind::None; ///< of the deck phase
    std::int8_t finalists[2] = {kNobody, kNobody};
    std::int8_t winner = kNobody;
    GameEnding ending = GameEnding::None;

    /// The match on the table is of this moment, so its cards lie there and not in the decks of its two seats.
    [[nodiscard]] bool inMatch() const { return phase == Phase::Match || phase == Phase::Result; }
    [[nodiscard]] bool over() const {
        return phase == Phase::Over || (phase == Phase::Result && single) || winner != kNobody;
    }
    /// Who acts or decides.
    [[nodiscard]] int actor() const { return phase == Phase::Match ? match.sides[match.actor()].seat : active; }
    /// The side of the match that the seat plays, -1 if it does not.
    [[nodiscard]] int sideOf(int seat) const {
        return !inMatch() ? -1 : match.sides[0].seat == seat ? 0 : match.sides[1].seat == seat ? 1 : -1;
    }
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace blattwerk::engine::fahnenturnier
