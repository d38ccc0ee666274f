#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// A cell of the overview: a pairing in two lines with a flag at the winner, or a figure of the standings.
class OverviewDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit OverviewDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPairing(QPainter& painter, const QRect& box, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace blattwerk::app
