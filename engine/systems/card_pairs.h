#pragma once

#include "engine/language/reading.h"
#include "engine/systems/card_index.h"
#include "model/card_schema.h"
#include "model/collection.h"
#include "model/finding.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

namespace language {
class CardLanguage;
}

/// Which of two values is better for the side that has the card; Unimportant: neither.
enum class Better { More, Less, Unimportant };

/// A field of which one end is better. Of a choice the order in the schema counts; of a set, which may be left empty
/// for no limit, what it holds. Choices, sets and numbers that a system does not list have to be equal.
struct FieldWorth {
    std::string_view field;
    Better better = Better::More;
    int absent = 0; ///< what counts where the card has no such number
};

/// Who carries out what a number belongs to.
enum class Whose { Owner, OtherSide };

/// A number in a text of which one end is better for the owner of the card.
struct NumberWorth {
    /// The function that the number is an argument of.
    std::string_view function;
    Better better = Better::More;
    Whose whose = Whose::Owner;
    /// A function that has to stand around it; empty: any.
    std::string_view within = {};
    /// A function that has to stand in there, or in `function` itself; empty: any.
    std::string_view with = {};
};

/// What makes a card of a system better than another.
struct PairRules {
    /// Types of which a deck is made by choice; others are handed out as they are. Empty: all.
    std::span<const std::string_view> types;
    std::span<const FieldWorth> fields;
    std::span<const NumberWorth> numbers;
    /// Also cards without text, which differ in their values alone.
    bool wordless = false;
    /// What helps: another card into the deck, or another text where the deck is the pool that a designer makes.
    std::string_view fix = "replace_card";
};

/// Two cards that say the same: `card` is at least as good as `other` in everything.
struct CardPair {
    const model::Card* card = nullptr;
    const model::Card* other = nullptr;
    bool same = false; ///< and better in nothing
};

using ReadCard = std::function<language::CardReading(const model::Card& card)>;

/// Reads a card by its name and type, with the names of the pool. Both arguments must outlive it.
[[nodiscard]] ReadCard cardReader(const language::CardLanguage& language, const CardIndex& index);

/// The pairs of cards of a deck of which nobody needs both, in the order of the deck. Texts are compared by what they
/// mean: as trees.
[[nodiscard]] std::vector<CardPair> alikePairs(const model::Collection& deck, const CardIndex& index,
                                               const PairRules& rules, const model::CardSchema& schema,
                                               const language::CardLanguage& language, const ReadCard& read);

/// Adds an advice for each pair: `RULE.same` or `RULE.better` {name, other} with the fix of the rules {card}.
void addPairs(std::vector<model::Finding>& findings, const std::vector<CardPair>& pairs, const PairRules& rules,
              std::string_view rule, const model::Subject& subject);

} // namespace blattwerk::engine
