#include "engine/systems/fahnenturnier/outlook.h"

#include "engine/systems/fahnenturnier/players.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
constexpr int kMostSteps = 100000;

OutlookEnd playOn(const State& seen, const Rules& rules, int viewer, std::vector<Player>& players, std::uint64_t seed) {
    Rng rng(seed);
    State state = Tournament::determinize(seen, rules, viewer, rng);
    for (Player& player : players) {
        player.begin(rng.next());
    }
    NullSink none;
    for (int steps = 0; !state.over() && steps < kMostSteps; ++steps) {
        Tournament::apply(state, rules, players[static_cast<std::size_t>(state.actor())].choose(state), none);
    }
    const int winner = !state.over()           ? OutlookEnd::kAborted
                       : state.winner == kDraw ? OutlookEnd::kDraw
                                               : int{state.winner};
    return {winner, state.round - seen.round + 1};
}

} // namespace

model::Result<Outlook> runOutlook(const TournamentMatch& match, const OutlookSetup& setup, const Progress& progress) {
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    const Rules& rules = match.rules();
    const State seen = Tournament::view(match.state(), rules, setup.viewer);
    std::vector<Player> table;
    for (int seat = 0; seat < seen.seatCount; ++seat) {
        // Seats without a policy of their own, such as a bot, play as the last one named.
        const auto at = std::min(static_cast<std::size_t>(seat), setup.policies.size() - 1);
        const auto policy = policyNamed(setup.policies.empty() ? "solide" : setup.policies[at]);
        if (!policy) {
            return policy.error();
        }
        table.emplace_back(*policy, rules);
    }
    std::vector<std::vector<Player>> players(static_cast<std::size_t>(std::max(setup.threads, 1)), table);
    return playOutlook(setup, seen.seatCount, progress, [&](int worker, std::uint64_t seed) {
        return playOn(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed);
    });
}

} // namespace blattwerk::engine::fahnenturnier
