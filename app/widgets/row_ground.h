#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace blattwerk::app {

class Appearance;

/// How a row of a list or table looks behind its text.
struct RowGround {
    bool isHovered = false;
    /// The bar in the accent at the left end of a chosen row: in its first column.
    bool hasBar = true;
    /// The hairline below, between the rows of a table.
    bool hasLine = true;
};

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option, const Appearance& appearance,
                    const RowGround& ground);

} // namespace blattwerk::app
