#include "app/shell/appearance.h"
#include "app/shell/style.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

// What the shapes of the style look like; style.cpp says where they stand.
namespace blattwerk::app {

namespace {

QColor mix(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

/// The scroll area that a bar belongs to; Qt puts a container between them.
const QAbstractScrollArea* areaOf(const QWidget* bar) {
    const QWidget* holder = bar ? bar->parentWidget() : nullptr;
    return holder ? qobject_cast<const QAbstractScrollArea*>(holder->parentWidget()) : nullptr;
}

/// Fields and quiet columns have a ground of their own below the bar.
bool showsGroundThrough(const QWidget* bar) {
    const QAbstractScrollArea* area = areaOf(bar);
    return area && (area->property("field").toBool() || !area->viewport()->autoFillBackground());
}

} // namespace

void Style::drawField(const QRect& rect, bool focused, bool enabled, QPainter* painter) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double width = focused ? m_appearance.tokens().stroke.focus : m_appearance.tokens().stroke.hairline;
    const QRectF box = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter->setPen(QPen(focused ? m_appearance.accentColour() : enabled ? c.line2 : c.line, width));
    painter->setBrush(enabled ? c.surface : c.window);
    painter->drawRoundedRect(box, m_appearance.tokens().radius.field, m_appearance.tokens().radius.field);
    painter->restore();
}

void Style::drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool pressed = option->state & (State_Sunken | State_On);
    const bool hover = option->state.testFlag(State_MouseOver);
    const bool primary = widget && widget->property("primary").toBool() && enabled;
    QColor ground = primary ? m_appearance.accentColour() : c.surface;
    if (pressed) {
        ground = primary                            ? mix(ground, c.ink, 0.12)
                 : option->state.testFlag(State_On) ? m_appearance.accentWash()
                                                    : c.sunken;
    } else if (hover && enabled) {
        ground = primary ? mix(ground, c.ink, 0.06) : c.hover;
    } else if (!enabled) {
        ground = c.window;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(primary ? QPen(ground) : QPen(enabled ? c.line2 : c.line));
    painter->setBrush(ground);
    const double radius = m_appearance.tokens().radius.button;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
}

void Style::drawIndicator(const QStyleOption* option, QPainter* painter, bool round) const {
    const ThemeColours& c = m_appearance.colours();
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool on = option->state.testFlag(State_On);
    const bool partly = option->state.testFlag(State_NoChange);
    const QColor accent = enabled ? m_appearance.accentColour() : c.line2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option->rect).adjusted(1.5, 1.5, -1.5, -1.5);
    painter->setPen(QPen(on || partly ? accent : c.line2, 1.2));
    painter->setBrush((on || partly) && !round ? accent : c.surface);
    if (round) {
        painter->drawEllipse(box);
        if (on) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(accent);
            painter->drawEllipse(box.center(), box.width() * 0.28, box.width() * 0.28);
        }
    } else {
        painter->drawRoundedRect(box, 3, 3);
        painter->setPen(QPen(c.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (on) {
            const QPointF a = box.topLeft() + QPointF(box.width() * 0.24, box.height() * 0.52);
            const QPointF b = box.topLeft() + QPointF(box.width() * 0.43, box.height() * 0.72);
            const QPointF d = box.topLeft() + QPointF(box.width() * 0.78, box.height() * 0.3);
            painter->drawPolyline(QPolygonF({a, b, d}));
        } else if (partly) {
            painter->drawLine(QPointF(box.left() + 4, box.center().y()), QPointF(box.right() - 4, box.center().y()));
        }
    }
    painter->restore();
}

void Style::drawChevron(const QRect& rect, bool up, const QColor& colour, QPainter* painter) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF centre = QRectF(rect).center();
    const double h = up ? 2.0 : -2.0;
    painter->drawPolyline(QPolygonF({centre + QPointF(-4, h), centre + QPointF(0, -h), centre + QPointF(4, h)}));
    painter->restore();
}

void Style::drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter) const {
    const ThemeColours& c = m_appearance.colours();
    const bool open = item.state & (State_Selected | State_Sunken);
    painter->save();
    painter->fillRect(item.rect, c.window);
    if (open) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(c.hover);
        const double radius = m_appearance.tokens().radius.button;
        painter->drawRoundedRect(QRectF(item.rect).adjusted(1, 2, -1, -2), radius, radius);
    }
    painter->setPen(open ? c.ink : c.ink2);
    painter->drawText(item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item.text);
    painter->restore();
}

void Style::drawProgress(const QStyleOptionProgressBar& bar, QPainter* painter) const {
    const ThemeColours& c = m_appearance.colours();
    const QRectF track(bar.rect);
    const double radius = std::min(track.width(), track.height()) / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(c.line);
    painter->drawRoundedRect(track, radius, radius);
    painter->setBrush(m_appearance.accentColour());
    const int range = bar.maximum - bar.minimum;
    const double share = range > 0 ? std::clamp(double(bar.progress - bar.minimum) / range, 0.0, 1.0) : 0;
    if (share > 0) {
        // What has begun is seen, however little it is.
        const double done = std::max(2 * radius, track.width() * share);
        const bool fromRight = bar.direction == Qt::RightToLeft;
        painter->drawRoundedRect(
            QRectF(fromRight ? track.right() - done : track.left(), track.top(), done, track.height()), radius, radius);
    }
    painter->restore();
}

void Style::drawSlider(const QStyleOptionSlider& slider, QPainter* painter, const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    const bool enabled = slider.state.testFlag(State_Enabled);
    const bool flat = slider.orientation == Qt::Horizontal;
    const QRectF box(slider.rect);
    const QPointF handle = QRectF(subControlRect(CC_Slider, &slider, SC_SliderHandle, widget)).center();
    const QColor colour = enabled ? m_appearance.accentColour() : c.line2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(c.line2, 2, Qt::SolidLine, Qt::RoundCap));
    const QPointF middle = box.center();
    if (flat) {
        painter->drawLine(QPointF(box.left() + 3, middle.y()), QPointF(box.right() - 3, middle.y()));
    } else {
        painter->drawLine(QPointF(middle.x(), box.top() + 3), QPointF(middle.x(), box.bottom() - 3));
    }
    painter->setPen(QPen(c.surface, 1.5));
    painter->setBrush(colour);
    painter->drawEllipse(flat ? QPointF(handle.x(), middle.y()) : QPointF(middle.x(), handle.y()), 6.5, 6.5);
    if (slider.state.testFlag(State_HasFocus) && slider.state.testFlag(State_KeyboardFocusChange)) {
        painter->setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), m_appearance.tokens().radius.button,
                                 m_appearance.tokens().radius.button);
    }
    painter->restore();
}

void Style::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    const QRect thumb = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    painter->save();
    if (!showsGroundThrough(widget)) {
        painter->fillRect(option->rect, widget && widget->parentWidget()
                                            ? widget->parentWidget()->palette().color(QPalette::Base)
                                            : c.surface);
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option->state & (State_MouseOver | State_Sunken) ? c.line2 : mix(c.line2, c.surface, 0.45));
    const bool upright = !option->state.testFlag(State_Horizontal);
    const QRectF bar = QRectF(thumb).adjusted(upright ? 3 : 1, upright ? 1 : 3, upright ? -3 : -1, upright ? -1 : -3);
    painter->drawRoundedRect(bar, 3, 3);
    painter->restore();
}

} // namespace blattwerk::app
