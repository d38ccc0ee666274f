#pragma once

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/thoughts.h"

#include <cstdint>
#include <stop_token>

namespace blattwerk::engine::modulspiel {

/// Flat Monte Carlo over determinised worlds: each playout deals what its side does not see anew, takes one of the
/// legal steps and plays on with "Solide" up to the end of the next quarter; the steps that do well are tried more
/// often. No
/// allocation.
class SearchPlayer {
public:
    /// The rules have to outlive the player.
    SearchPlayer(const Rules& rules, int playouts) : m_rules(rules), m_playouts(playouts) {}

    void begin(std::uint64_t seed) { m_seed = seed; }
    /// Precondition: some side has to act or decide. A stop ends the thinking after a few playouts.
    [[nodiscard]] Action choose(const State& state, Thoughts* thoughts = nullptr, const std::stop_token& stop = {});

private:
    [[nodiscard]] double playOut(State& state, int side) const;

    const Rules& m_rules;
    int m_playouts;
    std::uint64_t m_seed = 0;
};

} // namespace blattwerk::engine::modulspiel
