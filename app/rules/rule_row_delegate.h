#pragma once

#include <QStyledItemDelegate>

namespace blattwerk::app {

class Appearance;

/// Paints a hit: section path and number above, title below with the found words marked; headings in bold.
class RuleRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit RuleRowDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void layOut(class QTextLayout& layout, const QModelIndex& index, int width) const;

    const Appearance& m_appearance;
};

} // namespace blattwerk::app
