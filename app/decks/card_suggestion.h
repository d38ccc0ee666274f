#pragma once

#include "app/decks/deck_figures.h"
#include "model/card.h"
#include "model/collection.h"

#include <string>
#include <vector>

namespace blattwerk::app {

class Workspace;

/// A card that would fit into a deck, and how well.
struct CardSuggestion {
    std::string key;
    double score = 0;
    /// Cards that the deck lacks of this card's type and at its place on the curve; negative: has too many.
    int typeGap = 0;
    int curveGap = 0;
};

/// What to look for.
struct SuggestionWish {
    int count = 6;
    /// Only cards of this type; empty: any.
    std::string type;
    /// The card that is to be replaced: its type and cost count as missing.
    std::string replaces;
};

/// Cards of the pool that close the gaps of the deck in types and curve best, without one that would bring a new
/// construction error with it.
[[nodiscard]] std::vector<CardSuggestion> suggestAdditions(const Workspace& workspace, const std::string& system,
                                                           const model::Collection& deck, const DeckProfile& profile,
                                                           const SuggestionWish& wish);

/// Cards of the deck that it can spare first: of types and steps of which it has too many.
[[nodiscard]] std::vector<CardSuggestion> suggestRemovals(const Workspace& workspace, const std::string& system,
                                                          const model::Collection& deck, const DeckProfile& profile,
                                                          int count);

} // namespace blattwerk::app
