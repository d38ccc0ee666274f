#include "app/widgets/flat_header.h"

#include "app/shell/appearance.h"

#include <QPainter>
#include <QStyle>

namespace blattwerk::app {

namespace {
constexpr int kArrow = 12;
} // namespace

FlatHeader::FlatHeader(const Appearance& appearance, Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent),
      m_appearance(appearance) {
    setSectionsClickable(true);
    setHighlightSections(false);
    connect(&appearance, &Appearance::changed, this, &FlatHeader::restyle);
    restyle();
}

void FlatHeader::restyle() {
    setFont(m_appearance.font(m_appearance.tokens().type.label, true));
    viewport()->update();
    updateGeometry();
}

void FlatHeader::alignWithPlainCells() {
    m_edge = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    m_firstEdge = m_edge;
}

QSize FlatHeader::sizeHint() const {
    return {QHeaderView::sizeHint().width(), m_appearance.px(m_appearance.tokens().size.rowNormal)};
}

QSize FlatHeader::sectionSizeFromContents(int logicalIndex) const {
    const QString text = model()->headerData(logicalIndex, orientation(), Qt::DisplayRole).toString();
    return {fontMetrics().horizontalAdvance(text) + 2 * m_edge + kArrow, sizeHint().height()};
}

void FlatHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    const bool hovered = rect.contains(viewport()->mapFromGlobal(QCursor::pos())) && viewport()->underMouse();
    painter->fillRect(rect, hovered ? c.hover : c.surface);
    const QString text = model()->headerData(logicalIndex, orientation(), Qt::DisplayRole).toString();
    const auto alignment =
        model()->headerData(logicalIndex, orientation(), Qt::TextAlignmentRole).value<Qt::Alignment>();
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex && !text.isEmpty();
    painter->setFont(font());
    painter->setPen(c.ink2);
    QRect box = rect.adjusted(visualIndex(logicalIndex) == 0 ? m_firstEdge : m_edge, 0, -m_edge, 0);
    const bool right = alignment.testFlag(Qt::AlignRight);
    const int width = qMin(fontMetrics().horizontalAdvance(text), box.width());
    painter->drawText(box, int(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft)),
                      fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
    if (sorted) {
        const bool down = sortIndicatorOrder() == Qt::DescendingOrder;
        const double x = right ? box.right() - width - 8 : box.left() + width + 8;
        const double y = rect.center().y() + 0.5;
        const double h = down ? -2.0 : 2.0;
        if (x > rect.left() + 2 && x < rect.right() - 2) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(m_appearance.accentColour(), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->drawPolyline(QPolygonF({QPointF(x - 3, y + h), QPointF(x, y - h), QPointF(x + 3, y + h)}));
        }
    }
    painter->restore();
}

void FlatHeader::paintEvent(QPaintEvent* event) {
    QPainter ground(viewport());
    ground.fillRect(viewport()->rect(), m_appearance.colours().surface);
    ground.end();
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(m_appearance.colours().line2);
    if (orientation() == Qt::Horizontal) {
        painter.drawLine(0, height() - 1, width(), height() - 1);
    }
}

} // namespace blattwerk::app
