#pragma once

#include "database/comparison/contents.h"
#include "model/finding.h"
#include "model/result.h"

#include <string>
#include <vector>

namespace blattwerk::app {

/// A deck that breaks construction rules, with the findings that are errors.
struct IllegalDeck {
    std::string system;
    std::string key;
    std::string name;
    std::vector<model::Finding> errors;
};

/// The decks of these contents that are illegal, those of their cards included.
[[nodiscard]] model::Result<std::vector<IllegalDeck>> illegalDecks(const database::ProjectContents& contents);

/// Decks that are illegal in the second state and were legal, or not there, in the first one.
[[nodiscard]] model::Result<std::vector<IllegalDeck>> decksTurnedIllegal(const database::ProjectContents& before,
                                                                         const database::ProjectContents& after);

} // namespace blattwerk::app
