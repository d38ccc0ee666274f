#pragma once

#include "engine/systems/fahnenturnier/card_ratings.h"
#include "engine/systems/fahnenturnier/thoughts.h"
#include "engine/systems/fahnenturnier/tournament.h"

#include <cstdint>
#include <stop_token>

namespace blattwerk::engine::fahnenturnier {

/// Flat Monte Carlo over determinised worlds: each playout deals what its seat does not see anew, takes one of the
/// legal steps and plays on with "Solide": in a match to its end, else to the end of the next round. Steps that do
/// well are tried more often. No allocation.
class SearchPlayer {
public:
    /// Rules and ratings have to outlive the player.
    SearchPlayer(const Rules& rules, const CardRatings& ratings, int playouts)
        : m_rules(rules),
          m_ratings(ratings),
          m_playouts(playouts) {}

    void begin(std::uint64_t seed) { m_seed = seed; }
    /// Precondition: the game is not over. A stop ends the thinking after a few playouts.
    [[nodiscard]] Action choose(const State& state, Thoughts* thoughts = nullptr, const std::stop_token& stop = {});

private:
    [[nodiscard]] double playOut(State& state, int seat) const;
    [[nodiscard]] double prospects(const State& state, int seat) const;

    const Rules& m_rules;
    const CardRatings& m_ratings;
    int m_playouts;
    std::uint64_t m_seed = 0;
};

} // namespace blattwerk::engine::fahnenturnier
