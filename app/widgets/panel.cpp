#include "app/widgets/panel.h"

#include "app/shell/appearance.h"

#include <QPainter>

namespace blattwerk::app {

Panel::Panel(const Appearance& appearance, QWidget* parent) : QFrame(parent), m_appearance(appearance) {
    const int inside = appearance.tokens().space.panel;
    setContentsMargins(inside, inside, inside, inside);
}

void Panel::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.line);
    painter.setBrush(c.surface);
    const double radius = m_appearance.tokens().radius.panel;
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

Ground::Ground(const Appearance& appearance, Kind kind, Qt::Edges lines, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_kind(kind),
      m_lines(lines) {}

void Ground::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    switch (m_kind) {
    case Kind::Window:
        painter.fillRect(rect(), c.window);
        break;
    case Kind::Surface:
        painter.fillRect(rect(), c.surface);
        break;
    case Kind::Sunken:
        painter.fillRect(rect(), c.sunken);
        break;
    case Kind::Table:
        painter.fillRect(rect(), c.table);
        break;
    }
    painter.setPen(c.line);
    if (m_lines.testFlag(Qt::LeftEdge)) {
        painter.drawLine(0, 0, 0, height());
    }
    if (m_lines.testFlag(Qt::RightEdge)) {
        painter.drawLine(width() - 1, 0, width() - 1, height());
    }
    if (m_lines.testFlag(Qt::TopEdge)) {
        painter.drawLine(0, 0, width(), 0);
    }
    if (m_lines.testFlag(Qt::BottomEdge)) {
        painter.drawLine(0, height() - 1, width(), height() - 1);
    }
}

} // namespace blattwerk::app
