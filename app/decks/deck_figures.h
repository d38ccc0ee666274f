#pragma once

#include "app/decks/deck_profile.h"
#include "model/card.h"
#include "model/card_schema.h"
#include "model/collection.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace blattwerk::app {

/// How many cards have which value of one field.
struct Distribution {
    std::string field;
    /// Cards per value, from 0 on; as long as the highest value that occurs, at most 100: the last
    /// one counts all higher values too.
    std::vector<int> counts;
    double average = 0;
    int cards = 0;
};

struct TypeCount {
    std::string type;
    int cards = 0;
    /// Number that the deck is meant to have; -1 where nothing is said.
    int target = -1;
};

struct MechanicCount {
    std::string key;
    int cards = 0;
};

/// A deck in numbers. Copies count.
struct DeckFigures {
    int cards = 0;
    std::vector<TypeCount> types;
    Distribution curve;
    std::vector<int> curveTarget;
    std::vector<Distribution> histograms;
    /// Those that occur, most cards first.
    std::vector<MechanicCount> mechanics;
};

using CardLookup = std::function<const model::Card*(std::string_view key)>;
/// Keys of the mechanics that a card's text uses.
using MechanicLookup = std::function<const std::vector<std::string>&(const model::Card&)>;

/// Entries whose card does not exist are left out of everything but the number of cards.
[[nodiscard]] DeckFigures deckFigures(const model::Collection& deck, const model::CardSchema& schema,
                                      const DeckProfile& profile, const CardLookup& card,
                                      const MechanicLookup& mechanics);

/// How the cards that have the field are spread over its values.
[[nodiscard]] Distribution distribution(const model::Collection& deck, const std::string& field,
                                        const CardLookup& card);

} // namespace blattwerk::app
