#include "engine/systems/ikonen/text_findings.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

using language::Tree;
using Kind = TextFinding::Kind;

class Search {
public:
    Search(const language::CardLanguage& language, std::string_view cardType)
        : m_language(language),
          m_isIcon(cardType == "icon"),
          m_isEquipment(cardType == "equipment") {}

    /// Whether the node is a finding.
    bool finds(const Tree& tree, std::size_t node, Kind& kind) const {
        const std::string_view name = m_language.functionName(tree[node].fun);
        if (name == (m_isIcon ? "bearingIcon" : "thisIcon")) {
            kind = Kind::WrongNoun;
        } else if (name == (m_isIcon ? "onAttach" : "onPlace")) {
            kind = Kind::TriggerNeverActs;
        } else if (name == "saveOnce" && m_isIcon) {
            kind = Kind::NeedsAttachment;
        } else if (name == "has" && m_isEquipment && takesAway(tree, node)) {
            kind = Kind::EquipmentOnlyHelps;
        } else if (name == "act") {
            kind = Kind::EffectsWithoutHead;
        } else if (name == "swapped" && tree[tree.child(node, 1)].fun == tree[tree.child(node, 2)].fun) {
            kind = Kind::SwapsWithItself;
        } else {
            return false;
        }
        return true;
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
};

} // namespace

std::string_view ruleOf(Kind kind) {
    switch (kind) {
    case Kind::TriggerNeverActs:
        return "IKO-V6";
    case Kind::NeedsAttachment:
        return "IKO-V13";
    case Kind::EquipmentOnlyHelps:
        return "IKO-C8";
    case Kind::SwapsWithItself:
        return "IKO-V3b";
    case Kind::WrongNoun:
    case Kind::EffectsWithoutHead:
        break;
    }
    return "IKO-V1";
}

std::vector<TextFinding> textFindings(const language::CardLanguage& language, const language::CardReading& reading,
                                      std::string_view cardType) {
    const Search search(language, cardType);
    std::vector<TextFinding> findings;
    for (std::size_t ability = 0; ability < reading.abilities.size(); ++ability) {
        const Tree& tree = reading.abilities[ability].tree;
        for (std::size_t node = 0; node < tree.size(); ++node) {
            TextFinding found{Kind::WrongNoun, ability, node};
            if (search.finds(tree, node, found.kind)) {
                findings.push_back(found);
            }
        }
    }
    return findings;
}

} // namespace blattwerk::engine::ikonen
