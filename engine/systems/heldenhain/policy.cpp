#include "engine/systems/heldenhain/policy.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace blattwerk::engine::heldenhain {

namespace {

struct Named {
    std::string_view name;
    Policy policy;
};

using Kind = Policy::Kind;
using Mind = Policy::Mind;

constexpr std::array<Named, 8> kPolicies = {{
    {"heuristic", {Kind::Heuristic, Mind::Own}},
    {"tante-taktik", {Kind::Heuristic, Mind::TanteTaktik}},
    {"graf-gruebel", {Kind::Heuristic, Mind::GrafGruebel}},
    {"wegweiser", {Kind::Heuristic, Mind::Wegweiser}},
    {"fraeulein-rabatt", {Kind::Heuristic, Mind::FraeuleinRabatt}},
    {"search", {Kind::Search, Mind::Own}},
    {"greedy", {Kind::Greedy, Mind::Own}},
    {"random", {Kind::Random, Mind::Own}},
}};

constexpr std::array<std::string_view, 3> kStrengths = {"leicht", "normal", "stark"};
constexpr int kMostPlayouts = 1000000;

std::optional<Policy> strengthened(Policy policy, std::string_view how) {
    const auto* const strength = std::ranges::find(kStrengths, how);
    if (strength != kStrengths.end()) {
        policy.strength = static_cast<Policy::Strength>(strength - kStrengths.begin());
        return policy;
    }
    int playouts = 0;
    const auto [end, error] = std::from_chars(how.data(), how.data() + how.size(), playouts);
    const bool number = error == std::errc() && end == how.data() + how.size();
    if (policy.kind != Kind::Search || !number || playouts < 1 || playouts > kMostPlayouts) {
        return std::nullopt;
    }
    policy.playouts = playouts;
    return policy;
}

bool hasStrengths(const Policy& policy) {
    return policy.kind == Kind::Heuristic || policy.kind == Kind::Search;
}

} // namespace

std::vector<PolicyInfo> knownPolicies() {
    std::vector<PolicyInfo> policies;
    for (const Named& named : kPolicies) {
        policies.push_back({named.name, hasStrengths(named.policy)});
    }
    return policies;
}

std::string policyNames() {
    std::string names;
    for (const Named& named : kPolicies) {
        names += names.empty() ? "" : ", ";
        names += named.name;
    }
    return names;
}

model::Result<Policy> policyNamed(std::string_view name) {
    const std::size_t colon = name.find(':');
    const auto* const found = std::ranges::find(kPolicies, name.substr(0, colon), &Named::name);
    if (found != kPolicies.end()) {
        if (colon == std::string_view::npos) {
            return found->policy;
        }
        const bool thinks = hasStrengths(found->policy);
        if (const auto policy = strengthened(found->policy, name.substr(colon + 1)); thinks && policy) {
            return *policy;
        }
    }
    return model::Error{"match.unknown_policy", {std::string(name), policyNames()}, {}};
}

} // namespace blattwerk::engine::heldenhain
