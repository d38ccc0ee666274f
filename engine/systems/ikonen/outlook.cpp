#include "engine/systems/ikonen/outlook.h"

#include "engine/play/outlook_run.h"
#include "engine/systems/ikonen/duel_match.h"
#include "engine/systems/ikonen/player.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::ikonen {

namespace {

/// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
constexpr int kMostSteps = 50000;

int winnerOf(const State& state) {
    switch (state.winner) {
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

} // namespace

model::Result<Outlook> runOutlook(const DuelMatch& match, const OutlookSetup& setup, const Progress& progress) {
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
    const Rules& rules = match.rules();
    const State seen = Duel::view(match.state(), rules, setup.viewer);
    std::vector<std::array<Player, 2>> players;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        players.push_back({Player(policies[0], rules), Player(policies[1], rules)});
    }
    return playOutlook(setup, 2, progress, [&](int worker, std::uint64_t seed) {
        Rng rng(seed);
        State state = Duel::determinize(seen, rules, setup.viewer, rng);
        std::array<Player, 2>& own = players[static_cast<std::size_t>(worker)];
        for (Player& player : own) {
            player.begin(rng.next());
        }
        NullSink none;
        for (int steps = 0; !state.over() && steps < kMostSteps; ++steps) {
            const Action step = own[static_cast<std::size_t>(state.actor())].choose(state);
            Duel::apply(state, rules, step, none);
        }
        return OutlookEnd{winnerOf(state), state.turn - seen.turn + 1};
    });
}

} // namespace blattwerk::engine::ikonen
