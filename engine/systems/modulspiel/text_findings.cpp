#include "engine/systems/modulspiel/text_findings.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace blattwerk::engine::modulspiel {

namespace {

using language::Tree;

constexpr std::int32_t kReservePlaces = 3; // MOD-R35

/// Only an Intervention lies in the field, is overlaid and cleared, or lies on the reserve.
constexpr std::array kInterventionTriggers =
    std::to_array<std::string_view>({"aftermath", "onStampClear", "onTakeBackSelf", "onReserveDiscardSelf",
                                     "onReserveEnterSelf", "onOverlayNew", "onOverlayOld"});
/// Markers on this card, its resilience.
constexpr std::array kFieldCardWords =
    std::to_array<std::string_view>({"selfBonus", "selfBonusPer", "exploitStress", "selfStressMin", "selfMarkMin"});
constexpr std::array kFieldCardEffects = std::to_array<std::string_view>(
    {"addMark", "removeMark", "removeAllMarks", "addStress", "removeStress", "removeAllStress", "moveStress",
     "giveCover", "review", "bonusUntilClosing", "voluntaryStress", "move"});

template<std::size_t N>
bool isIn(const std::array<std::string_view, N>& list, std::string_view name) {
    return std::ranges::find(list, name) != list.end();
}

/// A card that is no Intervention.
bool isOther(std::string_view cardType) {
    return !cardType.empty() && cardType != "intervention";
}

class Search {
public:
    Search(const language::CardLanguage& language, std::string_view cardType)
        : m_language(language),
          m_cardType(cardType),
          m_isOther(isOther(cardType)) {}

    void beginParagraph() { m_hasChosen = false; }

    /// Whether the node is a finding; nodes of a paragraph in their order.
    bool finds(const Tree& tree, std::size_t node, TextFinding& finding) {
        const std::string_view name = m_language.functionName(tree[node].fun);
        const auto found = [&](std::string_view label, std::string_view rule) {
            finding.label = label;
            finding.rule = rule;
            return true;
        };
        m_hasChosen = m_hasChosen || m_language.abstractSyntax().function(tree[node].fun).introduces;
        if (const Misfit wrong = misfit(name, m_cardType)) {
            return found(wrong.label, wrong.rule);
        }
        if (m_isOther && isIn(kFieldCardEffects, name) && hasChild(tree, node, "self")) {
            return found("no_field_card", "MOD-V35a");
        }
        if (name == "selfBonusPer" && limitIsTooSmall(tree, node)) {
            return found("limit_below_bonus", "MOD-V35b");
        }
        if ((name == "chosen" || name == "chosenAll") && !m_hasChosen) {
            return found("nothing_chosen", "MOD-D5");
        }
        if (name == "moveStress" && isSame(tree, node)) {
            return found("onto_itself", "MOD-V20c");
        }
        return (name == "reserveMin" || name == "payReserve") && tree[node + 1].value > kReservePlaces &&
               found("beyond_reserve", "MOD-R35");
    }

private:
    [[nodiscard]] bool hasChild(const Tree& tree, std::size_t node, std::string_view name) const {
        for (std::size_t at = node + 1; at < node + tree[node].size; at += tree[at].size) {
            if (m_language.functionName(tree[at].fun) == name) {
                return true;
            }
        }
        return false;
    }

    /// Whether the limit of a counted bonus gets in the way of the first count already.
    [[nodiscard]] static bool limitIsTooSmall(const Tree& tree, std::size_t node) {
        const std::int32_t bonus = tree[tree.child(node, 0)].value;
        const std::int32_t limit = tree[tree.child(node, 2)].value;
        return (bonus < 0) != (limit < 0) || std::abs(limit) < std::abs(bonus);
    }

    /// From "dieser Karte" to "diese Karte", or the same for the chosen one.
    [[nodiscard]] static bool isSame(const Tree& tree, std::size_t node) {
        const std::size_t from = tree.child(node, 0);
        const std::size_t to = tree.child(node, 1);
        return tree[from].size == 1 && tree[from].fun == tree[to].fun;
    }

    const language::CardLanguage& m_language;
    std::string_view m_cardType;
    bool m_isOther;
    bool m_hasChosen = false;
};

} // namespace

Misfit misfit(std::string_view function, std::string_view cardType) {
    const bool other = isOther(cardType);
    const bool certificate = cardType == "certificate";
    if ((other && isIn(kInterventionTriggers, function)) || (certificate && function == "onPlay") ||
        ((certificate || cardType == "intervention") && function == "onBuySelf")) {
        return {"trigger_never_acts", function == "onBuySelf" ? "MOD-V8e" : "MOD-V2"};
    }
    if (other && (function == "alsoOnReserve" || function == "onlyOnReserve")) {
        return {"never_on_reserve", "MOD-C14"};
    }
    if (other && isIn(kFieldCardWords, function)) {
        return {"no_field_card", "MOD-V35a"};
    }
    return other && cardType != "work_tool" && (function == "here" || function == "elsewhere")
               ? Misfit{"no_place", "MOD-C5"}
               : Misfit{};
}

std::vector<TextFinding> textFindings(const language::CardLanguage& language, const language::CardReading& reading,
                                      std::string_view cardType) {
    Search search(language, cardType);
    std::vector<TextFinding> findings;
    for (std::size_t ability = 0; ability < reading.abilities.size(); ++ability) {
        const Tree& tree = reading.abilities[ability].tree;
        search.beginParagraph();
        for (std::size_t node = 0; node < tree.size(); ++node) {
            TextFinding found{{}, {}, ability, node};
            if (search.finds(tree, node, found)) {
                findings.push_back(found);
            }
        }
    }
    return findings;
}

} // namespace blattwerk::engine::modulspiel
