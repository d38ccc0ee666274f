#pragma once

#include "model/result.h"

#include <cstdint>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// Who plays a side.
struct Policy {
    enum class Kind : std::uint8_t { Random, Greedy };

    Kind kind = Kind::Greedy;

    bool operator==(const Policy&) const = default;
};

/// Names that policyNamed knows, for messages.
constexpr std::string_view kPolicyNames = "greedy, random";

/// The policy of that name. Errors: `match.unknown_policy {name, known}`.
[[nodiscard]] model::Result<Policy> policyNamed(std::string_view name);

} // namespace blattwerk::engine::heldenhain
