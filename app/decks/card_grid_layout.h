#pragma once

#include <QRect>
#include <QSize>
#include <QString>

#include <vector>

namespace blattwerk::app {

/// Where faces and heads of groups stand in a grid of a given width.
class CardGridLayout {
public:
    struct Group {
        QString title;
        int first = 0;
        int count = 0;
        QRect head;
    };

    struct Measures {
        QSize cell;
        int margin = 0;
        int gap = 0;
        /// Height of the heads of groups; 0 for none.
        int head = 0;
    };

    /// `groups` names the group of every item; equal neighbours form one.
    void arrange(const std::vector<QString>& groups, int width, const Measures& measures);

    [[nodiscard]] QRect cell(int item) const;
    /// The item at that point, -1 for none.
    [[nodiscard]] int itemAt(QPoint point) const;
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] int count() const { return int(m_cells.size()); }
    /// The item that lies nearest in the row above or below (`step` -1 or 1); the item itself at the ends.
    [[nodiscard]] int neighbour(int item, int step) const;

private:
    std::vector<QRect> m_cells;
    std::vector<Group> m_groups;
    int m_columns = 1;
    int m_height = 0;
};

} // namespace blattwerk::app
