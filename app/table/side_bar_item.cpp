#include "app/table/side_bar_item.h"

#include "app/face/gem.h"
#include "app/widgets/gem_mark.h"

#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr double kPipWidth = 8.5;
constexpr double kPipHeight = 14;
constexpr double kPipGap = 2;
constexpr double kGroupGap = 5;
constexpr double kPipsLeft = 222;

QString numberText(const std::optional<int>& value) {
    return value ? QString::number(*value) : QStringLiteral("?");
}

QPolygonF bolt(double x, double middle) {
    const double y = middle - 8;
    return QPolygonF(
        {{x + 6.5, y}, {x, y + 9}, {x + 4, y + 9}, {x + 2.5, y + 16}, {x + 9.5, y + 6.2}, {x + 5.2, y + 6.2}});
}

} // namespace

SideBarItem::SideBarItem(const TableStyle& style, QSizeF size) : m_style(style), m_size(size) {}

void SideBarItem::setContents(const Contents& contents) {
    m_contents = contents;
    update();
}

void SideBarItem::setLegal(bool legal) {
    if (m_legal != legal) {
        m_legal = legal;
        update();
    }
}

QRectF SideBarItem::boundingRect() const {
    return QRectF(QPointF(), m_size).adjusted(-12, -12, 12, 12);
}

void SideBarItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const ThemeColours& c = m_style.colours();
    const TypeScale& type = m_style.type();
    const QRectF box(QPointF(), m_size);
    const double radius = m_style.tokens().radius.panel;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(c.line);
    painter->setBrush(c.surface);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (m_legal) {
        paintLegalRing(*painter, box.adjusted(1, 1, -1, -1), radius, m_style);
    }
    const Accent& accent = m_style.tokens().accent(m_contents.accent);
    const QColor colour = accent.colour(m_style.appearance->theme());
    const double middle = m_size.height() / 2;
    QColor facet = accent.wash(m_style.appearance->theme());
    if (accent.gem == Gem::None) {
        paintGemMark(*painter, m_contents.accent, {24, middle}, 9, *m_style.appearance);
    } else {
        paintGem(*painter, accent.gem, {24, middle}, 9, {colour, facet, colour, 0.12, 0.07});
    }

    QFont name(m_style.tokens().fonts.ui);
    name.setPixelSize(int(type.body.size));
    name.setBold(true);
    painter->setFont(name);
    painter->setPen(c.ink);
    const bool hasPips = std::ranges::any_of(
        m_contents.counters, [](const Counter& counter) { return counter.style == CounterPlace::Style::Pips; });
    const double textWidth = hasPips ? 118 : 320;
    painter->drawText(QRectF(46, middle - 17, textWidth, 17), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetricsF(name).elidedText(m_contents.deckName, Qt::ElideRight, textWidth));
    QFont small(m_style.tokens().fonts.ui);
    small.setPixelSize(int(type.caption.size));
    painter->setFont(small);
    painter->setPen(c.ink2);
    painter->drawText(QRectF(46, middle, textWidth, 15), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetricsF(small).elidedText(m_contents.player, Qt::ElideRight, textWidth));

    for (const Counter& counter : m_contents.counters) {
        if (counter.style == CounterPlace::Style::Pips) {
            paintPips(*painter, counter, kPipsLeft);
        }
    }
    paintRight(*painter, m_size.width() - 14);
}

void SideBarItem::paintPips(QPainter& painter, const Counter& counter, double left) const {
    const ThemeColours& c = m_style.colours();
    const double middle = m_size.height() / 2;
    QFont small(m_style.tokens().fonts.ui);
    small.setPixelSize(int(m_style.type().small.size));
    painter.setFont(small);
    painter.setPen(c.ink2);
    painter.drawText(QRectF(left - 72, middle - 10, 64, 20), Qt::AlignRight | Qt::AlignVCenter, counter.label);
    const QColor full = deckColour(m_contents.accent, *m_style.appearance);
    double x = left;
    // A goal beyond what fits is shown by the number alone.
    const int shown = counter.most <= 24 ? counter.most : 0;
    for (int i = 0; i < shown; ++i) {
        if (i > 0) {
            x += counter.group > 0 && i % counter.group == 0 ? kGroupGap : kPipGap;
        }
        const bool on = i < counter.value.value_or(0);
        painter.setPen(QPen(on ? full : c.line2, 1));
        painter.setBrush(on ? QBrush(full) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(x + 0.5, middle - kPipHeight / 2 + 0.5, kPipWidth - 1, kPipHeight - 1), 2, 2);
        x += kPipWidth;
    }
    QFont number(m_style.tokens().fonts.ui);
    number.setPixelSize(int(m_style.type().textField.size));
    number.setBold(true);
    painter.setFont(number);
    painter.setPen(c.ink);
    const QString value = numberText(counter.value);
    painter.drawText(QPointF(x + 12, middle + 5), value);
    x += 12 + QFontMetricsF(number).horizontalAdvance(value);
    painter.setFont(small);
    painter.setPen(c.ink3);
    painter.drawText(QPointF(x + 4, middle + 5), QStringLiteral("/ %1").arg(counter.most));
}

double SideBarItem::paintNumber(QPainter& painter, const Counter& counter, double right) const {
    const ThemeColours& c = m_style.colours();
    const double baseline = m_size.height() / 2 + 5;
    QFont font(m_style.tokens().fonts.ui);
    font.setPixelSize(int(m_style.type().body.size + 1));
    font.setBold(true);
    const QString number = numberText(counter.value);
    right -= QFontMetricsF(font).horizontalAdvance(number);
    painter.setFont(font);
    painter.setPen(c.ink);
    painter.drawText(QPointF(right, baseline), number);
    font.setPixelSize(int(m_style.type().small.size));
    font.setBold(false);
    right -= QFontMetricsF(font).horizontalAdvance(counter.label) + 5;
    painter.setFont(font);
    painter.setPen(c.ink2);
    painter.drawText(QPointF(right, baseline), counter.label);
    return right;
}

double SideBarItem::paintMarks(QPainter& painter, const Counter& counter, double right) const {
    const ThemeColours& c = m_style.colours();
    const double middle = m_size.height() / 2;
    const bool bolts = counter.style == CounterPlace::Style::Bolts;
    QFont font(m_style.tokens().fonts.ui);
    font.setPixelSize(int(bolts ? m_style.type().body.size + 1 : m_style.type().small.size));
    font.setBold(bolts);
    const QString text = bolts ? numberText(counter.value) : counter.label;
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.setFont(font);
    painter.setPen(bolts ? c.ink : c.ink2);
    painter.drawText(QPointF(right - width, middle + 5), text);
    const int marks = std::max(counter.most, counter.value.value_or(0));
    const double pitch = bolts ? 13.5 : 15;
    double x = right - width - 8 - marks * pitch;
    const double left = x;
    for (int i = 0; i < marks; ++i, x += pitch) {
        const bool on = i < counter.value.value_or(0);
        if (bolts) {
            painter.setPen(QPen(on ? c.ink : c.line2, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(on ? QBrush(c.ink) : QBrush(Qt::NoBrush));
            painter.drawPolygon(bolt(x, middle));
        } else {
            const QColor colour = deckColour(m_contents.accent, *m_style.appearance);
            painter.setPen(QPen(on ? colour : c.line2, 1));
            painter.setBrush(on ? QBrush(colour) : QBrush(Qt::NoBrush));
            painter.drawEllipse(QPointF(x + 7, middle), 6, 6);
        }
    }
    return left;
}

double SideBarItem::paintRight(QPainter& painter, double right) const {
    const ThemeColours& c = m_style.colours();
    const double middle = m_size.height() / 2;
    QFont plain(m_style.tokens().fonts.ui);
    plain.setPixelSize(int(m_style.type().small.size));
    QFont bold = plain;
    bold.setBold(true);
    for (auto it = m_contents.piles.rbegin(); it != m_contents.piles.rend(); ++it) {
        const QString number = QString::number(it->count);
        right -= QFontMetricsF(bold).horizontalAdvance(number);
        painter.setFont(bold);
        painter.setPen(c.ink);
        painter.drawText(QPointF(right, middle + 5), number);
        right -= QFontMetricsF(plain).horizontalAdvance(it->label) + 4;
        painter.setFont(plain);
        painter.setPen(c.ink2);
        painter.drawText(QPointF(right, middle + 5), it->label);
        right -= 11;
    }
    for (auto it = m_contents.counters.rbegin(); it != m_contents.counters.rend(); ++it) {
        if (it->style == CounterPlace::Style::Number) {
            right = paintNumber(painter, *it, right) - 14;
        } else if (it->style != CounterPlace::Style::Pips) {
            right = paintMarks(painter, *it, right) - 10;
        }
    }
    return right;
}

} // namespace blattwerk::app
