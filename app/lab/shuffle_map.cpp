#include "app/lab/shuffle_map.h"

#include "app/lab/arrow_step.h"
#include "app/lab/heat_map.h"
#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/plain_tool_tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {
/// Standard deviations at which the colour is full.
constexpr double kFull = 4;
} // namespace

ShuffleMap::ShuffleMap(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&appearance, &Appearance::changed, this, [this] {
        renewImage();
        update();
    });
    retranslate();
}

void ShuffleMap::retranslate() {
    setAccessibleName(tr("Cards by place"));
    update();
}

void ShuffleMap::setReport(std::shared_ptr<const engine::lab::ShuffleReport> report, const QStringList& names) {
    m_report = std::move(report);
    m_names = names;
    if (m_report && (m_current.x() >= m_report->cards || m_current.y() >= m_report->cards)) {
        m_current = {-1, -1};
    }
    renewImage();
    if (m_current.x() >= 0) {
        const QString text = cellText(m_current.y(), m_current.x());
        setAccessibleDescription(text);
        Q_EMIT cellChosen(text);
    }
    update();
}

void ShuffleMap::renewImage() {
    m_image = {};
    if (!m_report || m_report->shuffles == 0) {
        return;
    }
    const int n = m_report->cards;
    m_image = QImage(n, n, QImage::Format_RGB32);
    const double span = m_appearance.tokens().chart.divergingSpan / 100;
    for (int card = 0; card < n; ++card) {
        for (int place = 0; place < n; ++place) {
            const double deviation = m_report->deviation(card, place) / kFull;
            m_image.setPixelColor(place, card, HeatMap::heat(0.5 + deviation * span, m_appearance));
        }
    }
}

QString ShuffleMap::cellText(int card, int place) const {
    if (!m_report || card < 0 || place < 0 || m_report->shuffles == 0) {
        return {};
    }
    const QString name = card < m_names.size() ? m_names[card] : tr("Card %1").arg(card + 1);
    const double deviation = m_report->deviation(card, place);
    return tr("%1 at place %2: %3 times, expected %4 (%5 standard deviations)")
        .arg(name)
        .arg(place + 1)
        .arg(countText(std::int64_t(m_report->positions[size_t(card * m_report->cards + place)])),
             meanText(m_report->expected()), meanText(deviation));
}

QSize ShuffleMap::sizeHint() const {
    return {m_appearance.px(560), m_appearance.px(560)};
}

QSize ShuffleMap::minimumSizeHint() const {
    return {m_appearance.px(260), m_appearance.px(260)};
}

QRect ShuffleMap::mapRect() const {
    const int line = m_appearance.px(m_appearance.tokens().type.small.line);
    const int room = std::max(1, std::min(width() - line - 8, height() - line - 8));
    const int n = m_report ? std::max(1, m_report->cards) : 1;
    const int side = room >= n ? room / n * n : room;
    return {line + 8, line + 6, side, side};
}

QPoint ShuffleMap::cellAt(QPoint position) const {
    const QRect map = mapRect();
    if (!m_report || m_image.isNull() || !map.contains(position)) {
        return {-1, -1};
    }
    const QPoint inside = position - map.topLeft();
    return {inside.x() * m_report->cards / map.width(), inside.y() * m_report->cards / map.height()};
}

void ShuffleMap::choose(QPoint cell) {
    if (!m_report || m_image.isNull() || cell.x() < 0 || cell.y() < 0 || cell.x() >= m_report->cards ||
        cell.y() >= m_report->cards) {
        return;
    }
    m_current = cell;
    const QString text = cellText(cell.y(), cell.x());
    setAccessibleDescription(text);
    Q_EMIT cellChosen(text);
    update();
}

void ShuffleMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = m_appearance.colours();
    const QRect map = mapRect();
    painter.setFont(m_appearance.font(m_appearance.tokens().type.small));
    painter.setPen(c.ink3);
    painter.drawText(QRect(map.left(), 0, map.width(), map.top() - 4), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Place after shuffling →"));
    painter.save();
    painter.translate(0, map.bottom());
    painter.rotate(-90);
    painter.drawText(QRect(0, 0, map.height(), map.left() - 6), Qt::AlignRight | Qt::AlignVCenter,
                     tr("← Card before shuffling"));
    painter.restore();
    if (m_image.isNull()) {
        painter.fillRect(map, c.sunken);
        return;
    }
    painter.drawImage(map, m_image);
    if (m_current.x() >= 0) {
        const double cell = double(map.width()) / m_report->cards;
        const QRectF box(map.left() + m_current.x() * cell, map.top() + m_current.y() * cell, cell, cell);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(hasFocus() ? m_appearance.accentColour() : c.ink, 2));
        painter.drawRect(box.adjusted(-1, -1, 1, 1));
    } else if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), 2));
        painter.drawRect(map.adjusted(-1, -1, 1, 1));
    }
}

void ShuffleMap::mousePressEvent(QMouseEvent* event) {
    choose(cellAt(event->position().toPoint()));
}

void ShuffleMap::keyPressEvent(QKeyEvent* event) {
    const std::optional<QPoint> step = arrowStep(event->key());
    if (!step) {
        QWidget::keyPressEvent(event);
        return;
    }
    choose(m_current.x() < 0 ? QPoint(0, 0) : m_current + *step);
}

void ShuffleMap::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ShuffleMap::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool ShuffleMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QPoint cell = cellAt(help->pos());
        if (cell.x() >= 0) {
            QToolTip::showText(help->globalPos(), plainToolTip(cellText(cell.y(), cell.x())), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace blattwerk::app
