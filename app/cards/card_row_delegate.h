#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// Paints the rows of the card table from the tokens: wash and bar of the selection, hover of the whole row, the worst
/// finding as an icon, heads of groups.
class CardRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CardRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void setHoveredRow(int row) { m_hovered = row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const Appearance& m_appearance;
    int m_hovered = -1;
};

} // namespace blattwerk::app
