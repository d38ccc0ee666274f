#pragma once

#include "engine/systems/heldenhain/rules.h"

#include <string>
#include <vector>

namespace blattwerk::tests {

struct Score {
    int games = 0;
    int wins = 0; // of the first policy
    int draws = 0;
    long turns = 0;
    long decisions = 0;

    [[nodiscard]] double share() const { return games == 0 ? 0 : double(wins) / games; }
    [[nodiscard]] std::string text() const;
};

/// Two policies against each other: all pairings of the four decks in turn, sides and decks swapped, so that neither
/// deck nor start helps one of them. The same games on every machine.
[[nodiscard]] Score compete(const std::string& first, const std::string& second, int games, std::uint64_t seed = 1);

/// A game to its end; the winner, -1 without one.
int playOut(const engine::heldenhain::Rules& rules, const std::string& a, const std::string& b, std::uint64_t seed,
            Score& score);

} // namespace blattwerk::tests
