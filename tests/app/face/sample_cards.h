#pragma once

#include "model/card.h"
#include "model/card_schema.h"

#include <vector>

namespace blattwerk::sample {

/// The types and fields that faces of Heldenhain need.
model::CardSchema schema();

/// One card per type and faction, and the awkward ones: long names, long texts, missing parts.
std::vector<model::Card> cards();

/// The 62 cards of a shipped deck (`weggefaehrten`) as its file has them.
std::vector<model::Card> shippedDeck(const char* deck);
inline constexpr const char* kShippedDecks[] = {"superfreundinnen", "schattenkabinett", "weggefaehrten", "purpurpakt"};

/// `count` different cards with the longest text that the rules allow now and then.
std::vector<model::Card> deck(int count);

} // namespace blattwerk::sample
