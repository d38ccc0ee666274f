#include "app/session/opponents.h"

#include "app/session/workspace.h"

#include <algorithm>

namespace blattwerk::app {

const model::Collection* deckHolding(const SystemDesk& desk, std::string_view card) {
    const auto deck = std::ranges::find_if(desk.collections, [&](const model::Collection& collection) {
        return card.empty() || collection.copiesOf(card) > 0;
    });
    return deck == desk.collections.end() ? nullptr : &*deck;
}

std::vector<const model::Collection*> opponentsOf(const SystemDesk& desk, const model::Collection& deck) {
    std::vector<const model::Collection*> opponents;
    for (const model::Collection& other : desk.collections) {
        if (other.key != deck.key && other.kind == deck.kind && !other.cards.empty()) {
            opponents.push_back(&other);
        }
    }
    if (opponents.empty()) {
        opponents.push_back(&deck);
    }
    return opponents;
}

} // namespace blattwerk::app
