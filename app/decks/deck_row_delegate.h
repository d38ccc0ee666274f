#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// Paints a deck of the list: gem, name, number of cards, and its worst findings with icon and number.
class DeckRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit DeckRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    /// The row that cards hang over; -1 for none.
    void setDropRow(int row) { m_dropRow = row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
    int m_dropRow = -1;
};

} // namespace blattwerk::app
