#include "engine/systems/ikonen/outlook.h"

#include "engine/play/play_on.h"
#include "engine/systems/ikonen/duel_match.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/series_parts.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::ikonen {

model::Result<Outlook> runOutlook(const DuelMatch& match, const OutlookSetup& setup, const Progress& progress) {
    if (match.outcome().over) {
        return model::Error{"match.over", {}, {}};
    }
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    const Rules& rules = match.rules();
    const State seen = Duel::view(match.state(), rules, setup.viewer);
    std::vector<std::array<Player, 2>> players;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        players.push_back({Player((*policies)[0], rules), Player((*policies)[1], rules)});
    }
    return playOutlook(setup, 2, progress, [&](int worker, std::uint64_t seed) {
        return playOn<Duel>(seen, rules, setup.viewer, players[static_cast<std::size_t>(worker)], seed, NullSink());
    });
}

} // namespace blattwerk::engine::ikonen
