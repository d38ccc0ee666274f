#pragma once

#include "app/table/table_layout.h"

#include <QSizeF>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Where the places of the rows of a side stand. One row has the middle of the table and large cards; several share the
/// width, side by side, with smaller ones.
class RowPlaces {
public:
    /// Width of a small zone at the right end of a side, with the gap beside it.
    static constexpr double kSmallZone = 62;

    struct Row {
        const ZonePlace* zone = nullptr;
        int slots = 0;
        double left = 0;
        double pitch = 0;
        double width = 0;

        /// Left edge of a place; more cards than there is room for draw together.
        [[nodiscard]] double at(int place, int cards) const {
            return left + std::min(pitch, width / std::max(cards, 1)) * place;
        }
    };

    RowPlaces(const TableLayout& layout, std::string_view phase,
              const std::function<int(const std::string& parameter)>& parameter);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] QSizeF card() const { return m_card; }
    /// Several rows share the width.
    [[nodiscard]] bool areShared() const { return m_rows.size() > 1; }

private:
    std::vector<Row> m_rows;
    QSizeF m_card;
};

} // namespace blattwerk::app
