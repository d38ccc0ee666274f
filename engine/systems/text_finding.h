#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

namespace language {
class CardLanguage;
struct CardReading;
} // namespace language

/// Something that the language allows, but that does nothing or contradicts itself on the card at hand.
struct TextFinding {
    /// Key of the sentence that says so: a `label` of the system's phrase tables.
    std::string_view label;
    /// Rule or primitive of the catalogue that it rests on ("IKO-V6").
    std::string_view rule;
    std::size_t ability = 0;
    std::size_t node = 0; ///< in the tree of the ability
};

/// Findings of a card's text in the order of the text. Without a card type only those that hold on every card.
using TextCheck = std::vector<TextFinding> (*)(const language::CardLanguage& language,
                                               const language::CardReading& reading, std::string_view cardType);

/// What is wrong with a function wherever it stands on a card of some type.
struct Misfit {
    /// Key of the sentence that says so, empty if nothing is wrong; and the rule that it rests on.
    std::string_view label;
    std::string_view rule;

    explicit operator bool() const { return !label.empty(); }
};

/// Whether what a function (`onPlay`) says can ever hold on a card of that type. Nothing is wrong without a type.
using TypeCheck = Misfit (*)(std::string_view function, std::string_view cardType);

} // namespace blattwerk::engine
