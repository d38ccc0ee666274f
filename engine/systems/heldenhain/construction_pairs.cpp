// The part of Construction that compares the cards of a deck with one another.
#include "engine/systems/heldenhain/construction.h"

#include <algorithm>
#include <array>
#include <optional>

namespace blattwerk::engine::heldenhain {

namespace {

using language::Node;
using language::Tree;
using model::Severity;

constexpr std::array<std::string_view, 3> kValues = {"effort", "stamina", "point_value"};
/// Effects of which more is better for the card's owner, if the owner gets them.
constexpr std::array<std::string_view, 5> kWelcome = {"gainPoints", "gainEnergy", "draw", "steal", "extraActions"};

/// How one card compares with another: worse and better counts, nothing where they do different things.
struct Comparison {
    int better = 0;
    int worse = 0;
};

void weigh(Comparison& result, int mine, int theirs) {
    result.better += mine > theirs ? 1 : 0;
    result.worse += mine < theirs ? 1 : 0;
}

} // namespace

bool Construction::isWelcome(const Tree& tree, std::size_t number) const {
    // The function that the number is an argument of.
    std::size_t parent = number - 1;
    while (parent + tree[parent].size <= number) {
        --parent;
    }
    const std::string_view name = m_vocabulary.name(tree[parent].fun);
    if (name == "mod") {
        return contains(tree, 0, "self") && contains(tree, 0, "has");
    }
    return std::find(kWelcome.begin(), kWelcome.end(), name) != kWelcome.end() &&
           !contains(tree, parent, "otherSide") && !contains(tree, parent, "eachSide");
}

void Construction::checkPairs() {
    struct Entry {
        const model::Card* card;
        language::CardReading reading;
    };
    std::vector<Entry> entries;
    for (const auto& [card, copies] : deckCards()) {
        // Cards without words differ in their values alone, and a deck needs many of them.
        if (!card->text.empty()) {
            entries.push_back({card, read(*card)});
        }
    }
    const auto compare = [&](const Entry& a, const Entry& b) -> std::optional<Comparison> {
        if (a.card->type != b.card->type || a.reading.abilities.size() != b.reading.abilities.size()) {
            return std::nullopt;
        }
        Comparison result;
        for (std::size_t i = 0; i < a.reading.abilities.size(); ++i) {
            const Tree& mine = a.reading.abilities[i].tree;
            const Tree& theirs = b.reading.abilities[i].tree;
            if (mine.size() != theirs.size()) {
                return std::nullopt;
            }
            for (std::size_t node = 0; node < mine.size(); ++node) {
                const Node& x = mine[node];
                const Node& y = theirs[node];
                const bool number = m_vocabulary.isNumber(x.fun);
                const bool text = m_vocabulary.isName(x.fun) || x.fun == m_language.textFunction();
                if (x.fun != y.fun || (number && x.value != y.value && !isWelcome(mine, node)) ||
                    (text && a.reading.strings[static_cast<std::size_t>(x.value)] !=
                                 b.reading.strings[static_cast<std::size_t>(y.value)])) {
                    return std::nullopt;
                }
                if (number) {
                    weigh(result, x.value, y.value);
                }
            }
        }
        weigh(result, b.card->number("cost"), a.card->number("cost"));
        for (const std::string_view value : kValues) {
            weigh(result, a.card->number(value), b.card->number(value));
        }
        return result;
    };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t k = i + 1; k < entries.size(); ++k) {
            const std::optional<Comparison> comparison = compare(entries[i], entries[k]);
            if (!comparison.has_value() || (comparison->better > 0 && comparison->worse > 0)) {
                continue;
            }
            const bool same = comparison->better == 0 && comparison->worse == 0;
            const Entry& winner = comparison->worse > 0 ? entries[k] : entries[i];
            const Entry& other = comparison->worse > 0 ? entries[i] : entries[k];
            add(Severity::Advice, same ? "HEL-C26.same" : "HEL-C26.better",
                {{"name", winner.card->name},
                 {"other", other.card->name},
                 {"cost", std::to_string(winner.card->number("cost"))},
                 {"otherCost", std::to_string(other.card->number("cost"))}});
            fix("replace_card", {{"card", other.card->key}});
        }
    }
}

} // namespace blattwerk::engine::heldenhain
