#include "app/table/draw_odds.h"

#include <algorithm>

namespace blattwerk::app {

DrawOdds::DrawOdds(const std::vector<std::string>& deck, const TableBoard& board, int seat, const TableLayout& layout)
    : m_unseen(deck) {
    const BoardSide& side = board.sides[size_t(seat)];
    const auto& pile = side.zone(layout.drawPile);
    const auto& then = side.zone(layout.drawThen);
    if (pile.empty()) {
        // The next draw makes a new pile of the open one.
        m_unseen.clear();
        for (const BoardCard& card : then) {
            m_unseen.push_back(card.key);
        }
        return;
    }
    const auto seen = [this](const BoardCard& card) {
        const auto it = std::ranges::find(m_unseen, card.key);
        if (!card.hidden && it != m_unseen.end()) {
            m_unseen.erase(it);
        }
    };
    for (const auto& [path, cards] : side.zones) {
        if (path == layout.drawPile) {
            continue;
        }
        for (const BoardCard& card : cards) {
            seen(card);
            for (const BoardCard& attached : card.attached) {
                seen(attached);
            }
        }
    }
    if (board.shared && board.sharedOwner == seat) {
        seen(*board.shared);
    }
    // A hand that does not lie open to the viewer stays among the unseen cards; the pile is a random part of them.
}

double DrawOdds::atLeastOne(int wanted, int draws) const {
    const int all = int(m_unseen.size());
    if (all == 0 || wanted <= 0) {
        return 0.0;
    }
    double none = 1.0;
    for (int i = 0; i < std::min(draws, all); ++i) {
        none *= std::max(0.0, double(all - wanted - i)) / double(all - i);
    }
    return 1.0 - none;
}

double DrawOdds::card(std::string_view key, int draws) const {
    return atLeastOne(copies(key), draws);
}

int DrawOdds::copies(std::string_view key) const {
    return int(std::ranges::count(m_unseen, key));
}

} // namespace blattwerk::app
