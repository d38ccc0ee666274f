#pragma once

#include "engine/systems/fahnenturnier/rules.h"

namespace blattwerk::engine::fahnenturnier {

/// What decides between two players at the end (CHA-R54, R55, D6).
struct Standing {
    int seat = 0;
    int fans = 0;
    int trophies = 0;
    /// Round numbers of the trophies, the highest first.
    FixedVector<std::uint8_t, kMostTrophies> rounds;

    [[nodiscard]] int bestRound() const { return rounds.empty() ? 0 : rounds[0]; }
    [[nodiscard]] static Standing of(const State& state, int seat);
};

/// Less than, equal to or greater than 0 as a comes behind b, nothing but chance decides, or a comes before b.
[[nodiscard]] int compareStandings(const Standing& a, const Standing& b, LastTie lastTie);

/// The first of these seats first; what nothing else decides is left to the generator.
using Ranking = FixedVector<Standing, kMostSeats>;
[[nodiscard]] Ranking rankingOf(const State& state, int seats, LastTie lastTie, Rng& rng);

} // namespace blattwerk::engine::fahnenturnier
