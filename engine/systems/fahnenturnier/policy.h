#pragma once

#include "engine/systems/policy_info.h"
#include "model/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// Who plays a seat.
struct Policy {
    enum class Kind : std::uint8_t { Solide, Search, Greedy, Random };

    Kind kind = Kind::Solide;
    /// Of a search: worlds that are played on for a step.
    int playouts = 0;

    bool operator==(const Policy&) const = default;
};

/// The policies that policyNamed knows, the default one first.
[[nodiscard]] std::vector<PolicyInfo> knownPolicies();

/// The policy of that name: `solide` (also as `heuristic`), `search` with a strength or a number of playouts
/// (`search:stark`, `search:500`), `greedy` or `random`. Errors: `match.unknown_policy {name, known}`.
[[nodiscard]] model::Result<Policy> policyNamed(std::string_view name);

} // namespace blattwerk::engine::fahnenturnier
