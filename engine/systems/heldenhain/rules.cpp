#include "engine/systems/heldenhain/rules.h"

#include "engine/systems/heldenhain/limits.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

int Rules::indexOf(std::string_view key) const {
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == key) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

bool Rules::fitsSmall(std::size_t largestDeck) const {
    const auto assistsIn = [&](const auto& indices) {
        std::size_t count = 0;
        for (const std::size_t index : indices) {
            count += cards[index].type == CardType::Assist ? 1U : 0U;
        }
        return count;
    };
    std::size_t assists = 0;
    if (decks[0].empty() && decks[1].empty()) {
        for (const CardInfo& info : cards) {
            assists += info.type == CardType::Assist ? 1U : 0U;
        }
    } else {
        assists = std::max(assistsIn(decks[0]), assistsIn(decks[1]));
    }
    // Two card numbers are taken: no card, and a hidden one.
    return largestDeck <= Small::kDeck && cards.size() <= 254 && assists <= Small::kAssists &&
           parameters.fieldLimit <= static_cast<int>(Small::kField) &&
           parameters.equipmentPerCharacter <= static_cast<int>(Small::kEquipment);
}

} // namespace blattwerk::engine::heldenhain
