#include "app/widgets/menu_button.h"

#include "app/shell/appearance.h"

#include <QKeyEvent>
#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 8;
constexpr int kArrow = 18;
} // namespace

MenuButton::MenuButton(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent),
      m_appearance(appearance) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &MenuButton::menuRequested);
    connect(&appearance, &Appearance::changed, this, [this] { updateGeometry(); });
}

QSize MenuButton::sizeHint() const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.small));
    return {metrics.horizontalAdvance(text()) + 2 * kEdge + kArrow,
            m_appearance.px(m_appearance.tokens().size.minTarget)};
}

void MenuButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down) {
        Q_EMIT menuRequested();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void MenuButton::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = m_appearance.tokens().radius.button;
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? c.sunken : c.hover);
        painter.drawRoundedRect(rect(), radius, radius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    }
    painter.setPen(c.ink2);
    painter.setFont(m_appearance.font(m_appearance.tokens().type.small));
    painter.drawText(rect().adjusted(kEdge, 0, -kEdge, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setPen(QPen(c.ink2, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle(width() - kEdge - 5, height() / 2.0 + 0.5);
    painter.drawPolyline(QPolygonF({middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)}));
}

} // namespace blattwerk::app
