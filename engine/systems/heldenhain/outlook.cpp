#include "engine/systems/heldenhain/outlook.h"

#include "engine/play/parallel.h"
#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/player.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

/// Steps after which a continuation counts as aborted; the guards of the rules end it long before.
constexpr int kMostSteps = 50000;

struct End {
    Winner winner = Winner::Aborted;
    int turns = 0;
};

template<class L>
End playOn(const State<L>& seen, const Rules& rules, Side viewer, std::array<Player<L>, 2>& players,
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
    return {state.over() ? state.winner : Winner::Aborted, state.turn - seen.turn + 1};
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
    std::vector<End> ends(static_cast<std::size_t>(std::max(setup.games, 0)));
    const auto one = [&](int worker, int index) {
        ends[static_cast<std::size_t>(index)] =
            playOn<L>(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)],
                      setup.seed + static_cast<std::uint64_t>(index));
    };
    if (!forEachIndex(static_cast<int>(ends.size()), threads, one, progress)) {
        return model::Error{"outlook.stopped", {}, {}};
    }
    Outlook outlook;
    outlook.games = static_cast<int>(ends.size());
    outlook.wins = {0, 0};
    for (const End& end : ends) {
        outlook.wins[0] += end.winner == Winner::SideA ? 1 : 0;
        outlook.wins[1] += end.winner == Winner::SideB ? 1 : 0;
        outlook.draws += end.winner == Winner::Draw ? 1 : 0;
        outlook.aborted += end.winner == Winner::Aborted ? 1 : 0;
        const auto turns = static_cast<std::size_t>(std::max(end.turns, 0));
        outlook.turns.resize(std::max(outlook.turns.size(), turns + 1));
        ++outlook.turns[turns];
    }
    return outlook;
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
