#include "app/lab/heat_map.h"

#include "app/lab/arrow_step.h"
#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/plain_tool_tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kGap = 2;
constexpr int kGem = 22;
constexpr int kLegendSteps = 8;

double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double t) {
    const auto part = [t](double from, double to) { return float(from + (to - from) * t); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

/// Between these neither dark nor white letters reach a contrast of 4.5: such a colour is darkened until white does.
constexpr double kWhiteReaches = 0.183;
constexpr double kInkReaches = 0.24;

QColor readable(QColor colour) {
    const bool isBetween = luminance(colour) > kWhiteReaches && luminance(colour) < kInkReaches;
    while (isBetween && luminance(colour) > kWhiteReaches) {
        colour = mixed(colour, Qt::black, 0.02);
    }
    return colour;
}

} // namespace

HeatMap::HeatMap(const Appearance& appearance, QWidget* parent) : HeatMap(appearance, Kind::Against, parent) {}

HeatMap::HeatMap(const Appearance& appearance, Kind kind, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_kind(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    retranslate();
}

void HeatMap::retranslate() {
    setAccessibleName(m_kind == Kind::Together ? tr("Win rates of every two on one side")
                                               : tr("Win rates of the decks against each other"));
    announce();
    update();
}

void HeatMap::setFigures(std::vector<HeatDeck> decks, std::vector<std::vector<engine::lab::Estimate>> rates,
                         std::vector<engine::lab::Estimate> overall) {
    const bool otherDecks = decks != m_decks;
    m_decks = std::move(decks);
    m_rates = std::move(rates);
    m_overall = std::move(overall);
    if (otherDecks) {
        m_current = m_decks.empty() ? QPoint(-1, -1) : QPoint(m_decks.size() > 1 ? 1 : 0, 0);
        updateGeometry();
    }
    announce();
    update();
}

void HeatMap::setCurrent(QPoint cell) {
    const bool inside = cell.x() >= 0 && cell.y() >= 0 && cell.x() < deckCount() && cell.y() < deckCount();
    if (inside && cell != m_current) {
        m_current = cell;
        announce();
        update();
        Q_EMIT currentChanged(cell);
    }
}

void HeatMap::announce() {
    setAccessibleDescription(m_current.x() < 0 ? QString() : cellText(m_current));
}

QString HeatMap::cellText(QPoint cell) const {
    if (cell.x() < 0 || cell.y() >= deckCount() || cell.x() >= deckCount()) {
        return {};
    }
    const engine::lab::Estimate& estimate = rate(cell);
    const QString row = m_decks[size_t(cell.y())].name;
    const QString column = m_decks[size_t(cell.x())].name;
    const bool isOne = cell.x() == cell.y();
    const bool isTogether = m_kind == Kind::Together;
    if (estimate.samples == 0) {
        return !isTogether ? tr("%1 against %2: no game yet").arg(row, column)
               : isOne     ? tr("%1: no game yet").arg(row)
                           : tr("%1 with %2: no game yet").arg(row, column);
    }
    const QString figures = QStringLiteral("%1 %2").arg(percentText(estimate), intervalText(estimate));
    const QString count = isTogether ? tr("%1 games").arg(countText(estimate.samples))
                                     : tr("%1 decided games").arg(countText(estimate.samples));
    const QString verdict = estimate.covers(0.5) ? tr("No difference can be shown.") : QString();
    const QString what = isTogether && isOne ? tr("%1: %2, %3.").arg(row, figures, count)
                         : isTogether        ? tr("%1 with %2: %3, %4.").arg(row, column, figures, count)
                         : isOne ? tr("%1 against itself, the beginning side: %2, %3.").arg(row, figures, count)
                                 : tr("%1 against %2: %3, %4.").arg(row, column, figures, count);
    return verdict.isEmpty() ? what : what + QLatin1Char(' ') + verdict;
}

QColor HeatMap::heat(double rate, const Appearance& appearance) {
    const ChartTokens& chart = appearance.tokens().chart;
    const bool dark = appearance.theme() == Theme::Dark;
    const double span = chart.divergingSpan / 100;
    const double t = std::clamp((rate - 0.5) / span, -1.0, 1.0);
    const QColor mid = dark ? chart.divergingMidDark : chart.divergingMid;
    const QColor end = t < 0 ? (dark ? chart.divergingLowDark : chart.divergingLow)
                             : (dark ? chart.divergingHighDark : chart.divergingHigh);
    return readable(mixed(mid, end, std::abs(t)));
}

HeatMap::Layout HeatMap::layoutNow() const {
    Layout layout;
    const Tokens& tokens = m_appearance.tokens();
    const QFontMetrics body(m_appearance.font(tokens.type.body));
    layout.head = m_appearance.px(24);
    layout.top = layout.head + m_appearance.px(26);
    int names = 0;
    for (const HeatDeck& deck : m_decks) {
        names = std::max(names, body.horizontalAdvance(deck.name));
    }
    layout.left = std::min(names + m_appearance.px(kGem) + 12, width() * 28 / 100);
    layout.overall = m_overall.empty() ? 0 : m_appearance.px(68);
    const int count = std::max(1, deckCount());
    const QFontMetrics small(m_appearance.font(tokens.type.small));
    layout.width = std::clamp((width() - layout.left - layout.overall) / count, 1, m_appearance.px(150));
    layout.height = std::clamp((height() - layout.top) / count, m_appearance.px(m_kind == Kind::Together ? 24 : 28),
                               m_appearance.px(62));
    // Heads that would be cut give way to the numbers of the rows.
    layout.numbered = std::ranges::any_of(m_decks, [&](const HeatDeck& deck) {
        return small.horizontalAdvance(deck.name) + m_appearance.px(kGem) > layout.width - kGap;
    });
    if (layout.numbered) {
        const int number = body.horizontalAdvance(QString::number(count)) + m_appearance.px(10);
        layout.left = std::min(names + number + m_appearance.px(kGem) + 12, width() * 32 / 100);
        layout.width = std::clamp((width() - layout.left - layout.overall) / count, 1, m_appearance.px(150));
    }
    return layout;
}

QSize HeatMap::sizeHint() const {
    const int count = std::clamp(deckCount(), 2, 8);
    return {m_appearance.px(620), m_appearance.px(50) + count * m_appearance.px(m_kind == Kind::Together ? 44 : 60)};
}

QSize HeatMap::minimumSizeHint() const {
    return {m_appearance.px(320), m_appearance.px(50) + std::max(2, deckCount()) * rowHeight()};
}

int HeatMap::rowHeight() const {
    // Where many stand below each other a line each is enough.
    return m_appearance.px(m_kind == Kind::Together ? 24 : 44);
}

QRect HeatMap::cellRect(QPoint cell) const {
    const Layout layout = layoutNow();
    return {layout.left + cell.x() * layout.width, layout.top + cell.y() * layout.height, layout.width - kGap,
            layout.height - kGap};
}

QPoint HeatMap::cellAt(QPoint position) const {
    const Layout layout = layoutNow();
    if (position.x() < layout.left || position.y() < layout.top) {
        return {-1, -1};
    }
    const QPoint cell((position.x() - layout.left) / layout.width, (position.y() - layout.top) / layout.height);
    return cell.x() < deckCount() && cell.y() < deckCount() ? cell : QPoint(-1, -1);
}

int HeatMap::headAt(QPoint position) const {
    const Layout layout = layoutNow();
    const bool isRow = position.x() < layout.left && position.y() >= layout.top;
    const bool isColumn = position.x() >= layout.left && position.y() >= layout.head && position.y() < layout.top;
    const int head = isRow      ? (position.y() - layout.top) / layout.height
                     : isColumn ? (position.x() - layout.left) / layout.width
                                : -1;
    return head < deckCount() ? head : -1;
}

void HeatMap::paintTitle(QPainter& painter, const Layout& layout) const {
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const QRect line(0, 0, width(), layout.head - 6);
    const int span = int(m_appearance.tokens().chart.divergingSpan);
    painter.setFont(m_appearance.font(type.small));
    painter.setPen(c.ink2);
    const QString low = percentText((50 - span) / 100.0, 0);
    const QString high = percentText((50 + span) / 100.0, 0);
    const int step = m_appearance.px(24);
    const int words = painter.fontMetrics().horizontalAdvance(high);
    const int scale = step * kLegendSteps;
    const QString title = m_kind == Kind::Together ? tr("Win rate: row and column on one side, each by itself on the "
                                                        "diagonal")
                                                   : tr("Win rate: row against column, with 95% interval");
    const QFont bold = m_appearance.font(type.small, true);
    const int room = width() - QFontMetrics(bold).horizontalAdvance(title);
    if (room > scale + 2 * words + 32) {
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, high);
        int x = width() - words - 6 - scale;
        painter.drawText(QRect(0, 0, x - 6, line.height()), Qt::AlignRight | Qt::AlignVCenter, low);
        for (int i = 0; i < kLegendSteps; ++i, x += step) {
            const double rate = 0.5 + span / 100.0 * (2.0 * (i + 0.5) / kLegendSteps - 1);
            painter.fillRect(QRect(x, line.center().y() - m_appearance.px(5), step, m_appearance.px(11)),
                             heat(rate, m_appearance));
        }
    }
    painter.setFont(bold);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, width()));
}

void HeatMap::paintHeads(QPainter& painter, const Layout& layout) const {
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const QFontMetrics body(m_appearance.font(type.body));
    const QFontMetrics small(m_appearance.font(type.small));
    const double radius = m_appearance.px(6);
    for (int i = 0; i < deckCount(); ++i) {
        const HeatDeck& deck = m_decks[size_t(i)];
        const int middle = layout.top + i * layout.height + (layout.height - kGap) / 2;
        paintGemMark(painter, deck.colour, QPointF(radius + 1, middle), radius, m_appearance);
        painter.setFont(m_appearance.font(type.body));
        painter.setPen(c.ink);
        int indent = m_appearance.px(kGem);
        if (layout.numbered) {
            const int wide = body.horizontalAdvance(QString::number(deckCount()));
            painter.setPen(c.ink2);
            painter.drawText(QRect(indent, middle - layout.height / 2, wide, layout.height),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(i + 1));
            painter.setPen(c.ink);
            indent += wide + m_appearance.px(8);
        }
        painter.drawText(QRect(indent, middle - layout.height / 2, layout.left - indent - 8, layout.height),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         body.elidedText(deck.name, Qt::ElideRight, layout.left - indent - 8));

        const QRect head(layout.left + i * layout.width, layout.head, layout.width - kGap, layout.top - layout.head);
        const int gem = int(2 * radius) + 5;
        const QString name = layout.numbered
                                 ? QString::number(i + 1)
                                 : small.elidedText(deck.name, Qt::ElideRight, std::max(0, head.width() - gem));
        const int wide = small.horizontalAdvance(name) + gem;
        const int x = head.left() + std::max(0, (head.width() - wide) / 2);
        paintGemMark(painter, deck.colour, QPointF(x + radius, head.center().y()), radius - 1, m_appearance);
        painter.setFont(m_appearance.font(type.small));
        painter.setPen(c.ink2);
        painter.drawText(QRect(x + gem, head.top(), head.right() - x - gem + 1, head.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    if (layout.overall > 0) {
        painter.setFont(m_appearance.font(type.small, true));
        painter.setPen(c.ink2);
        painter.drawText(
            QRect(layout.left + deckCount() * layout.width, layout.head, layout.overall, layout.top - layout.head),
            Qt::AlignRight | Qt::AlignVCenter, tr("overall"));
    }
}

QString HeatMap::mirrorText(const QFontMetrics& metrics, const Layout& layout, const engine::lab::Estimate& estimate,
                            int room) const {
    const bool tall = layout.height >= m_appearance.px(44);
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= room; };
    const QString rate = percentText(estimate);
    const QString line = tr("Start %1").arg(rate);
    const QString interval = intervalText(estimate);
    if (fits(line)) {
        return tall && fits(interval) ? line + QLatin1Char('\n') + interval : line;
    }
    return tall ? tr("Start %1").arg(QLatin1Char('\n') + rate) : rate;
}

void HeatMap::paintCell(QPainter& painter, const Layout& layout, QPoint cell) const {
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const QRect box = cellRect(cell);
    const engine::lab::Estimate& estimate = rate(cell);
    const bool diagonal = isMirror(cell);
    const QColor ground = diagonal || estimate.samples == 0 ? c.sunken : heat(estimate.value, m_appearance);
    painter.fillRect(box, ground);
    if (estimate.samples == 0) {
        painter.setPen(c.ink3);
        painter.setFont(m_appearance.font(type.body));
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("–"));
    } else if (diagonal) {
        painter.setPen(c.ink3);
        painter.setFont(m_appearance.font(type.small));
        painter.drawText(box, Qt::AlignCenter, mirrorText(painter.fontMetrics(), layout, estimate, box.width() - 4));
    } else {
        painter.setPen(luminance(ground) < 0.2 ? m_appearance.tokens().lightColours.onAccent
                                               : m_appearance.tokens().lightColours.ink);
        const bool tall = layout.height >= m_appearance.px(44);
        TypeStep large = type.section;
        large.size = box.width() < m_appearance.px(72) ? type.body.size : large.size;
        painter.setFont(m_appearance.font(large, true));
        // All cells alike: one with a decimal among others without would look more certain than they are.
        const bool isWide = painter.fontMetrics().horizontalAdvance(percentText(0.888)) > box.width() - 8 ||
                            painter.fontMetrics().horizontalAdvance(percentText(estimate)) > box.width() - 2;
        const QString text = isWide ? percentText(estimate.value, 0) : percentText(estimate);
        const QFont small = m_appearance.font(type.small);
        const QString interval = intervalText(estimate);
        const bool both = tall && QFontMetrics(small).horizontalAdvance(interval) <= box.width() - 2;
        if (both) {
            const int middle = box.center().y() + m_appearance.px(3);
            painter.drawText(QRect(box.left(), box.top(), box.width(), middle - box.top()),
                             Qt::AlignHCenter | Qt::AlignBottom, text);
            painter.setFont(small);
            painter.drawText(QRect(box.left(), middle, box.width(), box.bottom() - middle),
                             Qt::AlignHCenter | Qt::AlignTop, interval);
        } else {
            painter.drawText(box, Qt::AlignCenter, text);
        }
    }
    if (cell == m_current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(hasFocus() ? m_appearance.accentColour() : c.ink, 2.5));
        painter.drawRect(QRectF(box).adjusted(1.25, 1.25, -1.25, -1.25));
    }
}

void HeatMap::paintOverall(QPainter& painter, const Layout& layout, int row) const {
    const engine::lab::Estimate& estimate = m_overall[size_t(row)];
    if (estimate.samples == 0) {
        return;
    }
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const QRect box(layout.left + deckCount() * layout.width, layout.top + row * layout.height, layout.overall,
                    layout.height - kGap);
    const int middle = box.center().y() + 1;
    painter.setFont(m_appearance.font(type.body, true));
    painter.setPen(c.ink);
    painter.drawText(QRect(box.left(), box.top(), box.width(), middle - box.top()), Qt::AlignRight | Qt::AlignBottom,
                     percentText(estimate));
    painter.setFont(m_appearance.font(type.small));
    painter.setPen(c.ink3);
    painter.drawText(QRect(box.left(), middle, box.width(), box.bottom() - middle), Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("± %1").arg(meanText(estimate.halfWidth() * 100)));
}

void HeatMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layoutNow();
    paintTitle(painter, layout);
    if (m_decks.empty()) {
        return;
    }
    paintHeads(painter, layout);
    for (int row = 0; row < deckCount(); ++row) {
        for (int column = 0; column < deckCount(); ++column) {
            paintCell(painter, layout, {column, row});
        }
        if (!m_overall.empty()) {
            paintOverall(painter, layout, row);
        }
    }
}

void HeatMap::mousePressEvent(QMouseEvent* event) {
    setCurrent(cellAt(event->position().toPoint()));
}

void HeatMap::keyPressEvent(QKeyEvent* event) {
    const std::optional<QPoint> step = arrowStep(event->key());
    if (!step) {
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrent(m_current + *step);
}

void HeatMap::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void HeatMap::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool HeatMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QPoint cell = cellAt(help->pos());
        const int head = headAt(help->pos());
        if (cell.x() >= 0) {
            QToolTip::showText(help->globalPos(), plainToolTip(cellText(cell)), this, cellRect(cell));
        } else if (head >= 0) {
            QToolTip::showText(help->globalPos(), plainToolTip(m_decks[size_t(head)].name), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace blattwerk::app
