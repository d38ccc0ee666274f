#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// Paints the lines of the timeline: time, gem, what and how, number; days as captions between them.
class TimelineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit TimelineDelegate(const Appearance& appearance, QObject* parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
};

} // namespace blattwerk::app
