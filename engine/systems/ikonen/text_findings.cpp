#include "engine/systems/ikonen/text_findings.h"

#include "engine/language/card_language.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

using language::Tree;

constexpr std::string_view kEquipment = "ausruestung";

class Search {
public:
    Search(const language::CardLanguage& language, std::string_view cardType)
        : m_language(language),
          m_cardType(cardType) {}

    /// Whether the node is a finding.
    bool finds(const Tree& tree, std::size_t node, TextFinding& finding) const {
        const std::string_view name = m_language.functionName(tree[node].fun);
        const auto found = [&](std::string_view label, std::string_view rule) {
            finding.label = label;
            finding.rule = rule;
            return true;
        };
        if (const Misfit wrong = misfit(name, m_cardType)) {
            return found(wrong.label, wrong.rule);
        }
        if (m_cardType == kEquipment && name == "has" && takesAway(tree, node)) {
            return found("equipment_only_helps", "IKO-C8");
        }
        if (name == "act") {
            return found("effects_without_head", "IKO-V6");
        }
        return name == "swapped" && tree[tree.child(node, 1)].fun == tree[tree.child(node, 2)].fun &&
               found("swaps_with_itself", "IKO-V3b");
    }

private:
    [[nodiscard]] bool takesAway(const Tree& tree, std::size_t node) const {
        const auto begin = tree.nodes().begin() + static_cast<std::ptrdiff_t>(node);
        return std::any_of(begin, begin + tree[node].size, [&](const language::Node& one) {
            return one.fun == m_language.signedFunction() && one.value < 0;
        });
    }

    const language::CardLanguage& m_language;
    std::string_view m_cardType;
};

} // namespace

Misfit misfit(std::string_view function, std::string_view cardType) {
    const bool isIcon = cardType == "ikone";
    const bool isAttachment = cardType == kEquipment || cardType == "effekt";
    if ((isIcon && function == "bearingIcon") || (isAttachment && function == "thisIcon")) {
        return {"wrong_noun", "IKO-V1"};
    }
    if ((isIcon && function == "onAttach") || (isAttachment && function == "onPlace")) {
        return {"trigger_never_acts", isIcon ? "IKO-V7" : "IKO-V6"};
    }
    return isIcon && function == "saveOnce" ? Misfit{"needs_attachment", "IKO-V13"} : Misfit{};
}

std::vector<TextFinding> textFindings(const language::CardLanguage& language, const language::CardReading& reading,
                                      std::string_view cardType) {
    const Search search(language, cardType);
    std::vector<TextFinding> findings;
    for (std::size_t ability = 0; ability < reading.abilities.size(); ++ability) {
        const Tree& tree = reading.abilities[ability].tree;
        for (std::size_t node = 0; node < tree.size(); ++node) {
            TextFinding found{{}, {}, ability, node};
            if (search.finds(tree, node, found)) {
                findings.push_back(found);
            }
        }
    }
    return findings;
}

} // namespace blattwerk::engine::ikonen
