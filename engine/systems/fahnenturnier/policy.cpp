#include "engine/systems/fahnenturnier/policy.h"

#include <algorithm>
#include <array>
#include <string>

namespace blattwerk::engine::fahnenturnier {

namespace {

struct Named {
    std::string_view name;
    Policy::Kind kind;
};

constexpr std::array<Named, 2> kPolicies = {{{"greedy", Policy::Kind::Greedy}, {"random", Policy::Kind::Random}}};
/// What the default player is called in every system.
constexpr std::string_view kHeuristic = "heuristic";

} // namespace

std::vector<PolicyInfo> knownPolicies() {
    std::vector<PolicyInfo> policies;
    for (const Named& named : kPolicies) {
        policies.push_back({named.name, false});
    }
    return policies;
}

model::Result<Policy> policyNamed(std::string_view name) {
    const auto* const found =
        std::ranges::find(kPolicies, name == kHeuristic ? kPolicies.front().name : name, &Named::name);
    if (found != kPolicies.end()) {
        return Policy{found->kind};
    }
    std::string names;
    for (const Named& named : kPolicies) {
        names += names.empty() ? "" : ", ";
        names += named.name;
    }
    return model::Error{"match.unknown_policy", {std::string(name), names}, {}};
}

} // namespace blattwerk::engine::fahnenturnier
