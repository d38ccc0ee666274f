#pragma once

#include "engine/core/digest.h"
#include "engine/lab/series.h"
#include "engine/systems/system.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// The policies of two sides by their names; a missing name is the default player. Errors: those of `named`.
template<class Policy>
[[nodiscard]] model::Result<std::array<Policy, 2>> twoPolicies(const std::vector<std::string>& names,
                                                               model::Result<Policy> (*named)(std::string_view)) {
    std::array<Policy, 2> policies;
    for (std::size_t side = 0; side < policies.size(); ++side) {
        const model::Result<Policy> policy = named(side < names.size() ? names[side] : std::string());
        if (!policy) {
            return policy.error();
        }
        policies[side] = *policy;
    }
    return policies;
}

/// Seed of one of the streams that the chance of a game is split into: by purpose, and turn, side or what else counts.
[[nodiscard]] inline std::uint64_t streamSeed(std::uint64_t seed, unsigned purpose, std::uint64_t number) {
    Digest digest;
    digest.add(seed);
    digest.add(std::uint64_t{purpose} << 32U | number);
    return digest.value();
}

/// The goldfish run that a series of a single deck is.
[[nodiscard]] inline GoldfishSetup goldfishOf(const lab::SeriesSetup& setup) {
    GoldfishSetup alone;
    alone.pool = setup.pool;
    alone.deck = setup.decks.front();
    alone.parameters = setup.parameters;
    alone.policy = setup.policies.empty() ? "" : setup.policies.front();
    alone.opponent = setup.policies.size() < 2 ? "passive" : setup.policies[1];
    return alone;
}

} // namespace blattwerk::engine
