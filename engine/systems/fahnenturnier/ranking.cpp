#include "engine/systems/fahnenturnier/ranking.h"

#include "engine/systems/fahnenturnier/tournament.h"

#include <algorithm>
#include <functional>
#include <span>

namespace blattwerk::engine::fahnenturnier {

Standing Standing::of(const State& state, int seat) {
    Standing standing;
    standing.seat = seat;
    standing.fans = Tournament::score(state, seat);
    for (const Trophy& trophy : state.seats[seat].trophies) {
        standing.rounds.push_back(trophy.round);
    }
    standing.trophies = static_cast<int>(standing.rounds.size());
    std::sort(standing.rounds.begin(), standing.rounds.end(), std::greater<>());
    return standing;
}

int compareStandings(const Standing& a, const Standing& b, LastTie lastTie) {
    if (a.fans != b.fans) {
        return a.fans - b.fans;
    }
    if (a.trophies != b.trophies) {
        return a.trophies - b.trophies;
    }
    if (a.bestRound() != b.bestRound() || lastTie == LastTie::Toss) {
        return a.bestRound() - b.bestRound();
    }
    for (std::size_t i = 0; i < a.rounds.size(); ++i) {
        if (a.rounds[i] != b.rounds[i]) {
            return int{a.rounds[i]} - int{b.rounds[i]};
        }
    }
    return 0;
}

Ranking rankingOf(const State& state, int seats, LastTie lastTie, Rng& rng) {
    Ranking ranking;
    for (int seat = 0; seat < seats; ++seat) {
        ranking.push_back(Standing::of(state, seat));
    }
    // CHA-H4: one shuffle before instead of a toss for each tie; the sort below keeps the order of equals.
    rng.shuffle(std::span(ranking.begin(), ranking.size()));
    for (std::size_t i = 1; i < ranking.size(); ++i) {
        for (std::size_t at = i; at > 0 && compareStandings(ranking[at], ranking[at - 1], lastTie) > 0; --at) {
            std::swap(ranking[at], ranking[at - 1]);
        }
    }
    return ranking;
}

} // namespace blattwerk::engine::fahnenturnier
