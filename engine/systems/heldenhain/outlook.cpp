#include "engine/systems/heldenhain/outlook.h"

#include "engine/play/play_on.h"
#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/player.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

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
        return playOn<Duel<L>>(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed, NullSink());
    });
}

} // namespace

model::Result<Outlook> runOutlook(const DuelAccess& match, const OutlookSetup& setup, const Progress& progress) {
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    return match.small() != nullptr ? run(*match.small(), match.rules(), setup, *policies, progress)
                                    : run(*match.large(), match.rules(), setup, *policies, progress);
}

} // namespace blattwerk::engine::heldenhain
