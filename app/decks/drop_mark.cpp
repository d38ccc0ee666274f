#include "app/decks/drop_mark.h"

#include "app/shell/appearance.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

bool DropMark::hover(const CardDrag& drag, QPoint at) {
    m_answer = m_reader ? m_reader(drag) : DropAnswer();
    m_at = at;
    return m_answer.isAllowed;
}

void DropMark::clear() {
    m_answer = {};
    m_picture = {};
}

void DropMark::paint(QPainter& painter, const QRect& area, const Appearance& appearance) const {
    if (!isShown()) {
        return;
    }
    const ThemeColours& c = appearance.colours();
    const QColor colour = m_answer.isAllowed ? c.legal : c.error;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2, m_answer.isAllowed ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), appearance.tokens().radius.panel,
                            appearance.tokens().radius.panel);
    if (!m_picture.isNull()) {
        painter.drawPixmap(m_at - QPoint(m_picture.width() / 2, m_picture.height() / 3), m_picture);
    }
    const QFont font = appearance.font(appearance.tokens().type.body, true);
    const QFontMetrics metrics(font);
    QRect label(0, 0, metrics.horizontalAdvance(m_answer.label) + 20, metrics.height() + 12);
    label.moveTopLeft(m_at + QPoint(60, 24));
    label.moveRight(std::min(label.right(), area.right() - 6));
    label.moveLeft(std::max(label.left(), area.left() + 6));
    label.moveBottom(std::min(label.bottom(), area.bottom() - 6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(label, appearance.tokens().radius.field, appearance.tokens().radius.field);
    painter.setPen(c.onAccent);
    painter.setFont(font);
    painter.drawText(label, Qt::AlignCenter, m_answer.label);
    painter.restore();
}

} // namespace blattwerk::app
