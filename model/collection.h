#pragma once

#include "model/card.h"
#include "model/ids.h"
#include "model/local_text.h"

#include <string>
#include <vector>

namespace blattwerk::model {

struct CollectionEntry {
    std::string cardKey;
    int copies = 1;

    bool operator==(const CollectionEntry&) const = default;
};

/// A named list of cards: a deck, module, set, starter, market, ... The kind is a word of the system's schema.
struct Collection {
    CollectionId id;
    std::string key;
    std::string system;
    std::string kind;
    LocalText name;
    /// Key of the accent and gem that stand for it (`sup`), empty for the system's own.
    std::string colour;
    Stats stats;
    std::vector<CollectionEntry> cards;

    [[nodiscard]] int size() const;
    /// Copies of that card, 0 if it is not in the list.
    [[nodiscard]] int copiesOf(std::string_view cardKey) const;
    /// The keys of its cards in their order, one for each copy.
    [[nodiscard]] std::vector<std::string> cardKeys() const;

    bool operator==(const Collection&) const = default;
};

} // namespace blattwerk::model
