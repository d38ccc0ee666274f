#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/fahnenturnier/tournament.h"
#include "model/result.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// A player of a placed position, in the words of the file; zones top first.
struct PlacedSeat {
    struct Revealed {
        std::string card;
        int bonus = 0;
    };
    std::vector<std::string> deck;
    std::vector<Revealed> half;
    std::vector<std::string> bank;
    std::vector<std::string> rest;
    std::vector<std::string> drawn;
    std::vector<Trophy> trophies; ///< kHiddenFans where the file gives no fans
    int fans = 0;
    int nextBonus = 0;
    std::optional<int> seatLimit; ///< nothing: what the rules and cards give
};

/// A `position` object whose form is right. Errors: `match.bad_position {place}` with what is wrong as detail.
struct PlacedPosition {
    int players = 2;
    std::optional<int> bot;
    int round = 1;
    Phase phase = Phase::Match;
    std::optional<int> active;
    std::optional<int> holder;
    std::optional<int> attacker;
    std::optional<int> matchWinner;
    std::optional<int> stake;
    std::optional<int> rerolls; ///< left to the active side
    bool single = false;        ///< the match is the whole game
    std::vector<int> finalists;
    std::optional<LevelOptions> options;
    std::array<std::vector<std::string>, kLevels> piles;
    std::array<std::vector<std::string>, kLevels> trays;
    std::vector<std::string> box;
    std::vector<Trophy> boxTrophies;
    std::array<std::optional<std::vector<Trophy>>, kMostParks> parks;
    std::array<PlacedSeat, kMostSeats> seats;

    static model::Result<PlacedPosition> read(const Json& json);
    /// Whoever is attacked holds the flag: the file may name either.
    void settle(const Rules& rules);
    /// Keys of all cards that lie somewhere.
    [[nodiscard]] std::vector<std::string> keys() const;
    /// Where it does not fit the rules or the table, if anywhere.
    [[nodiscard]] std::optional<FileFault> fault(const Rules& rules) const;
    /// Makes the cards that lie somewhere those that the game is played with.
    void enterCards(Rules& rules) const;
    /// Precondition: no fault; the contest of the rules is that of the players.
    [[nodiscard]] State state(const Rules& rules, std::uint64_t seed) const;

private:
    [[nodiscard]] int seatCount() const { return single ? 2 : std::max(players + players % 2, 2); }
    void fillStacks(State& state, const Rules& rules) const;
    void fillMatch(State& state, const Rules& rules) const;
    /// Begins the match by the rules, in the park that it is played in.
    void beginMatch(State& state, const Rules& rules) const;
    void fillDeckPhase(State& state, const Rules& rules) const;
};

/// A trophy as files write it: its round number or `{"round": 3, "fans": 4}`.
[[nodiscard]] std::optional<FileFault> readTrophies(const Json& json, const std::string& place,
                                                    std::vector<Trophy>& trophies);

} // namespace blattwerk::engine::fahnenturnier
