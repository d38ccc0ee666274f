#include "engine/systems/heldenhain/construction_text.h"

#include <algorithm>
#include <cstdlib>

namespace blattwerk::engine::heldenhain {

namespace {

using language::Node;
using language::Tree;

constexpr std::array<std::string_view, 8> kTypeKeys = {"character", "companion",   "illusion",     "equipment",
                                                       "assist",    "action_card", "headquarters", "location"};
/// Card kinds as the vocabulary calls them, in the order of CardType.
constexpr std::array<std::string_view, 8> kKindNames = {"character", "companion",  "illusion",     "equipment",
                                                        "assist",    "actionCard", "headquarters", "location"};

constexpr std::array<std::string_view, 31> kEffects = {
    "exhaust",         "readyUp",         "skip",     "unskip",       "addStress",     "removeStress",
    "removeAllStress", "moveStress",      "modify",   "gainPoints",   "losePoints",    "steal",
    "gainEnergy",      "loseEnergy",      "draw",     "discard",      "discardRandom", "returnToHand",
    "recover",         "playAfterAction", "discount", "endTurn",      "eliminate",     "removeEquipment",
    "moveEquipment",   "removeSite",      "lookTop",  "extraActions", "freeCollect",   "freeDistract",
    "manual"};

/// Upper ends of the usual amounts (section 5.3): what the effect is called and how much is normal.
struct UsualMost {
    std::string_view name;
    int most = 0;
};
constexpr std::array<UsualMost, 12> kUsual = {{{"gainPoints", 3},
                                               {"losePoints", 3},
                                               {"steal", 3},
                                               {"addStress", 4},
                                               {"removeStress", 4},
                                               {"moveStress", 4},
                                               {"stressSelf", 4},
                                               {"stressOwn", 4},
                                               {"draw", 3},
                                               {"gainEnergy", 3},
                                               {"loseEnergy", 3},
                                               {"payEnergy", 3}}};
constexpr int kUsualStat = 3;

/// Walks the trees of a reading once.
class Walk {
public:
    Walk(const language::CardReading& reading, const TextVocabulary& vocabulary, std::string_view text, CardType type)
        : m_reading(reading),
          m_words(vocabulary),
          m_text(text),
          m_type(type) {}

    TextFacts facts() {
        for (std::size_t i = 0; i < m_reading.abilities.size(); ++i) {
            m_ability = i;
            m_tree = &m_reading.abilities[i].tree;
            ability();
        }
        return std::move(m_facts);
    }

private:
    [[nodiscard]] std::string_view nameAt(std::size_t node) const { return m_words.name((*m_tree)[node].fun); }
    [[nodiscard]] bool inTree(std::string_view name) const {
        return std::any_of(m_tree->nodes().begin(), m_tree->nodes().end(),
                           [&](const Node& node) { return m_words.name(node.fun) == name; });
    }

    void ability() {
        if (m_tree->empty()) {
            return;
        }
        m_limit = 0;
        for (std::size_t node = 0; node < m_tree->size(); ++node) {
            m_limit = nameAt(node) == "atMost" ? (*m_tree)[m_tree->child(node, 0)].value : m_limit;
        }
        int effects = 0;
        for (std::size_t node = 0; node < m_tree->size(); ++node) {
            effects += m_words.isEffect((*m_tree)[node].fun) ? 1 : 0;
            visit(node);
        }
        m_facts.effects += effects;
        if (effects > 0 && inTree("exhaustAction")) {
            ++m_facts.exhaustActions;
        }
        m_facts.onPlay = m_facts.onPlay || inTree("onPlay");
        const bool playing = nameAt(0) == "act" || inTree("onPlay");
        if (playing) {
            m_facts.refund += m_energy;
        }
        m_energy = 0;
        const bool acting = inTree("extraActions") || inTree("freeCollect") || inTree("freeDistract");
        m_facts.readiesSelfFreely = m_facts.readiesSelfFreely || (m_readiesSelf && acting);
        m_readiesSelf = false;
    }

    void visit(std::size_t node) {
        const Node& here = (*m_tree)[node];
        if (m_words.isName(here.fun)) {
            m_facts.names.push_back(m_reading.strings[static_cast<std::size_t>(here.value)]);
            return;
        }
        const std::string_view name = m_words.name(here.fun);
        const auto usual =
            std::find_if(kUsual.begin(), kUsual.end(), [&](const UsualMost& entry) { return entry.name == name; });
        if (usual != kUsual.end() && largestNumber(node) > usual->most) {
            addUnusual(node);
        }
        if (name == "crew") {
            m_facts.crews.push_back(largestNumber(node));
        }
        m_facts.keyword = m_facts.keyword || name == "crew" || name == "cover" || name == "luck" || name == "luckElse";
        if (name == "gainPoints" || name == "steal") {
            m_facts.gainsPoints =
                m_facts.gainsPoints || name == "steal" || nameAt(m_tree->child(node, 0)) != "otherSide";
        } else if (name == "gainEnergy" && nameAt(m_tree->child(node, 0)) != "otherSide") {
            m_energy += largestNumber(node);
        } else if (name == "returnToHand") {
            m_facts.returnsSelf = m_facts.returnsSelf || nameAt(m_tree->child(node, 0)) == "self";
        } else if (name == "readyUp") {
            m_readiesSelf = m_readiesSelf || nameAt(m_tree->child(node, 0)) == "self";
        } else if (name == "recover") {
            const TypeMask kinds = typesOfKind(nameAt(m_tree->child(node, 1)));
            m_facts.recoversOwnKind = m_facts.recoversOwnKind || (kinds & maskOf(m_type)) != 0;
        } else {
            visitValues(node, name);
        }
    }

    void visitValues(std::size_t node, std::string_view name) {
        if (name == "discount") {
            m_facts.discounts = static_cast<TypeMask>(m_facts.discounts | kindIn(node));
        } else if (name == "costLess" && nameAt(m_tree->child(node, 0)) != "enemys") {
            m_facts.discounts = static_cast<TypeMask>(m_facts.discounts | kindIn(node));
        } else if (name == "bearerHas") {
            m_facts.hasBearer = true;
            addMods(node, m_facts.bearer);
        } else if (name == "modify" || name == "has" || name == "hasPer") {
            if (changesPoints(node)) {
                pointsOn(m_tree->child(node, 0));
            }
            if (largestMod(node) > kUsualStat) {
                addUnusual(node);
            }
        }
    }

    /// The kind of cards that a discount is for.
    [[nodiscard]] TypeMask kindIn(std::size_t node) const {
        TypeMask kinds = 0;
        for (std::size_t at = node + 1; at < node + (*m_tree)[node].size; ++at) {
            kinds = static_cast<TypeMask>(kinds | typesOfKind(nameAt(at)));
        }
        return kinds;
    }

    [[nodiscard]] int largestNumber(std::size_t node) const {
        int largest = 0;
        for (std::size_t i = 0; i < m_tree->childCount(node); ++i) {
            const Node& child = (*m_tree)[m_tree->child(node, i)];
            largest = m_words.isNumber(child.fun)      ? std::max(largest, child.value)
                      : m_words.name(child.fun) == "x" ? std::max(largest, m_limit)
                                                       : largest;
        }
        return largest;
    }

    template<typename Visit>
    void eachMod(std::size_t node, Visit visitMod) const {
        for (std::size_t at = node + 1; at < node + (*m_tree)[node].size; ++at) {
            if (nameAt(at) == "mod") {
                visitMod((*m_tree)[m_tree->child(at, 0)].value, nameAt(m_tree->child(at, 1)));
            }
        }
    }
    void addMods(std::size_t node, std::array<int, 3>& sums) const {
        eachMod(node, [&](int amount, std::string_view stat) {
            sums[stat == "effort" ? 0U : stat == "stamina" ? 1U : 2U] += amount;
        });
    }
    [[nodiscard]] bool changesPoints(std::size_t node) const {
        bool found = false;
        eachMod(node, [&](int, std::string_view stat) { found = found || stat == "pointValue"; });
        return found;
    }
    [[nodiscard]] int largestMod(std::size_t node) const {
        int largest = 0;
        eachMod(node, [&](int amount, std::string_view) { largest = std::max(largest, std::abs(amount)); });
        return largest;
    }

    /// HEL-C29: whose Punktwert changes.
    void pointsOn(std::size_t target) {
        if (nameAt(target) == "self") {
            m_facts.pointsOnSelf = true;
            return;
        }
        for (std::size_t at = target; at < target + (*m_tree)[target].size; ++at) {
            if (nameAt(at) == "companion" || nameAt(at) == "illusion") {
                m_facts.pointsOnTypes = static_cast<TypeMask>(m_facts.pointsOnTypes | typesOfKind(nameAt(at)));
            }
        }
    }

    /// The printed words of the smallest clause around the node.
    void addUnusual(std::size_t node) {
        const language::Clause* best = nullptr;
        for (const language::Clause& clause : m_reading.clauses) {
            if (clause.ability == m_ability && clause.node <= node &&
                node < clause.node + (*m_tree)[clause.node].size && (best == nullptr || clause.node > best->node)) {
                best = &clause;
            }
        }
        const language::SourceRange range = best != nullptr ? best->range : m_reading.abilities[m_ability].range;
        std::string words(m_text.substr(std::min(range.begin, m_text.size()), range.end - range.begin));
        while (!words.empty() && (words.back() == '.' || words.back() == ' ')) {
            words.pop_back();
        }
        if (std::find(m_facts.unusual.begin(), m_facts.unusual.end(), words) == m_facts.unusual.end()) {
            m_facts.unusual.push_back(words);
        }
    }

    const language::CardReading& m_reading;
    const TextVocabulary& m_words;
    std::string_view m_text;
    CardType m_type;
    const Tree* m_tree = nullptr;
    std::size_t m_ability = 0;
    int m_energy = 0;
    int m_limit = 0; ///< of X
    bool m_readiesSelf = false;
    TextFacts m_facts;
};

} // namespace

TypeMask typesOfKind(std::string_view kind) {
    if (kind == "anyCard") {
        return kAnyType;
    }
    if (kind == "figure") {
        return kFigureTypes;
    }
    const auto at = std::find(kKindNames.begin(), kKindNames.end(), kind);
    return at == kKindNames.end() ? TypeMask{0} : maskOf(static_cast<CardType>(at - kKindNames.begin()));
}

TextVocabulary::TextVocabulary(const language::CardLanguage& language)
    : m_integer(language.integerFunction()),
      m_signed(language.signedFunction()),
      m_name(language.nameFunction()) {
    for (std::size_t i = 0; i < language.functionCount(); ++i) {
        m_names.emplace_back(language.functionName(static_cast<language::FunctionId>(i)));
        m_effects.push_back(std::find(kEffects.begin(), kEffects.end(), m_names.back()) != kEffects.end());
    }
}

TextFacts factsOf(const language::CardReading& reading, const TextVocabulary& vocabulary, std::string_view text,
                  CardType type) {
    return Walk(reading, vocabulary, text, type).facts();
}

bool cardTypeFromKey(std::string_view key, CardType& type) {
    const auto at = std::find(kTypeKeys.begin(), kTypeKeys.end(), key);
    if (at == kTypeKeys.end()) {
        return false;
    }
    type = static_cast<CardType>(at - kTypeKeys.begin());
    return true;
}

std::string_view cardTypeKey(CardType type) {
    return kTypeKeys[static_cast<std::size_t>(type)];
}

} // namespace blattwerk::engine::heldenhain
