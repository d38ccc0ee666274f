#pragma once

#include "engine/language/card_language.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine {

/// The texts of the cards of a match, for the questions at the table.
struct CardTexts {
    struct Text {
        std::string name;
        std::string type;
        std::string text;
    };

    std::shared_ptr<const language::CardLanguage> language;
    std::shared_ptr<const language::NameIndex> names;
    /// By number of the card in the match.
    std::vector<Text> texts;

    /// The printed words of a clause of the card's text; empty if there is no such clause.
    [[nodiscard]] std::string sentence(std::size_t card, int number) const;
};

} // namespace blattwerk::engine
