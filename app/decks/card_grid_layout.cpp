#include "app/decks/card_grid_layout.h"

#include <algorithm>
#include <cstdlib>

namespace blattwerk::app {

void CardGridLayout::arrange(const std::vector<QString>& groups, int width, const Measures& measures) {
    m_cells.clear();
    m_groups.clear();
    const int room = std::max(width - 2 * measures.margin, measures.cell.width());
    m_columns = std::max(1, (room + measures.gap) / (measures.cell.width() + measures.gap));
    // What is left of the width goes between the columns, so that both edges stay straight.
    const int between =
        m_columns < 2 ? 0 : std::min((room - m_columns * measures.cell.width()) / (m_columns - 1), 2 * measures.gap);
    int y = measures.head > 0 ? 0 : measures.margin / 2;
    int column = 0;
    for (size_t i = 0; i < groups.size(); ++i) {
        const bool starts = i == 0 || (measures.head > 0 && groups[i] != groups[i - 1]);
        if (starts) {
            if (i > 0) {
                y += measures.cell.height() + measures.gap;
            }
            m_groups.push_back({groups[i], int(i), 0, QRect(measures.margin, y, room, measures.head)});
            y += measures.head;
            column = 0;
        } else if (column == m_columns) {
            y += measures.cell.height() + measures.gap;
            column = 0;
        }
        ++m_groups.back().count;
        m_cells.emplace_back(QPoint(measures.margin + column * (measures.cell.width() + between), y), measures.cell);
        ++column;
    }
    m_height = m_cells.empty() ? 0 : y + measures.cell.height() + measures.margin / 2;
}

QRect CardGridLayout::cell(int item) const {
    return item >= 0 && item < count() ? m_cells[size_t(item)] : QRect();
}

int CardGridLayout::itemAt(QPoint point) const {
    const auto it = std::ranges::find_if(m_cells, [point](const QRect& cell) { return cell.contains(point); });
    return it == m_cells.end() ? -1 : int(it - m_cells.begin());
}

int CardGridLayout::neighbour(int item, int step) const {
    if (item < 0 || item >= count()) {
        return m_cells.empty() ? -1 : 0;
    }
    const QRect from = cell(item);
    int row = from.top();
    int best = item;
    int distance = 0;
    for (int i = item + step; i >= 0 && i < count(); i += step) {
        const QRect to = cell(i);
        if (to.top() == from.top()) {
            continue;
        }
        if (best == item) {
            row = to.top();
        } else if (to.top() != row) {
            break;
        }
        const int away = std::abs(to.left() - from.left());
        if (best == item || away < distance) {
            best = i;
            distance = away;
        }
    }
    return best;
}

} // namespace blattwerk::app
