#include "app/widgets/segmented_control.h"

#include "app/shell/appearance.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kPadding = 10;
constexpr int kLeastPadding = 3;
} // namespace

SegmentedControl::SegmentedControl(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void SegmentedControl::setSegments(const QStringList& labels) {
    m_labels = labels;
    updateGeometry();
    update();
}

void SegmentedControl::setSegmentText(int index, const QString& text) {
    m_labels[index] = text;
    updateGeometry();
    update();
}

void SegmentedControl::setCurrent(int index) {
    if (index < 0 || index >= m_labels.size() || index == m_current) {
        return;
    }
    m_current = index;
    update();
    Q_EMIT currentChanged(index);
}

int SegmentedControl::widthWith(int padding) const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.body, true));
    int width = 0;
    for (const QString& label : m_labels) {
        width += metrics.horizontalAdvance(label) + 2 * padding;
    }
    return width;
}

QSize SegmentedControl::sizeHint() const {
    return {widthWith(kPadding), m_appearance.px(m_appearance.tokens().size.button)};
}

QSize SegmentedControl::minimumSizeHint() const {
    return {widthWith(kLeastPadding), sizeHint().height()};
}

QRect SegmentedControl::segmentRect(int index) const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.body, true));
    // In a narrow place the words keep their room and the space around them gives way.
    const auto missing = std::max(0, widthWith(kPadding) - width());
    const int padding = std::max(kLeastPadding, kPadding - int((missing + 2 * m_labels.size() - 1) /
                                                               std::max<qsizetype>(1, 2 * m_labels.size())));
    int x = 0;
    for (int i = 0; i < index; ++i) {
        x += metrics.horizontalAdvance(m_labels[i]) + 2 * padding;
    }
    return {x, 0, metrics.horizontalAdvance(m_labels[index]) + 2 * padding, height()};
}

void SegmentedControl::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    const double radius = m_appearance.tokens().radius.button;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.fillPath(outline, c.surface);
    painter.save();
    painter.setClipPath(outline);
    for (int i = 0; i < m_labels.size(); ++i) {
        const QRect cell = segmentRect(i);
        const bool chosen = i == m_current;
        if (chosen) {
            painter.fillRect(cell, m_appearance.accentWash());
        }
        if (i > 0) {
            painter.setPen(c.line);
            painter.drawLine(cell.left(), 1, cell.left(), height() - 2);
        }
        painter.setFont(m_appearance.font(m_appearance.tokens().type.body, chosen));
        painter.setPen(!isEnabled() ? c.ink3 : chosen ? m_appearance.accentColour() : c.ink);
        painter.drawText(cell, Qt::AlignCenter, m_labels[i]);
    }
    painter.restore();
    painter.setPen(hasFocus() ? QPen(m_appearance.accentColour(), 2) : QPen(c.line2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void SegmentedControl::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < m_labels.size(); ++i) {
        if (segmentRect(i).contains(event->pos())) {
            setCurrent(i);
        }
    }
}

void SegmentedControl::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left) {
        setCurrent(m_current - 1);
    } else if (event->key() == Qt::Key_Right) {
        setCurrent(m_current + 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace blattwerk::app
