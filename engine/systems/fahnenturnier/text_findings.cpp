#include "engine/systems/fahnenturnier/text_findings.h"

#include <cstdint>
#include <cstdlib>

namespace blattwerk::engine::fahnenturnier {

namespace {

using language::Tree;
using Kind = TextFinding::Kind;

/// Whether the limit of a counted bonus gets in the way of the first count already.
bool limitIsTooSmall(const Tree& tree, std::size_t node) {
    const std::int32_t bonus = tree[tree.child(node, 0)].value;
    const std::int32_t limit = tree[tree.child(node, 2)].value;
    return (bonus < 0) != (limit < 0) || std::abs(limit) < std::abs(bonus);
}

} // namespace

std::string_view ruleOf(Kind kind) {
    switch (kind) {
    case Kind::PickedOutsideItsSet:
        return "CHA-C7";
    case Kind::LimitBelowBonus:
        return "CHA-V9a";
    case Kind::NothingLookedAt:
        break;
    }
    return "CHA-V13a";
}

std::vector<TextFinding> textFindings(const language::CardLanguage& language, const language::CardReading& reading,
                                      bool inPickSet) {
    std::vector<TextFinding> findings;
    for (std::size_t ability = 0; ability < reading.abilities.size(); ++ability) {
        const Tree& tree = reading.abilities[ability].tree;
        bool looked = false;
        for (std::size_t node = 0; node < tree.size(); ++node) {
            const std::string_view name = language.functionName(tree[node].fun);
            const auto found = [&](Kind kind) { findings.push_back({kind, ability, node}); };
            looked = looked || name == "look";
            if ((name == "reorder" || name == "moveSeen") && !looked) {
                found(Kind::NothingLookedAt);
            } else if (name == "picked" && !inPickSet) {
                found(Kind::PickedOutsideItsSet);
            } else if ((name == "boostSelfPer" || name == "selfHasPer") && limitIsTooSmall(tree, node)) {
                found(Kind::LimitBelowBonus);
            }
        }
    }
    return findings;
}

} // namespace blattwerk::engine::fahnenturnier
