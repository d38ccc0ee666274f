#pragma once

#include "engine/systems/policy_info.h"
#include "model/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// Who plays a side of a system that needs no players of its own.
struct Policy {
    enum class Kind : std::uint8_t { Random, Greedy, Solide, Search };

    Kind kind = Kind::Solide;
    /// Of the search: games of thought per decision.
    int playouts = 0;

    bool operator==(const Policy&) const = default;
};

/// The policies that policyNamed knows, the default one first.
[[nodiscard]] std::vector<PolicyInfo> knownPolicies();

/// The policy of that name: `solide` (also as `heuristic`), `search`, `greedy`, `random`; `search` also with a strength
/// (`search:stark`) or a number of playouts (`search:200`). Errors: `match.unknown_policy {name, known}`.
[[nodiscard]] model::Result<Policy> policyNamed(std::string_view name);

} // namespace blattwerk::engine
