#include "engine/systems/ikonen/policy.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

namespace blattwerk::engine::ikonen {

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

struct Strength {
    std::string_view name;
    int playouts;
};
constexpr std::array<Strength, 3> kStrengths = {{{"leicht", 60}, {"normal", 300}, {"stark", 1500}}};
constexpr int kNormal = 1;
constexpr int kMostPlayouts = 1000000;

std::optional<int> playoutsOf(std::string_view how) {
    const auto* const strength = std::ranges::find(kStrengths, how, &Strength::name);
    if (strength != kStrengths.end()) {
        return strength->playouts;
    }
    int playouts = 0;
    const auto [end, error] = std::from_chars(how.data(), how.data() + how.size(), playouts);
    const bool number = error == std::errc() && end == how.data() + how.size();
    return number && playouts >= 1 && playouts <= kMostPlayouts ? std::optional(playouts) : std::nullopt;
}

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
            return Policy{found->kind, searches ? kStrengths[kNormal].playouts : 0};
        }
        if (const auto playouts = playoutsOf(name.substr(colon + 1)); searches && playouts) {
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

} // namespace blattwerk::engine::ikonen
