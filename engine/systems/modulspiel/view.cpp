#include "engine/systems/modulspiel/game.h"

#include <algorithm>
#include <bitset>

namespace blattwerk::engine::modulspiel {

namespace {

/// Gives every hidden place of a view a card that the viewer has not seen.
class Deal {
public:
    Deal(State& state, const Rules& rules, Rng& rng) : m_s(state), m_r(rules), m_rng(rng) {}

    void deal() {
        lookAround();
        FixedVector<CardNo, kMostCards> unseen[3];
        for (std::size_t card = 0; card < m_r.firstCertificate; ++card) {
            const int owner = m_r.owner(m_s, static_cast<CardNo>(card));
            if (!m_seen.test(card) && owner <= Instance::kMarket) {
                unseen[owner].push_back(static_cast<CardNo>(card));
            }
        }
        for (auto& pool : unseen) {
            m_rng.shuffle(std::span<CardNo>(pool.begin(), pool.size()));
        }
        for (int number = 0; number < 2; ++number) {
            eachPlace(number, [&](CardNo& card) { give(card, unseen[number], number); });
        }
        for (std::size_t i = 0; i < m_s.marketCount; ++i) {
            give(m_s.market[i], unseen[Instance::kMarket], Instance::kMarket);
        }
    }

private:
    /// Calls visit(card) for every place of a side whose card may be hidden.
    template<typename Visit>
    void eachPlace(int number, Visit visit) {
        SideState& side = m_s.sides[number];
        std::for_each(side.cards, side.cards + side.pileCount + side.handCount, visit);
        std::for_each(side.cards + kSideRoom - side.discardCount, side.cards + kSideRoom, visit);
        for (auto& place : side.top) {
            for (TopCard& card : place) {
                if (card.there()) {
                    visit(card.card);
                }
            }
        }
    }

    void lookAround() {
        const auto see = [&](CardNo card) {
            if (card < kMostCards) {
                m_seen.set(card);
            }
        };
        for (int number = 0; number < 2; ++number) {
            const SideState& side = m_s.sides[number];
            eachPlace(number, see);
            std::for_each(side.reserve, side.reserve + side.reserveCount, see);
            for (std::size_t i = 0; i < side.boughtCount; ++i) {
                see(side.bought[i].card);
            }
            std::for_each(m_s.displays[number].cards, m_s.displays[number].cards + m_s.displays[number].count, see);
        }
        std::for_each(m_s.market + kMostMarket - m_s.marketDiscardCount, m_s.market + kMostMarket, see);
        see(m_s.rewardCard);
        for (CardNo card = 0; card < kMostCards; ++card) {
            if ((m_s.removed[card / 64U] >> (card % 64U) & 1U) != 0) {
                see(card);
            }
        }
    }

    /// More hidden cards than the side owns: only where a stand-in of a goldfish run holds some.
    template<typename Pool>
    void give(CardNo& card, Pool& pool, int owner) {
        if (card != kHidden) {
            return;
        }
        if (!pool.empty()) {
            card = pool[pool.size() - 1];
            pool.pop_back();
            return;
        }
        card = 0;
        while (card + 1U < m_r.firstCertificate && m_r.owner(m_s, card) != owner) {
            ++card;
        }
    }

    State& m_s;
    const Rules& m_r;
    Rng& m_rng;
    std::bitset<kMostCards> m_seen;
};

} // namespace

State ModuleGame::view(const State& state, const Rules& rules, int side) {
    State seen = state;
    seen.rng = Rng(0);
    for (int number = 0; number < 2; ++number) {
        SideState& hidden = seen.sides[number];
        std::fill_n(hidden.cards, hidden.pileCount, kHidden);
        if (number == side) {
            continue;
        }
        std::fill_n(hidden.cards + hidden.pileCount, hidden.handCount, kHidden);
        if (!rules.parameters.discardPublic) {
            for (std::size_t i = 1; i <= hidden.discardCount; ++i) {
                hidden.cards[kSideRoom - i] = kHidden;
            }
        }
        hidden.chosenCount = 0;
        for (auto& place : hidden.top) {
            for (TopCard& card : place) {
                if (card.there() && !card.faceUp && !card.seen) {
                    card.card = kHidden;
                }
            }
        }
    }
    std::fill_n(seen.market, seen.marketCount, kHidden);
    if (seen.play.card != kNoCard && seen.active != side) {
        seen.play.card = kHidden;
    }
    return seen;
}

State ModuleGame::determinize(const State& view, const Rules& rules, int /*viewer*/, Rng& rng) {
    State full = view;
    full.rng = Rng(rng.next());
    Deal(full, rules, rng).deal();
    if (full.play.card == kHidden) { // the one whose effort is being paid: any of the hand
        full.play.card = full.sides[full.active].hand(0);
    }
    return full;
}

} // namespace blattwerk::engine::modulspiel
