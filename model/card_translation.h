#pragma once

#include "model/card.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// Fields of a translation: `en.name`, `en.flavour`, `en.ability_line`, and `en.clause.TEXT` for a sentence that the
/// card language does not know. Each remembers the original it was made from; it is stale once that has changed.

[[nodiscard]] bool isTranslationField(std::string_view field);
/// What stands in the field; empty if nothing does.
[[nodiscard]] std::string translationText(const Card& card, std::string_view field);
/// The text that the field translates.
[[nodiscard]] std::string translationSource(const Card& card, std::string_view field);
/// Sets the text and notes that it belongs to the original as it is now. An empty text takes the field away. With a
/// clause those go that were made for one that no longer stands in the card's text.
void setTranslationText(Card& card, std::string_view field, std::string_view text);

/// The original changed after the translation was made.
[[nodiscard]] bool isTranslationStale(const Card& card, std::string_view field);
/// The translation fits the original as it is now.
void confirmTranslation(Card& card, std::string_view field);
/// Translations that came without a note of their original get one from the card before the edit, so that the edit is
/// seen by them. To be called with every edit of a card.
void noteTranslationSources(const Card& before, Card& after);

/// A manual clause and what translates it.
struct ClauseTranslation {
    std::string clause;
    std::string text;
    /// The clause that the text was made for; another one than `clause` where that was reworded.
    std::string madeFor;

    [[nodiscard]] bool isStale() const { return !text.empty() && madeFor != clause; }
};

/// For every clause its translation; a clause without one takes one whose clause is gone, in their order.
[[nodiscard]] std::vector<ClauseTranslation> clauseTranslations(const Card& card, std::string_view language,
                                                                const std::vector<std::string>& clauses);
/// A text said in that language with the clauses that stand in it verbatim translated.
[[nodiscard]] std::string withTranslatedClauses(std::string text, const Card& card, std::string_view language);

} // namespace blattwerk::model
