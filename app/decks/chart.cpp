#include "app/decks/chart.h"

#include "app/shell/appearance.h"
#include "app/widgets/plain_tool_tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

QString number(double value) {
    return QLocale().toString(value, 'f', value == std::floor(value) ? 0 : 2);
}

} // namespace

Chart::Chart(const Appearance& appearance, Kind kind, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_kind(kind) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, &Chart::renew);
}

void Chart::setTitle(const QString& title, const QString& note) {
    m_title = title;
    m_note = note;
    renew();
}

void Chart::setBars(std::vector<ChartBar> bars) {
    m_bars = std::move(bars);
    renew();
}

void Chart::renew() {
    setAccessibleName(m_title);
    setAccessibleDescription(summary());
    updateGeometry();
    update();
}

QString Chart::summary() const {
    QStringList parts;
    for (const ChartBar& bar : m_bars) {
        QString part = bar.label + QStringLiteral(": ") + number(bar.value);
        if (bar.target >= 0) {
            part += QLatin1Char(' ') + tr("of %1").arg(number(bar.target));
        }
        parts << part;
    }
    const QString lead = m_note.isEmpty() ? m_title : m_title + QStringLiteral(", ") + m_note;
    return lead + QStringLiteral(". ") + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

void Chart::setTable(bool table) {
    if (m_table != table) {
        m_table = table;
        renew();
        Q_EMIT tableToggled(table);
    }
}

double Chart::largest() const {
    double most = 1;
    for (const ChartBar& bar : m_bars) {
        most = std::max({most, bar.value, bar.target});
    }
    return most;
}

int Chart::lineHeight() const {
    return m_appearance.px(22);
}

int Chart::titleHeight() const {
    return m_title.isEmpty() ? 0 : m_appearance.px(24);
}

int Chart::labelWidth() const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.body));
    int most = 0;
    for (const ChartBar& bar : m_bars) {
        most = std::max(most, metrics.horizontalAdvance(bar.label));
    }
    return std::min(most, std::max(width(), 240) * 60 / 100);
}

QSize Chart::sizeHint() const {
    if (m_kind == Kind::Rows || m_table) {
        return {240, titleHeight() + int(m_bars.size()) * lineHeight()};
    }
    return {m_kind == Kind::Small ? 80 : 240, titleHeight() + m_appearance.px(m_kind == Kind::Small ? 58 : 106)};
}

QSize Chart::minimumSizeHint() const {
    return {m_kind == Kind::Small ? 60 : 160, sizeHint().height()};
}

void Chart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTitle(painter);
    if (m_table) {
        paintTable(painter);
    } else if (m_kind == Kind::Rows) {
        paintRows(painter);
    } else {
        paintColumns(painter);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_appearance.tokens().radius.field,
                                m_appearance.tokens().radius.field);
    }
}

void Chart::paintTitle(QPainter& painter) {
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const QRect line(0, 0, width(), titleHeight() - 4);
    const TypeStep& step = m_kind == Kind::Small ? type.caption : type.small;
    const QFont bold = m_appearance.font(step, m_kind != Kind::Small);
    painter.setFont(bold);
    painter.setPen(m_kind == Kind::Small ? c.ink2 : c.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight, int(line.width())));
    if (m_note.isEmpty()) {
        return;
    }
    painter.setFont(m_appearance.font(step));
    painter.setPen(c.ink2);
    if (m_kind == Kind::Rows) {
        const int away = QFontMetrics(bold).horizontalAdvance(m_title) + 6;
        painter.drawText(line.adjusted(away, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_note);
    } else if (QFontMetrics(bold).horizontalAdvance(m_title) + painter.fontMetrics().horizontalAdvance(m_note) + 6 <=
               width()) {
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_note);
    }
}

void Chart::paintRows(QPainter& painter) {
    const ThemeColours& c = m_appearance.colours();
    const QFont font = m_appearance.font(m_appearance.tokens().type.body);
    const QFont bold = m_appearance.font(m_appearance.tokens().type.body, true);
    const bool targets = std::ranges::any_of(m_bars, [](const ChartBar& bar) { return bar.target >= 0; });
    const int label = labelWidth() + 12;
    const int figures =
        QFontMetrics(bold).horizontalAdvance(targets ? QStringLiteral("00 / 00") : QStringLiteral("000"));
    const double room = std::max(20, width() - label - figures - 12);
    const double most = largest();
    int y = titleHeight();
    for (const ChartBar& bar : m_bars) {
        const QRectF track(label, y + lineHeight() / 2.0 - 3.5, room, 7);
        painter.setFont(font);
        painter.setPen(c.ink);
        painter.drawText(QRect(0, y, label - 8, lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(bar.label, Qt::ElideRight, label - 8));
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.line);
        painter.setOpacity(0.6);
        painter.drawRoundedRect(track, 2, 2);
        painter.setOpacity(1);
        painter.setBrush(m_appearance.accentColour());
        if (bar.value > 0) {
            painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(std::max(2.0, room * bar.value / most), 7)), 2, 2);
        }
        if (bar.target >= 0) {
            const double x = std::min(track.left() + room * bar.target / most, track.right() - 1);
            painter.fillRect(QRectF(x, track.top() - 4, 2, 15), c.ink);
        }
        const QRect numbers(width() - figures, y, figures, lineHeight());
        const QString behind = bar.target >= 0 ? QStringLiteral(" / ") + number(bar.target) : QString();
        const bool off = bar.target >= 0 && bar.target != bar.value;
        painter.setFont(font);
        painter.setPen(c.ink2);
        painter.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter, behind);
        const int tail = painter.fontMetrics().horizontalAdvance(behind);
        painter.setFont(off ? bold : font);
        painter.setPen(c.ink);
        painter.drawText(numbers.adjusted(0, 0, -tail, 0), Qt::AlignRight | Qt::AlignVCenter, number(bar.value));
        y += lineHeight();
    }
}

void Chart::paintColumns(QPainter& painter) {
    if (m_bars.empty()) {
        return;
    }
    const ThemeColours& c = m_appearance.colours();
    const bool small = m_kind == Kind::Small;
    const TypeStep& step = small ? m_appearance.tokens().type.caption : m_appearance.tokens().type.small;
    painter.setFont(m_appearance.font(step));
    const int text = m_appearance.px(step.line);
    const int top = titleHeight() + (small ? 2 : text + 4);
    const int bottom = height() - text - 4;
    const double pitch = double(width()) / double(m_bars.size());
    const double bar = std::min(pitch - (small ? 2 : 8), double(m_appearance.px(36)));
    const double most = largest();
    double x = small ? 0 : (pitch - bar) / 2;
    painter.setPen(c.line);
    painter.drawLine(QPointF(0, bottom + 0.5), QPointF(width(), bottom + 0.5));
    for (const ChartBar& entry : m_bars) {
        const double tall = (bottom - top) * entry.value / most;
        const QRectF column(x, bottom - tall, bar, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.accentColour());
        if (entry.value > 0) {
            painter.save();
            painter.setClipRect(column.adjusted(-1, -1, 1, 0));
            painter.drawRoundedRect(column.adjusted(0, 0, 0, 3), 2, 2);
            painter.restore();
        }
        double above = column.top();
        if (entry.target >= 0) {
            const double y = bottom - (bottom - top) * entry.target / most;
            QPen dash(c.ink, 1.4, Qt::CustomDashLine);
            dash.setDashPattern({2, 1.6});
            painter.setPen(dash);
            painter.drawLine(QPointF(x - 2, y), QPointF(x + bar + 2, y));
            above = std::min(above, y);
        }
        if (!small) {
            painter.setPen(c.ink);
            painter.drawText(QRectF(x - 8, above - text - 2, bar + 16, text), Qt::AlignCenter, number(entry.value));
        }
        painter.setPen(c.ink2);
        painter.drawText(QRectF(x - 8, bottom + 3, bar + 16, text), Qt::AlignHCenter | Qt::AlignTop, entry.label);
        x += pitch;
    }
}

void Chart::paintTable(QPainter& painter) {
    const ThemeColours& c = m_appearance.colours();
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body));
    int y = titleHeight();
    for (const ChartBar& bar : m_bars) {
        const QRect line(0, y, width(), lineHeight());
        painter.setPen(c.line);
        painter.drawLine(line.bottomLeft(), line.bottomRight());
        painter.setPen(c.ink);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, bar.label);
        const QString value =
            bar.target >= 0 ? tr("%1 of %2").arg(number(bar.value), number(bar.target)) : number(bar.value);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
        y += lineHeight();
    }
}

void Chart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier) {
        setTable(!m_table);
        return;
    }
    QWidget::keyPressEvent(event);
}

bool Chart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainToolTip(summary() + QLatin1Char('\n') + tr("T shows the table.")),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace blattwerk::app
