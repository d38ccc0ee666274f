#include "app/table/strip_item.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

namespace blattwerk::app {

namespace {

constexpr int kSmallestLetters = 8;

QFont uiFont(const TableStyle& style, const TypeStep& step, bool bold = false) {
    QFont font(style.tokens().fonts.ui);
    font.setPixelSize(int(step.size));
    font.setBold(bold);
    return font;
}

/// The font, or a smaller one in which the longest word has room.
QFont fitting(QFont font, const QString& text, double width) {
    for (const QString& word : text.split(QLatin1Char(' '))) {
        while (font.pixelSize() > kSmallestLetters && QFontMetricsF(font).horizontalAdvance(word) > width) {
            font.setPixelSize(font.pixelSize() - 1);
        }
    }
    return font;
}

/// Hills with their ground, as on the lower edge of such cards.
void paintHills(QPainter& painter, const QRectF& box, const CardInks& inks, const QColor& paper) {
    QPainterPath clip;
    clip.addRoundedRect(box, 4, 4);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(box, inks.pale);
    QPainterPath hills;
    hills.moveTo(box.left(), box.bottom() - box.height() * 0.22);
    hills.cubicTo(box.left() + box.width() * 0.3, box.bottom() - box.height() * 0.45, box.left() + box.width() * 0.55,
                  box.bottom() - box.height() * 0.05, box.right(), box.bottom() - box.height() * 0.38);
    hills.lineTo(box.bottomRight());
    hills.lineTo(box.bottomLeft());
    hills.closeSubpath();
    painter.fillPath(hills, paper);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.tint);
    painter.drawEllipse(box.center() - QPointF(0, box.height() * 0.12), box.height() * 0.3, box.height() * 0.3);
    painter.setBrush(inks.deep);
    for (int i = 0; i < 6; ++i) {
        painter.save();
        painter.translate(box.center() - QPointF(0, box.height() * 0.12));
        painter.rotate(60.0 * i);
        painter.drawEllipse(QPointF(0, -box.height() * 0.17), 2.4, 5);
        painter.restore();
    }
    painter.restore();
}

} // namespace

StripItem::StripItem(const TableStyle& style, QSizeF size) : m_style(style), m_size(size) {}

void StripItem::setShared(const QString& name, const QString& kind, const QString& text, const QString& accent) {
    m_name = name;
    m_kind = kind;
    m_text = text;
    m_accent = accent;
    update();
}

void StripItem::setNote(const QString& note) {
    m_note = note;
    update();
}

void StripItem::setSize(QSizeF size) {
    prepareGeometryChange();
    m_size = size;
}

void StripItem::setInset(double inset) {
    m_inset = inset;
    update();
}

void StripItem::setTurn(const QString& phase, const QString& turn) {
    m_phase = phase;
    m_turn = turn;
    update();
}

void StripItem::setButtonWidth(double width) {
    m_buttonWidth = width;
    update();
}

void StripItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const ThemeColours& c = m_style.colours();
    const TypeScale& type = m_style.type();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(c.line);
    painter->drawLine(QPointF(0, 0.5), QPointF(m_size.width(), 0.5));
    painter->drawLine(QPointF(0, m_size.height() - 0.5), QPointF(m_size.width(), m_size.height() - 0.5));
    const double middle = m_size.height() / 2;

    double right = m_size.width() - 14 - m_buttonWidth - 12;
    const QFont small = uiFont(m_style, type.small);
    const double turnWidth = QFontMetricsF(small).horizontalAdvance(m_turn);
    right -= turnWidth;
    painter->setFont(small);
    painter->setPen(c.ink2);
    painter->drawText(QRectF(right, 0, turnWidth + 2, m_size.height()), Qt::AlignLeft | Qt::AlignVCenter, m_turn);
    if (!m_phase.isEmpty()) {
        const QFont label = uiFont(m_style, type.label, true);
        const double width = QFontMetricsF(label).horizontalAdvance(m_phase) + 16;
        right -= width + 12;
        const QRectF chip(right, middle - 11, width, 22);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_style.appearance->accentWash());
        painter->drawRoundedRect(chip, 11, 11);
        painter->setFont(label);
        painter->setPen(m_style.appearance->accentColour());
        painter->drawText(chip, Qt::AlignCenter, m_phase);
    }
    if (m_name.isEmpty() && !m_note.isEmpty()) {
        painter->setFont(uiFont(m_style, type.textField, true));
        painter->setPen(c.ink);
        painter->drawText(QRectF(14 + m_inset, 0, right - 28 - m_inset, m_size.height()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_note);
        return;
    }
    if (m_name.isEmpty()) {
        painter->setFont(small);
        painter->setPen(c.ink3);
        painter->drawText(QRectF(14, 0, right - 28, m_size.height()), Qt::AlignLeft | Qt::AlignVCenter, m_kind);
        return;
    }
    paintHills(*painter, QRectF(13, 6, 84, m_size.height() - 12), m_style.tokens().cardInks(m_accent),
               m_style.tokens().common.paper);
    const double left = 110;
    const QFont bold = uiFont(m_style, type.body, true);
    painter->setFont(bold);
    painter->setPen(c.ink);
    painter->drawText(QPointF(left, middle - 12), m_name);
    painter->setFont(small);
    painter->setPen(c.ink2);
    painter->drawText(QPointF(left + QFontMetricsF(bold).horizontalAdvance(m_name) + 6, middle - 12), m_kind);
    QString text = m_text;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    painter->drawText(QRectF(left, middle - 7, right - left - 12, 36), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                      text);
}

SlotItem::SlotItem(const TableStyle& style, QSizeF size, int seat, std::string zone)
    : m_style(style),
      m_size(size),
      m_seat(seat),
      m_zone(std::move(zone)) {}

void SlotItem::setText(const QString& text) {
    m_text = text;
    update();
}

void SlotItem::setLegal(bool legal) {
    if (m_legal != legal) {
        m_legal = legal;
        update();
    }
}

QRectF SlotItem::boundingRect() const {
    return QRectF(-m_size.width() / 2, -m_size.height() / 2, m_size.width(), m_size.height())
        .adjusted(-10, -10, 10, 10);
}

void SlotItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF box(-m_size.width() / 2, -m_size.height() / 2, m_size.width(), m_size.height());
    const double radius = m_style.tokens().radius.cardMm / 63.0 * m_size.width();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_style.colours().line2, 1, Qt::DashLine));
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (m_legal) {
        paintLegalRing(*painter, box, radius, m_style);
    }
    const QRectF room = box.adjusted(4, 4, -4, -4);
    painter->setFont(fitting(uiFont(m_style, m_style.type().small), m_text, room.width()));
    painter->setPen(m_style.colours().ink3);
    painter->drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

HandHeadingItem::HandHeadingItem(const TableStyle& style, QSizeF size) : m_style(style), m_size(size) {}

void HandHeadingItem::setText(const QString& title, const QString& notes) {
    m_title = title;
    m_notes = notes;
    update();
}

void HandHeadingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QFont bold = uiFont(m_style, m_style.type().body, true);
    painter->setFont(bold);
    painter->setPen(m_style.colours().ink);
    painter->drawText(QRectF(QPointF(), m_size), Qt::AlignLeft | Qt::AlignVCenter, m_title);
    painter->setFont(uiFont(m_style, m_style.type().small));
    painter->setPen(m_style.colours().ink2);
    const double left = QFontMetricsF(bold).horizontalAdvance(m_title) + 14;
    painter->drawText(QRectF(left, 0, m_size.width() - left, m_size.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      m_notes);
}

} // namespace blattwerk::app
