#include "engine/systems/modulspiel/outlook.h"

#include "engine/play/outlook_run.h"
#include "engine/systems/modulspiel/module_match.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::modulspiel {

namespace {

/// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
constexpr int kMostSteps = 50000;

/// Plays on from what the viewer sees, with what is hidden dealt anew; lengths are in quarters.
OutlookEnd playOn(const State& seen, const Rules& rules, int viewer, std::array<Player, 2>& players,
                  std::uint64_t seed) {
    Rng rng(seed);
    State state = ModuleGame::determinize(seen, rules, viewer, rng);
    for (Player& player : players) {
        player.begin(rng.next());
    }
    NullSink none;
    for (int steps = 0; !state.over() && steps < kMostSteps; ++steps) {
        ModuleGame::apply(state, rules, players[static_cast<std::size_t>(state.actor())].choose(state), none);
    }
    const int winner = state.winner == Winner::SideA ? 0 : state.winner == Winner::SideB ? 1 : OutlookEnd::kAborted;
    return {winner, state.quarter - seen.quarter + 1};
}

} // namespace

model::Result<Outlook> runOutlook(const ModuleMatch& match, const OutlookSetup& setup, const Progress& progress) {
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    const Rules& rules = match.rules();
    const State seen = ModuleGame::view(match.state(), rules, setup.viewer);
    std::vector<std::array<Player, 2>> players;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        players.push_back({Player((*policies)[0], rules), Player((*policies)[1], rules)});
    }
    return playOutlook(setup, 2, progress, [&](int worker, std::uint64_t seed) {
        return playOn(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed);
    });
}

} // namespace blattwerk::engine::modulspiel
