#pragma once

#include "app/table/table_board.h"

#include <string>
#include <vector>

namespace blattwerk::app {

/// What the next draws of a side may bring, from what that side can know: its list of cards without those that lie
/// open to it. Exact (hypergeometric), not sampled.
class DrawOdds {
public:
    /// `deck` is the side's whole list of cards by key.
    DrawOdds(const std::vector<std::string>& deck, const TableBoard& board, int seat, const TableLayout& layout);

    /// Cards that may come; empty if nothing is left to draw.
    [[nodiscard]] const std::vector<std::string>& unseen() const { return m_unseen; }
    /// Chance that at least one of `draws` cards is among `wanted`.
    [[nodiscard]] double atLeastOne(int wanted, int draws) const;
    /// Chance of that card within so many draws.
    [[nodiscard]] double card(std::string_view key, int draws) const;
    /// Copies of that card that may come.
    [[nodiscard]] int copies(std::string_view key) const;

private:
    std::vector<std::string> m_unseen;
};

} // namespace blattwerk::app
