#include "engine/systems/fahnenturnier/text_findings.h"

#include "engine/language/card_language.h"

#include <cstdint>
#include <cstdlib>

namespace blattwerk::engine::fahnenturnier {

namespace {

using language::Tree;

/// Whether the limit of a counted bonus gets in the way of the first count already.
bool limitIsTooSmall(const Tree& tree, std::size_t node) {
    const std::int32_t bonus = tree[tree.child(node, 0)].value;
    const std::int32_t limit = tree[tree.child(node, 2)].value;
    return (bonus < 0) != (limit < 0) || std::abs(limit) < std::abs(bonus);
}

} // namespace

Misfit misfit(std::string_view function, std::string_view cardType) {
    return function == "picked" && !cardType.empty() && cardType != "set" ? Misfit{"picked_outside_its_set", "CHA-C7"}
                                                                          : Misfit{};
}

std::vector<TextFinding> textFindings(const language::CardLanguage& language, const language::CardReading& reading,
                                      std::string_view cardType) {
    std::vector<TextFinding> findings;
    for (std::size_t ability = 0; ability < reading.abilities.size(); ++ability) {
        const Tree& tree = reading.abilities[ability].tree;
        bool looked = false;
        for (std::size_t node = 0; node < tree.size(); ++node) {
            const std::string_view name = language.functionName(tree[node].fun);
            const auto found = [&](std::string_view label, std::string_view rule) {
                findings.push_back({label, rule, ability, node});
            };
            looked = looked || name == "look";
            if ((name == "reorder" || name == "moveSeen") && !looked) {
                found("nothing_looked_at", "CHA-V13a");
            } else if (const Misfit wrong = misfit(name, cardType)) {
                found(wrong.label, wrong.rule);
            } else if ((name == "boostSelfPer" || name == "selfHasPer") && limitIsTooSmall(tree, node)) {
                found("limit_below_bonus", "CHA-V9a");
            }
        }
    }
    return findings;
}

} // namespace blattwerk::engine::fahnenturnier
