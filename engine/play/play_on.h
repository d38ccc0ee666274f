#pragma once

#include "engine/core/rng.h"
#include "engine/play/outlook_run.h"

#include <array>

namespace blattwerk::engine {

/// Plays a duel on from what `viewer` sees of it, with what is hidden dealt anew from the seed. `Game` deals and
/// applies as the systems' Duel does, the players are kept from one continuation to the next.
template<class Game, class State, class Rules, class Player, class Sink>
[[nodiscard]] OutlookEnd playOn(const State& seen, const Rules& rules, int viewer, std::array<Player, 2>& players,
                                std::uint64_t seed, Sink sink) {
    /// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
    constexpr int kMostSteps = 50000;
    using Winner = decltype(seen.winner);
    Rng rng(seed);
    State state = Game::determinize(seen, rules, viewer, rng);
    for (Player& player : players) {
        player.begin(rng.next());
    }
    for (int steps = 0; !state.over() && steps < kMostSteps; ++steps) {
        const auto step = players[static_cast<std::size_t>(state.actor())].choose(state);
        Game::apply(state, rules, step, sink);
    }
    const int winner = !state.over()                   ? OutlookEnd::kAborted
                       : state.winner == Winner::SideA ? 0
                       : state.winner == Winner::SideB ? 1
                       : state.winner == Winner::Draw  ? OutlookEnd::kDraw
                                                       : OutlookEnd::kAborted;
    return {winner, state.turn - seen.turn + 1};
}

} // namespace blattwerk::engine
