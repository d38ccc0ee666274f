#pragma once

#include "engine/systems/policy_info.h"
#include "model/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// Who plays a seat.
struct Policy {
    enum class Kind : std::uint8_t { Greedy, Random };

    Kind kind = Kind::Greedy;

    bool operator==(const Policy&) const = default;
};

/// The policies that policyNamed knows, the default one first.
[[nodiscard]] std::vector<PolicyInfo> knownPolicies();

/// The policy of that name: `greedy` (also as `heuristic`) or `random`. Errors: `match.unknown_policy {name, known}`.
[[nodiscard]] model::Result<Policy> policyNamed(std::string_view name);

} // namespace blattwerk::engine::fahnenturnier
