#pragma once

#include "engine/systems/heldenhain/game.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// Full positions that agree with what one side sees, one after another; what is the same for all of them is found
/// once. Works without allocation.
template<class L>
class Deals {
public:
    using State = heldenhain::State<L>;

    void begin(const State& view, const Rules& rules, Rng& rng) {
        m_view = view;
        State full = view;
        Duel<L>::fillHidden(full, rules, rng, L::kDeck);
        for (int owner = 0; owner < 2; ++owner) {
            const SideState<L>& seen = view.sides[owner];
            m_places[owner].clear();
            m_cards[owner].clear();
            // The hand, then the pile from its top down: the order in which cards come to light.
            for (std::size_t i = std::size_t{seen.pileCount} + seen.handCount; i-- > 0;) {
                if (seen.cards[i] == State::kHidden) {
                    m_places[owner].push_back(static_cast<typename L::Count>(i));
                    m_cards[owner].push_back(full.sides[owner].cards[i]);
                }
            }
        }
    }

    /// Of each side the first `drawn` hidden cards lie by chance.
    void deal(State& state, Rng& rng, std::size_t drawn) {
        state = m_view;
        state.rng = Rng(rng.next());
        for (int owner = 0; owner < 2; ++owner) {
            auto& cards = m_cards[owner];
            const std::size_t count = cards.size();
            for (std::size_t i = 0; i < std::min(drawn, count); ++i) {
                const std::size_t other = i + rng.below(static_cast<std::uint32_t>(count - i));
                std::swap(cards[i], cards[other]);
            }
            for (std::size_t i = 0; i < count; ++i) {
                state.sides[owner].cards[m_places[owner][i]] = cards[i];
            }
        }
    }

private:
    State m_view;
    FixedVector<typename L::Count, L::kDeck> m_places[2];
    FixedVector<typename L::Card, L::kDeck> m_cards[2];
};

} // namespace blattwerk::engine::heldenhain
