#pragma once

#include "engine/systems/heldenhain/state.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <span>

namespace blattwerk::engine::heldenhain {

/// Moves cards between the draw pile, the hand and the Ablage of one side, which share one array (see SideState).
template<class L>
struct Piles {
    using Card = typename L::Card;
    using Side = SideState<L>;
    using Count = typename L::Count;

    static void drawTop(Side& side) {
        --side.pileCount;
        ++side.handCount;
    }

    static void addToHand(Side& side, Card card) {
        Card* begin = side.cards + side.pileCount;
        std::memmove(begin + 1, begin, side.handCount * sizeof(Card));
        *begin = card;
        ++side.handCount;
    }

    [[nodiscard]] static bool inHand(const Side& side, std::size_t card) {
        for (std::size_t i = side.pileCount; i < std::size_t{side.pileCount} + side.handCount; ++i) {
            if (side.cards[i] == card) {
                return true;
            }
        }
        return false;
    }

    /// Takes the oldest copy. Precondition: it is in the hand.
    static void removeFromHand(Side& side, Card card) {
        assert(inHand(side, card));
        if (sizeof(Card) == 1 && side.handCount <= sizeof(std::uint64_t)) {
            removeFromWord(side, static_cast<std::uint8_t>(card));
            --side.handCount;
            return;
        }
        // One pass from the oldest card on, in which each takes the place of the one before it until the card is found:
        // searching and moving in two passes costs a guess and a call more.
        Card older = 0;
        bool found = false;
        for (std::size_t i = std::size_t{side.pileCount} + side.handCount; i-- > side.pileCount;) {
            const Card here = side.cards[i];
            side.cards[i] = found ? here : older;
            found = found | (here == card);
            older = here;
        }
        --side.handCount;
    }

    static void pushDiscard(Side& side, Card card) {
        ++side.discardCount;
        side.cards[L::kDeck - side.discardCount] = card;
    }

    /// A hand of up to eight cards of a byte is one word. What lies behind its new end counts no more.
    static void removeFromWord(Side& side, std::uint8_t card) {
        static_assert(std::endian::native == std::endian::little);
        constexpr std::uint64_t kLow = 0x7F7F7F7F7F7F7F7FU;
        constexpr std::uint64_t kOnes = 0x0101010101010101U;
        const std::size_t first = std::min<std::size_t>(side.pileCount, L::kDeck - sizeof(std::uint64_t));
        std::uint64_t word = 0;
        std::memcpy(&word, side.cards + first, sizeof(word));
        const std::uint64_t hand = ~std::uint64_t{0} >> (64U - 8U * side.handCount) << (8U * (side.pileCount - first));
        const std::uint64_t other = word ^ kOnes * card;
        const std::uint64_t same = ~(((other & kLow) + kLow) | other | kLow) & hand; // the highest bit of each copy
        const auto at = static_cast<unsigned>(63 - std::countl_zero(same)) & ~7U;
        const std::uint64_t moved = hand & ~((std::uint64_t{1} << at) - 1U);
        word = (word & ~moved) | (word >> 8U & moved);
        std::memcpy(side.cards + first, &word, sizeof(word));
    }

    /// Takes the topmost copy. Precondition: it is in the Ablage.
    static void removeFromDiscard(Side& side, Card card) {
        const std::size_t begin = L::kDeck - side.discardCount;
        std::size_t i = begin;
        while (side.cards[i] != card) {
            ++i;
            assert(i < L::kDeck);
        }
        std::memmove(side.cards + begin + 1, side.cards + begin, (i - begin) * sizeof(Card));
        --side.discardCount;
    }

    /// Puts the Ablage, shuffled, under the draw pile (HEL-R119).
    static void refill(Side& side, Rng& rng) {
        Card fresh[L::kDeck];
        const std::size_t count = side.discardCount;
        std::memcpy(fresh, side.cards + L::kDeck - count, count * sizeof(Card));
        rng.shuffle(std::span<Card>(fresh, count));
        side.discardCount = 0;
        std::memmove(side.cards + count, side.cards, (std::size_t{side.pileCount} + side.handCount) * sizeof(Card));
        std::memcpy(side.cards, fresh, count * sizeof(Card));
        side.pileCount = static_cast<Count>(side.pileCount + count);
    }

    /// Takes the card at that place from the top out of the pile. Precondition: the pile has it.
    static Card takeFromPile(Side& side, std::size_t fromTop) {
        const std::size_t i = side.pileCount - 1U - fromTop;
        const Card card = side.cards[i];
        const std::size_t end = std::size_t{side.pileCount} + side.handCount;
        std::memmove(side.cards + i, side.cards + i + 1, (end - i - 1) * sizeof(Card));
        --side.pileCount;
        return card;
    }

    static void putUnder(Side& side, Card card) {
        std::memmove(side.cards + 1, side.cards, (std::size_t{side.pileCount} + side.handCount) * sizeof(Card));
        side.cards[0] = card;
        ++side.pileCount;
    }
};

} // namespace blattwerk::engine::heldenhain
