#include "engine/systems/policy.h"

#include "engine/systems/search_strength.h"

#include <algorithm>
#include <array>
#include <string>

namespace blattwerk::engine {

namespace {

using Kind = Policy::Kind;

struct Named {
    std::string_view name;
    Kind kind;
};

constexpr std::array<Named, 4> kPolicies = {
    {{"solide", Kind::Solide}, {"search", Kind::Search}, {"greedy", Kind::Greedy}, {"random", Kind::Random}}};
/// What the default player is called in every system.
constexpr std::string_view kHeuristic = "heuristic";

} // namespace

std::vector<PolicyInfo> knownPolicies() {
    std::vector<PolicyInfo> policies;
    for (const Named& named : kPolicies) {
        policies.push_back({named.name, named.kind == Kind::Search});
    }
    return policies;
}

model::Result<Policy> policyNamed(std::string_view name) {
    const std::size_t colon = name.find(':');
    const std::string_view base = name.substr(0, colon);
    const auto* const found = std::ranges::find(kPolicies, base == kHeuristic ? "solide" : base, &Named::name);
    if (found != kPolicies.end()) {
        const bool searches = found->kind == Kind::Search;
        if (colon == std::string_view::npos) {
            return Policy{found->kind, searches ? *playoutsOf({}) : 0};
        }
        const std::string_view strength = name.substr(colon + 1);
        if (const auto playouts = playoutsOf(strength); searches && playouts && !strength.empty()) {
            return Policy{found->kind, *playouts};
        }
    }
    std::string names;
    for (const Named& named : kPolicies) {
        names += names.empty() ? "" : ", ";
        names += named.name;
    }
    return model::Error{"match.unknown_policy", {std::string(name), names}, {}};
}

} // namespace blattwerk::engine
