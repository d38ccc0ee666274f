#include "engine/systems/ikonen/text_findings.h"

#include "engine/language/card_language.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

using language::Tree;

class Search {
public:
    Search(const language::CardLanguage& language, std::string_view cardType)
        : m_language(language),
          m_isIcon(cardType == "ikone"),
          m_isEquipment(cardType == "ausruestung"),
          m_isAttachment(m_isEquipment || cardType == "effekt") {}

    /// Whether the node is a finding.
    bool finds(const Tree& tree, std::size_t node, TextFinding& finding) const {
        const std::string_view name = m_language.functionName(tree[node].fun);
        const auto found = [&](std::string_view label, std::string_view rule) {
            finding.label = label;
            finding.rule = rule;
            return true;
        };
        if ((m_isIcon && name == "bearingIcon") || (m_isAttachment && name == "thisIcon")) {
            return found("wrong_noun", "IKO-V1");
        }
        if ((m_isIcon && name == "onAttach") || (m_isAttachment && name == "onPlace")) {
            return found("trigger_never_acts", m_isIcon ? "IKO-V7" : "IKO-V6");
        }
        if (m_isIcon && name == "saveOnce") {
            return found("needs_attachment", "IKO-V13");
        }
        if (m_isEquipment && name == "has" && takesAway(tree, node)) {
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
    bool m_isIcon;
    bool m_isEquipment;
    bool m_isAttachment;
};

} // namespace

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
