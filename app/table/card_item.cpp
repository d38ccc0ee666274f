#include "app/table/card_item.h"

#include <QPainter>

#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kStrip = 15;
constexpr double kTurnedScale = 0.92;
/// A turned card is this opaque, a card that cannot be used that much.
constexpr double kTurnedOpacity = 0.82;
constexpr double kDimOpacity = 0.42;

} // namespace

CardItem::CardItem(const TableStyle& style, QSizeF size, QGraphicsItem* parent)
    : QGraphicsObject(parent),
      m_style(style),
      m_size(size) {
    setAcceptHoverEvents(true);
}

void CardItem::setCard(const BoardCard& card, const QString& label, const QString& labelIcon) {
    prepareGeometryChange();
    m_card = card;
    m_label = label;
    m_labelIcon = labelIcon;
    update();
}

void CardItem::setLook(const CardLook& look) {
    if (m_look != look) {
        m_look = look;
        update();
    }
}

void CardItem::setLifted(bool lifted) {
    m_lifted = lifted;
    setZValue(lifted ? 100 : 0);
    setRotation(lifted ? 5 : 0);
    update();
}

QRectF CardItem::face() const {
    if (m_card.upright) {
        return {-m_size.width() / 2, -m_size.height() / 2, m_size.width(), m_size.height()};
    }
    const QSizeF turned = m_size.transposed() * kTurnedScale;
    return {-turned.width() / 2, -turned.height() / 2, turned.width(), turned.height()};
}

QRectF CardItem::boundingRect() const {
    const double reach = std::max(m_size.width(), m_size.height()) / 2;
    return {-reach - 18, -reach - 18, 2 * reach + 36, 2 * reach + 36 + kStrip + 24};
}

QPainterPath CardItem::shape() const {
    QPainterPath path;
    path.addRoundedRect(face(), 5, 5);
    return path;
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget* widget) {
    const Tokens& tokens = m_style.tokens();
    const QRectF area = face();
    const double radius = tokens.radius.cardMm / 63.0 * m_size.width();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool hover = isUnderMouse() && !m_card.hidden;
    paintShadow(*painter, area, radius, m_lifted || hover ? tokens.dragShadow : tokens.cardShadow,
                m_style.colours().shadow);

    // Pixels for the size on the screen, in the card's own upright direction.
    const double zoom = std::hypot(painter->worldTransform().m11(), painter->worldTransform().m12());
    const double ratio = zoom * (widget ? widget->devicePixelRatioF() : 1.0);
    const QSizeF size = m_card.upright ? m_size : m_size * kTurnedScale;
    const QSize pixels = (size * ratio).toSize();
    const QPixmap pixmap = m_card.hidden ? m_style.faces->back(pixels) : m_style.faces->compact(m_card, pixels);
    painter->save();
    painter->setOpacity(m_look.dim ? kDimOpacity : m_card.upright ? 1.0 : kTurnedOpacity);
    // The face begins on a whole pixel, so that its letters stay as sharp as they were set.
    const QPointF corner = painter->deviceTransform().map(m_card.upright ? area.topLeft() : area.topRight());
    if (rotation() == 0) {
        painter->translate((QPointF(corner.toPoint()) - corner) / ratio);
    }
    if (!m_card.upright) {
        painter->rotate(90);
    }
    painter->drawPixmap(QRectF(QPointF(-size.width() / 2, -size.height() / 2), QSizeF(pixels) / ratio), pixmap,
                        QRectF(pixmap.rect()));
    painter->restore();

    if (m_look.legal) {
        paintLegalRing(*painter, area, radius, m_style);
    }
    if (m_look.illegal) {
        paintIllegalRing(*painter, area, radius, m_style);
    }
    if (m_look.selected || m_look.current) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_style.appearance->accentColour(), tokens.stroke.focus + (m_look.selected ? 1 : 0)));
        painter->drawRoundedRect(area.adjusted(-3, -3, 3, 3), radius + 3, radius + 3);
    }
    // Cards stand 8 apart; chips must not reach into each other.
    const double chipRoom = area.width() + 6;
    double below = area.bottom();
    if (!m_card.attached.empty()) {
        paintAttached(*painter, below);
        below += kStrip;
    }
    if (!m_label.isEmpty()) {
        paintChip(*painter, {0, below + 11}, m_label, m_labelIcon, m_style, false, chipRoom);
    }
    if (!m_look.reason.isEmpty()) {
        paintChip(*painter, {0, 0}, m_look.reason, {}, m_style, false, chipRoom);
    }
}

void CardItem::paintAttached(QPainter& painter, double top) const {
    const BoardCard& carried = m_card.attached.front();
    const CardInks& inks = m_style.tokens().cardInks(m_style.faces->colourKey(carried.key));
    const double width = std::min(m_size.width(), face().width()) - 10;
    const QRectF strip(-width / 2, top - 3, width, kStrip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.mid);
    painter.drawRoundedRect(strip, 4, 4);
    painter.setBrush(inks.tint);
    painter.drawRoundedRect(strip.adjusted(1, 0, -1, -1), 3, 3);
    QFont font(m_style.tokens().fonts.narrow);
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(inks.deep);
    painter.drawText(strip.adjusted(3, 1, -3, 0), Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(m_style.faces->name(carried.key), Qt::ElideRight, width - 6));
}

} // namespace blattwerk::app
