#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

namespace blattwerk::engine {

/// Moving cards between pile, hand and discard of a side that keeps them in one array `cards`: the pile up to
/// pileCount, its top last; behind it the hand (handCount), the card that came last first; at the end of the room the
/// discard (discardCount), its top first. A drawn card needs not be moved.
template<typename Side>
struct SidePiles {
    using CardNo = std::remove_extent_t<decltype(Side::cards)>;

    static void putUnder(Side& side, CardNo card) {
        CardNo* const end = side.cards + side.pileCount + side.handCount;
        std::copy_backward(side.cards, end, end + 1);
        side.cards[0] = card;
        ++side.pileCount;
    }
    static void putOnTop(Side& side, CardNo card) {
        addToHand(side, card);
        --side.handCount;
        ++side.pileCount;
    }
    static void addToHand(Side& side, CardNo card) {
        CardNo* const first = side.cards + side.pileCount;
        std::copy_backward(first, first + side.handCount, first + side.handCount + 1);
        *first = card;
        ++side.handCount;
    }
    /// Precondition: the card is in the hand.
    static void takeFromHand(Side& side, CardNo card) {
        CardNo* const end = side.cards + side.pileCount + side.handCount;
        CardNo* const found = std::find(side.cards + side.pileCount, end, card);
        std::copy(found + 1, end, found);
        --side.handCount;
    }
    static void addToDiscard(Side& side, CardNo card) {
        ++side.discardCount;
        side.cards[std::size(side.cards) - side.discardCount] = card;
    }
    static void takeFromDiscard(Side& side, std::size_t index) {
        CardNo* const top = side.cards + std::size(side.cards) - side.discardCount;
        std::copy_backward(top, top + index, top + index + 1);
        --side.discardCount;
    }
    /// The top card of the pile becomes the last of the hand. Precondition: the pile is not empty.
    static CardNo draw(Side& side) {
        --side.pileCount;
        ++side.handCount;
        return side.cards[side.pileCount];
    }
};

} // namespace blattwerk::engine
