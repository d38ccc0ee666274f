#pragma once

#include "engine/core/fixed_vector.h"

#include <cstdint>
#include <limits>

namespace blattwerk::engine::heldenhain {

/// Which cards have been met, to leave out copies. Without a branch where a card fits a byte.
template<typename Card>
class CardSet {
public:
    /// Answers whether the card is new.
    bool add(Card card) {
        if constexpr (sizeof(Card) == 1) {
            std::uint64_t& word = m_words[card >> 6U];
            const std::uint64_t bit = std::uint64_t{1} << (card & 63U);
            const bool fresh = (word & bit) == 0;
            word |= bit;
            return fresh;
        } else {
            if (m_cards.contains(card)) {
                return false;
            }
            m_cards.push_back(card);
            return true;
        }
    }

private:
    std::uint64_t m_words[4] = {};
    FixedVector<Card, sizeof(Card) == 1 ? 1 : 256> m_cards;
};

} // namespace blattwerk::engine::heldenhain
