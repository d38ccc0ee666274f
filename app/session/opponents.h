#pragma once

#include "model/collection.h"

#include <string_view>
#include <vector>

namespace blattwerk::app {

struct SystemDesk;

/// The first deck that holds the card; of no card the first of all. Null without one.
[[nodiscard]] const model::Collection* deckHolding(const SystemDesk& desk, std::string_view card);

/// Whom a deck meets when a change is measured and nobody is named: every other deck of its kind that has cards.
/// Against itself both sides would have changed alike; it stands in where there is no other.
[[nodiscard]] std::vector<const model::Collection*> opponentsOf(const SystemDesk& desk, const model::Collection& deck);

} // namespace blattwerk::app
