#include "app/lab/figure_list.h"

#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/plain_tool_tip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace blattwerk::app {

FigureList::FigureList(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, &FigureList::renew);
}

void FigureList::setTitle(const QString& title) {
    m_title = title;
    renew();
}

void FigureList::setLines(std::vector<Line> lines, Head head) {
    m_lines = std::move(lines);
    m_head = std::move(head);
    renew();
}

void FigureList::renew() {
    QStringList sentences;
    for (const Line& line : m_lines) {
        sentences << QStringLiteral("%1: %2 %3").arg(line.label, line.value, line.second);
    }
    setAccessibleName(m_title);
    setAccessibleDescription(sentences.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int FigureList::lineHeight() const {
    return m_appearance.px(m_appearance.tokens().size.rowCompact);
}

int FigureList::headRow() const {
    const auto pair = std::ranges::find_if(m_lines, &Line::isPair);
    return pair == m_lines.end() ? -1 : int(pair - m_lines.begin());
}

QSize FigureList::sizeHint() const {
    const int lines = int(m_lines.size()) + 1 + (headRow() >= 0 ? 1 : 0);
    return {m_appearance.px(240), lines * lineHeight()};
}

QSize FigureList::minimumSizeHint() const {
    return {m_appearance.px(180), sizeHint().height()};
}

void FigureList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const int height = lineHeight();
    const QFont plain = m_appearance.font(type.body);
    const QFont bold = m_appearance.font(type.body, true);
    const QFont small = m_appearance.font(type.small);
    const QFont strongSmall = m_appearance.font(type.small, true);
    painter.setFont(strongSmall);
    painter.setPen(c.ink2);
    painter.drawText(QRect(0, 0, width(), height - 4), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    const int pairWidth = m_appearance.px(46);
    int y = height;
    const int head = headRow();
    for (int i = 0; i < int(m_lines.size()); ++i) {
        const Line& line = m_lines[size_t(i)];
        if (i == head) {
            painter.setPen(c.line);
            painter.drawLine(0, y + 3, width(), y + 3);
            const double middle = y + height / 2.0 + 2;
            const double radius = m_appearance.px(5);
            paintGemMark(painter, m_head.firstAccent, QPointF(width() - pairWidth - radius - 1, middle), radius,
                         m_appearance);
            paintGemMark(painter, m_head.secondAccent, QPointF(width() - radius - 1, middle), radius, m_appearance);
            y += height;
        }
        int right = 0;
        if (line.isPair) {
            painter.setFont(plain);
            painter.setPen(c.ink);
            painter.drawText(QRect(width() - pairWidth, y, pairWidth, height), Qt::AlignRight | Qt::AlignVCenter,
                             line.second);
            painter.setFont(bold);
            painter.drawText(QRect(width() - 2 * pairWidth, y, pairWidth, height), Qt::AlignRight | Qt::AlignVCenter,
                             line.value);
            right = 2 * pairWidth - 4;
        } else {
            painter.setFont(small);
            painter.setPen(c.ink2);
            painter.drawText(QRect(0, y, width(), height), Qt::AlignRight | Qt::AlignVCenter, line.second);
            right = std::max(m_appearance.px(86), painter.fontMetrics().horizontalAdvance(line.second) + 10);
            painter.setFont(bold);
            painter.setPen(c.ink);
            painter.drawText(QRect(0, y, width() - right, height), Qt::AlignRight | Qt::AlignVCenter, line.value);
            right += painter.fontMetrics().horizontalAdvance(line.value) + 8;
        }
        painter.setFont(plain);
        painter.setPen(c.ink);
        painter.drawText(QRect(0, y, width(), height), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(line.label, Qt::ElideRight, width() - right));
        y += height;
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

bool FigureList::event(QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    }
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        int row = help->pos().y() / lineHeight() - 1;
        const int head = headRow();
        if (head >= 0 && row >= head) {
            row = row == head ? -1 : row - 1;
            if (row < 0) {
                QToolTip::showText(help->globalPos(),
                                   plainToolTip(QStringLiteral("%1 · %2").arg(m_head.first, m_head.second)), this);
                return true;
            }
        }
        if (row >= 0 && row < int(m_lines.size())) {
            const Line& line = m_lines[size_t(row)];
            QToolTip::showText(help->globalPos(), plainToolTip(line.tip.isEmpty() ? line.label : line.tip), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace blattwerk::app
