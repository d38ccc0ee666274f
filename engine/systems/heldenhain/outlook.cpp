#include "engine/systems/heldenhain/outlook.h"

#include "engine/play/outlook_run.h"
#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/player.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

/// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
constexpr int kMostSteps = 50000;

int winnerSide(Winner winner) {
    switch (winner) {
    case Winner::SideA:
        return 0;
    case Winner::SideB:
        return 1;
    case Winner::Draw:
        return OutlookEnd::kDraw;
    default:
        return OutlookEnd::kAborted;
    }
}

template<class L>
OutlookEnd playOn(const State<L>& seen, const Rules& rules, Side viewer, std::array<Player<L>, 2>& players,
                  std::uint64_t seed) {
    Rng rng(seed);
    State<L> state = Duel<L>::determinize(seen, rules, viewer, rng);
    for (Player<L>& player : players) {
        player.begin(rng.next());
    }
    NullSink sink;
    for (int steps = 0; !state.over() && steps < kMostSteps; ++steps) {
        const Action step = players[static_cast<std::size_t>(state.actor())].choose(state);
        Duel<L>::apply(state, rules, step, sink);
    }
    return {state.over() ? winnerSide(state.winner) : OutlookEnd::kAborted, state.turn - seen.turn + 1};
}

template<class L>
model::Result<Outlook> run(const State<L>& state, const Rules& rules, const OutlookSetup& setup,
                           const std::array<Policy, 2>& policies, const Progress& progress) {
    const State<L> seen = Duel<L>::view(state, rules, setup.viewer);
    const int threads = std::max(setup.threads, 1);
    std::vector<std::array<Player<L>, 2>> players;
    for (int worker = 0; worker < threads; ++worker) {
        players.push_back({Player<L>(policies[0], rules), Player<L>(policies[1], rules)});
    }
    return playOutlook(setup, 2, progress, [&](int worker, std::uint64_t seed) {
        return playOn<L>(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed);
    });
}

} // namespace

model::Result<Outlook> runOutlook(const DuelAccess& match, const OutlookSetup& setup, const Progress& progress) {
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    std::array<Policy, 2> policies;
    for (std::size_t side = 0; side < policies.size(); ++side) {
        const auto policy = policyNamed(side < setup.policies.size() ? setup.policies[side] : std::string());
        if (!policy) {
            return policy.error();
        }
        policies[side] = *policy;
    }
    return match.small() != nullptr ? run(*match.small(), match.rules(), setup, policies, progress)
                                    : run(*match.large(), match.rules(), setup, policies, progress);
}

} // namespace blattwerk::engine::heldenhain
