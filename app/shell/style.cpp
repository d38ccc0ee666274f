#include "app/shell/style.h"

#include "app/shell/appearance.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace blattwerk::app {

namespace {

QColor mix(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

/// With Qt's own two pixels and the frame as far in as the text of spin and combo boxes.
constexpr int kFieldMargin = 5;

/// A line edit inside a spin box or combo box is framed by its owner.
bool isInner(const QWidget* widget) {
    return widget && (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) ||
                      qobject_cast<const QComboBox*>(widget->parentWidget()));
}

/// A scroll bar inside the frame of a field of several lines.
bool isInField(const QWidget* widget) {
    const QWidget* around = qobject_cast<const QScrollBar*>(widget) ? widget->parentWidget() : nullptr;
    const QWidget* area = around ? around->parentWidget() : nullptr;
    return area && area->property("field").toBool();
}

} // namespace

Style::Style(const Appearance& appearance)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))),
      m_appearance(appearance) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget)) {
        widget->setAttribute(Qt::WA_Hover);
    }
    if (isInField(widget)) {
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // the frame of the field shows through
    }
    // Text begins as far from the frame as in the other fields; a field with an icon has its distance from that.
    if (auto* line = qobject_cast<QLineEdit*>(widget);
        line && !isInner(line) && line->actions().isEmpty() && line->textMargins().isNull()) {
        line->setTextMargins(kFieldMargin, 0, kFieldMargin, 0);
    }
}

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

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    switch (element) {
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (!isInner(widget)) {
            drawField(option->rect, option->state.testFlag(State_HasFocus), option->state.testFlag(State_Enabled),
                      painter);
        }
        return;
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        if (element == PE_PanelButtonTool && !(option->state & (State_MouseOver | State_Sunken | State_On))) {
            return;
        }
        drawButton(option, painter, widget);
        return;
    case PE_FrameFocusRect: {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (qobject_cast<const QAbstractItemView*>(widget)) {
            return; // delegates paint the current row
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter->setBrush(Qt::NoBrush);
        const QRect ring = button ? widget->rect() : option->rect;
        painter->drawRoundedRect(QRectF(ring).adjusted(1, 1, -1, -1), m_appearance.tokens().radius.button,
                                 m_appearance.tokens().radius.button);
        painter->restore();
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawIndicator(option, painter, false);
        return;
    case PE_IndicatorRadioButton:
        drawIndicator(option, painter, true);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, c.raised);
        painter->setPen(c.line2);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_FrameMenu:
        painter->setPen(c.line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelMenu:
        painter->fillRect(option->rect, c.raised);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, c.window);
        painter->setPen(c.line);
        painter->drawLine(option->rect.topLeft(), option->rect.topRight());
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
        drawChevron(option->rect, element == PE_IndicatorArrowUp,
                    option->state.testFlag(State_Enabled) ? c.ink2 : c.ink3, painter);
        return;
    case PE_Frame:
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
            area && widget->property("field").toBool()) {
            drawField(option->rect, area->hasFocus(), area->isEnabled(), painter);
        }
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    if (element == CE_PushButtonLabel && widget && widget->property("primary").toBool() && widget->isEnabled()) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy(*button);
            copy.palette.setColor(QPalette::ButtonText, c.onAccent);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
    }
    if (element == CE_MenuBarEmptyArea) {
        painter->fillRect(option->rect, c.window);
        return;
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option); item && element == CE_MenuBarItem) {
        drawMenuBarItem(*item, painter);
        return;
    }
    if (element == CE_Splitter) {
        const bool upright = option->state.testFlag(State_Horizontal);
        const QPoint centre = option->rect.center();
        painter->setPen(c.line);
        if (upright) {
            painter->drawLine(centre.x(), option->rect.top(), centre.x(), option->rect.bottom());
        } else {
            painter->drawLine(option->rect.left(), centre.y(), option->rect.right(), centre.y());
        }
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    const QRect thumb = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    painter->save();
    if (!isInField(widget)) {
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

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    const ThemeColours& c = m_appearance.colours();
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool focused = option->state.testFlag(State_HasFocus);
    switch (control) {
    case CC_ScrollBar:
        drawScrollBar(option, painter, widget);
        return;
    case CC_SpinBox: {
        drawField(option->rect, focused, enabled, painter);
        const QColor arrow = enabled ? c.ink2 : c.ink3;
        drawChevron(subControlRect(control, option, SC_SpinBoxUp, widget).translated(0, 2), true, arrow, painter);
        drawChevron(subControlRect(control, option, SC_SpinBoxDown, widget).translated(0, -2), false, arrow, painter);
        return;
    }
    case CC_ComboBox: {
        const auto* combo = qobject_cast<const QComboBox*>(widget);
        if (!combo || combo->hasFrame()) {
            drawField(option->rect, focused, enabled, painter);
        }
        drawChevron(subControlRect(control, option, SC_ComboBoxArrow, widget), false, enabled ? c.ink2 : c.ink3,
                    painter);
        return;
    }
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.setHeight(m_appearance.px(m_appearance.tokens().size.button));
        result.rwidth() += 8;
        break;
    case CT_ComboBox:
        result.rwidth() += 16; // the chevron needs more room than Fusion's arrow
        [[fallthrough]];
    case CT_LineEdit:
        result.setHeight(m_appearance.px(m_appearance.tokens().size.field));
        break;
    case CT_SpinBox:
        // Fusion reckons with narrower arrows than subControlRect gives them.
        result.setWidth(std::max(result.width(), size.width() + 40));
        result.setHeight(m_appearance.px(m_appearance.tokens().size.field));
        break;
    case CT_MenuBarItem:
        result.setHeight(std::max(result.height(), m_appearance.px(26)));
        break;
    case CT_MenuItem:
        if (result.height() > 8) {
            result.setHeight(std::max(result.height(), m_appearance.px(26)));
        }
        break;
    default:
        break;
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    const QRect box = option->rect;
    const int arrow = 20;
    if (control == CC_SpinBox) {
        switch (part) {
        case SC_SpinBoxUp:
            return {box.right() - arrow, box.top() + 1, arrow, box.height() / 2 - 1};
        case SC_SpinBoxDown:
            return {box.right() - arrow, box.top() + box.height() / 2, arrow, box.height() / 2 - 1};
        case SC_SpinBoxEditField:
            return box.adjusted(8, 2, -arrow - 2, -2);
        default:
            return box;
        }
    }
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxArrow) {
            return {box.right() - arrow - 2, box.top(), arrow, box.height()};
        }
        if (part == SC_ComboBoxEditField) {
            return box.adjusted(8, 2, -arrow - 4, -2);
        }
    }
    if (control == CC_ScrollBar && part != SC_ScrollBarSlider && part != SC_ScrollBarGroove) {
        const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
        return part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine ? QRect(rect.topLeft(), QSize(0, 0)) : rect;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return m_appearance.px(16);
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_SplitterWidth:
        return 1; // Qt widens the part that can be taken hold of
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
        return m_appearance.px(m_appearance.tokens().size.icon);
    case PM_SmallIconSize:
        return m_appearance.px(m_appearance.tokens().size.iconSmall);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const {
    switch (hint) {
    case SH_ToolTip_WakeUpDelay:
        return 500;
    case SH_ComboBox_Popup:
        return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace blattwerk::app
