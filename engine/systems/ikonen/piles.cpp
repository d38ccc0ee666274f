#include "engine/systems/ikonen/game.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

void Piles::putUnder(SideState& side, CardNo card) {
    CardNo* const end = side.cards + side.pileCount + side.handCount;
    std::copy_backward(side.cards, end, end + 1);
    side.cards[0] = card;
    ++side.pileCount;
}

void Piles::addToHand(SideState& side, CardNo card) {
    CardNo* const first = side.cards + side.pileCount;
    std::copy_backward(first, first + side.handCount, first + side.handCount + 1);
    *first = card;
    ++side.handCount;
}

void Piles::takeFromHand(SideState& side, CardNo card) {
    CardNo* const end = side.cards + side.pileCount + side.handCount;
    CardNo* const found = std::find(side.cards + side.pileCount, end, card);
    std::copy(found + 1, end, found);
    --side.handCount;
}

void Piles::addToDiscard(SideState& side, CardNo card) {
    ++side.discardCount;
    side.cards[kPiles - side.discardCount] = card;
}

void Piles::takeFromDiscard(SideState& side, std::size_t index) {
    CardNo* const top = side.cards + kPiles - side.discardCount;
    std::copy_backward(top, top + index, top + index + 1);
    --side.discardCount;
}

CardNo Piles::draw(SideState& side) {
    --side.pileCount;
    ++side.handCount;
    return side.cards[side.pileCount];
}

} // namespace blattwerk::engine::ikonen
