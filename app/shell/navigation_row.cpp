#include "app/shell/navigation_row.h"

#include "app/shell/appearance.h"

#include <QPainter>

namespace blattwerk::app {

NavigationRow::NavigationRow(const Appearance& appearance, const QString& icon, QWidget* parent)
    : QAbstractButton(parent),
      m_appearance(appearance),
      m_icon(icon) {
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NavigationRow::setShortcutText(const QString& text) {
    m_shortcutText = text;
    update();
}

QSize NavigationRow::sizeHint() const {
    return {m_appearance.px(m_appearance.tokens().size.navWidth), m_appearance.px(m_appearance.tokens().size.navRow)};
}

void NavigationRow::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect box = rect().adjusted(0, 1, 0, -1);
    painter.setPen(Qt::NoPen);
    if (isChecked() || underMouse()) {
        painter.setBrush(isChecked() ? c.surface : c.hover);
        painter.drawRoundedRect(box, m_appearance.tokens().radius.button, m_appearance.tokens().radius.button);
    }
    if (isChecked()) {
        painter.setBrush(m_appearance.accentColour());
        painter.drawRoundedRect(QRectF(box.left(), box.center().y() - 7, 3, 15), 1.5, 1.5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), m_appearance.tokens().radius.button,
                                m_appearance.tokens().radius.button);
    }
    const int icon = m_appearance.px(m_appearance.tokens().size.icon);
    const QPixmap pixmap =
        m_appearance.iconPixmap(m_icon, isChecked() ? m_appearance.accentColour() : c.ink2, icon, devicePixelRatioF());
    painter.drawPixmap(QPoint(10, (height() - icon) / 2), pixmap);
    const int left = 10 + icon + 8;
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body, isChecked()));
    painter.setPen(c.ink);
    painter.drawText(rect().adjusted(left, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(m_appearance.font(m_appearance.tokens().type.caption));
    painter.setPen(c.ink3);
    painter.drawText(rect().adjusted(left, 0, -10, 0), Qt::AlignVCenter | Qt::AlignRight, m_shortcutText);
}

} // namespace blattwerk::app
