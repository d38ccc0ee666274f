#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// Gem, name and copies of a card; a second line says what would look wrong in print.
class PrintRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit PrintRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
};

} // namespace blattwerk::app
