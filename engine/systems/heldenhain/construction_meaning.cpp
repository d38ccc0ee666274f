// The part of Construction that finds sentences which are understood but cannot mean what they say.
#include "engine/systems/heldenhain/construction.h"
#include "engine/systems/heldenhain/type_fitting.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::heldenhain {

namespace {

using language::CardReading;
using language::Tree;
using model::Severity;

/// References that only some heads or earlier sentences of the same ability fill.
struct Reference {
    std::string_view name;
    std::array<std::string_view, 3> givenBy;
};
constexpr std::array<Reference, 3> kReferences = {{
    {"collector", {"afterCollectOwn", "afterCollectSelf", ""}},
    {"distractor", {"afterDistractOwn", "afterDistractSelf", "afterDistracted"}},
    {"distracted", {"afterDistractSelf", "afterDistractOwn", "afterDistracted"}},
}};

language::SourceRange rangeOf(const CardReading& reading, std::size_t ability, std::size_t node) {
    const language::Clause* best = nullptr;
    for (const language::Clause& clause : reading.clauses) {
        const Tree& tree = reading.abilities[ability].tree;
        if (clause.ability == ability && clause.node <= node && node < clause.node + tree[clause.node].size &&
            clause.range.begin < clause.range.end && (best == nullptr || clause.node > best->node)) {
            best = &clause;
        }
    }
    return best != nullptr ? best->range : reading.abilities[ability].range;
}

std::string words(const CardReading& reading, std::string_view text, std::size_t ability, std::size_t node) {
    const language::SourceRange range = rangeOf(reading, ability, node);
    return std::string(text.substr(std::min(range.begin, text.size()), range.end - range.begin));
}

} // namespace

void Construction::checkMeaning(const model::Card& card, CardType type, const CardReading& reading) {
    for (std::size_t i = 0; i < reading.abilities.size(); ++i) {
        const Tree& tree = reading.abilities[i].tree;
        const auto nameAt = [&](std::size_t node) { return m_vocabulary.name(tree[node].fun); };
        const auto say = [&](std::string_view message, std::size_t node) {
            add(Severity::Warning, message,
                {{"name", card.name},
                 {"sentence", words(reading, card.text, i, node)},
                 {"type", std::string(cardTypeKey(type))},
                 {"primitive", std::string(m_language.primitive(tree[node].fun))}});
            fix("edit_text");
        };
        for (std::size_t node = 0; node < tree.size(); ++node) {
            const std::string_view name = nameAt(node);
            if ((typesThatFit(name) & maskOf(type)) == 0) {
                say("HEL-C18.trigger", node);
            }
            if (name == "bearer" && type != CardType::Equipment) {
                say("HEL-C18.empty", node);
            }
            if (changesNothing(tree, node) || refersToNothing(tree, node)) {
                say("HEL-C18.empty", node);
            }
            if (name == "xIs" && nameAt(tree.child(node, 1)) == "noLimit") {
                addAmountLimit(card, i, node, reading);
            }
            if (ownIsUnclear(tree, node)) {
                say("HEL-C18.own", node);
            }
        }
    }
    checkNouns(card, type, reading);
}

bool Construction::contains(const Tree& tree, std::size_t node, std::string_view name) const {
    for (std::size_t at = node; at < node + tree[node].size; ++at) {
        if (m_vocabulary.name(tree[at].fun) == name) {
            return true;
        }
    }
    return false;
}

bool Construction::changesNothing(const Tree& tree, std::size_t node) const {
    const std::string_view name = m_vocabulary.name(tree[node].fun);
    const auto both = [&](std::string_view a, std::string_view b) {
        return contains(tree, node, a) && contains(tree, node, b);
    };
    if (name == "exhaust" || name == "exhaustOwn") {
        return contains(tree, node, "exhausted");
    }
    if (name == "readyUp") {
        return contains(tree, node, "ready");
    }
    if (name == "removeEquipment") {
        return contains(tree, node, "withoutEquipment");
    }
    if (name == "moveEquipment") {
        return contains(tree, tree.child(node, 0), "withoutEquipment");
    }
    if (name != "desc") {
        return false;
    }
    // Only Charaktere have a Punktwert (HEL-C5), so nothing is the highest.
    const bool valueless = contains(tree, node, "companion") || contains(tree, node, "illusion");
    return both("withEquipment", "withoutEquipment") ||
           (valueless && contains(tree, node, "highest") && contains(tree, node, "pointValue"));
}

bool Construction::refersToNothing(const Tree& tree, std::size_t node) const {
    const std::string_view name = m_vocabulary.name(tree[node].fun);
    for (const Reference& reference : kReferences) {
        if (reference.name == name) {
            return std::none_of(reference.givenBy.begin(), reference.givenBy.end(),
                                [&](std::string_view giver) { return contains(tree, 0, giver); });
        }
    }
    const bool chosen = name == "chosen" || name == "chosenAll" || name == "chosenAssist" || name == "firstChosen";
    if (!chosen && name != "secondChosen") {
        return false;
    }
    // Something must have been chosen by a number or an "ein" before it.
    int before = 0;
    for (std::size_t at = 0; at < node; ++at) {
        const std::string_view earlier = m_vocabulary.name(tree[at].fun);
        before += earlier == "a" || earlier == "random" || earlier == "num" || earlier == "upTo" ? 1 : 0;
    }
    return before < (name == "secondChosen" ? 2 : 1);
}

bool Construction::ownIsUnclear(const Tree& tree, std::size_t node) const {
    // Where somebody else acts or the sentence speaks of enemy figures, "own" behind it may be theirs.
    const std::string_view name = m_vocabulary.name(tree[node].fun);
    const std::size_t arguments = tree.childCount(node);
    if (arguments < 2 || (name != "hasPer" && !m_vocabulary.isEffect(tree[node].fun))) {
        return false;
    }
    const std::size_t subject = tree.child(node, 0);
    const std::string_view first = m_vocabulary.name(tree[subject].fun);
    const bool other =
        first == "otherSide" || first == "eachSide" || (first == "group" && contains(tree, subject, "enemy"));
    for (std::size_t i = 1; i < arguments && other; ++i) {
        if (contains(tree, tree.child(node, i), "own")) {
            return true;
        }
    }
    return false;
}

/// HEL-G10: the maximum is printed.
void Construction::addAmountLimit(const model::Card& card, std::size_t ability, std::size_t node,
                                  const CardReading& reading) {
    const std::size_t end = std::min(rangeOf(reading, ability, node).end, card.text.size());
    std::string limited = card.text;
    limited.insert(end, m_language.label(m_language.textLanguage(), "each_limit"));
    add(Severity::Advice, "HEL-C18.x_limit",
        {{"name", card.name}, {"sentence", words(reading, card.text, ability, node)}});
    fix("replace_text", {{"from", card.text}, {"to", limited}});
    fix("edit_text");
}

void Construction::checkNouns(const model::Card& card, CardType type, const CardReading& reading) {
    for (const language::SourceRange& range : reading.selves) {
        std::string_view noun = std::string_view(card.text).substr(range.begin, range.end - range.begin);
        const std::string whole(noun);
        noun.remove_prefix(std::min(noun.rfind(' ') + 1, noun.size()));
        TypeMask named = 0;
        for (const language::FunctionId fun : m_language.saidBy(noun, m_language.textLanguage())) {
            named = static_cast<TypeMask>(named | typesOfKind(m_vocabulary.name(fun)));
        }
        if (named != 0 && (named & maskOf(type)) == 0) {
            add(Severity::Warning, "HEL-C18.noun",
                {{"name", card.name}, {"sentence", whole}, {"type", std::string(cardTypeKey(type))}});
            fix("edit_text");
        }
    }
}

} // namespace blattwerk::engine::heldenhain
