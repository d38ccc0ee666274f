#include "app/face/corner_marks.h"

#include "app/face/face_content.h"

#include <QPainter>

namespace blattwerk::app {

namespace {

/// Depth of the notch and height of the number, as parts of a pennant's height.
constexpr double kNotch = 0.24;
constexpr double kNumber = 0.43;
/// How much larger pennants and ring are on the small face.
constexpr double kCompactScale = 1.42;
/// A plate with a number and a unit, against one with a number alone.
constexpr double kWidePlate = 1.5;
constexpr double kPlateCorner = 1.4;

/// What the cost is paid with, at the edge of its disc.
void paintBadge(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const CardInks& inks) {
    const QPointF badge = layout.costCentre + QPointF(0.8235, 0.745) * layout.costRadius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.common.paper);
    painter.drawEllipse(badge, 2.1, 2.1);
    painter.save();
    painter.translate(badge - QPointF(1.45, 1.45));
    painter.scale(.29, .29);
    painter.fillPath(layout.icons.value(layout.costIcon), inks.deep);
    painter.restore();
}

} // namespace

QPainterPath pennant(const QRectF& area) {
    QPainterPath path(area.topLeft());
    path.lineTo(area.topRight());
    path.lineTo(area.bottomRight());
    path.lineTo(area.center().x(), area.bottom() - kNotch * area.height());
    path.lineTo(area.bottomLeft());
    path.closeSubpath();
    return path;
}

std::array<QRectF, 2> pennantPlaces(const FaceLayout& layout, bool compact) {
    const QSizeF size = layout.pennantSize * (compact ? kCompactScale : 1);
    const QPointF corner = layout.pennantCorner;
    return {QRectF(corner, size), QRectF({layout.size.width() - corner.x() - size.width(), corner.y()}, size)};
}

QPointF pennantMiddle(const QRectF& area) {
    return {area.center().x(), area.top() + kNumber * area.height()};
}

QRectF platePlace(const FaceLayout& layout, const FaceContent& content, bool compact) {
    QSizeF size = layout.plateSize * (compact ? kCompactScale : 1);
    if (!layout.type(content.type).costUnit.isEmpty())
        size.rwidth() *= kWidePlate;
    return {layout.plateCorner, size};
}

RoundPlace costPlace(const FaceLayout& layout, bool compact) {
    return compact ? RoundPlace{{9.2, 9.4}, 7} : RoundPlace{layout.costCentre, layout.costRadius};
}

RoundPlace ringPlace(const FaceLayout& layout, bool compact) {
    if (!compact)
        return {layout.ringCentre, layout.ringRadius};
    const double radius = layout.ringRadius * kCompactScale;
    return {{layout.size.width() - layout.pennantCorner.x() - radius, layout.compactBandTop}, radius};
}

void paintCornerMarks(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content,
                      bool compact) {
    const CardInks& inks = tokens.cardInks(content.colour);
    if (!content.cost.isEmpty() && layout.pennantSize.isValid()) {
        painter.setPen(QPen(tokens.common.paper, compact ? .8 : .5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(inks.deep);
        for (const QRectF& place : pennantPlaces(layout, compact))
            painter.drawPath(pennant(place));
    } else if (!content.cost.isEmpty() && layout.plateSize.isValid()) {
        painter.setPen(QPen(tokens.common.paper, compact ? .8 : .5));
        painter.setBrush(inks.deep);
        painter.drawRoundedRect(platePlace(layout, content, compact), kPlateCorner, kPlateCorner);
    } else if (!content.cost.isEmpty()) {
        const RoundPlace disc = costPlace(layout, compact);
        painter.setPen(QPen(tokens.common.paper, compact ? .8 : .5));
        painter.setBrush(inks.deep);
        painter.drawEllipse(disc.centre, disc.radius, disc.radius);
        if (!compact)
            paintBadge(painter, layout, tokens, inks);
    }
    if (!content.ring.isEmpty() || !content.ringIcon.isEmpty()) {
        const RoundPlace ring = ringPlace(layout, compact);
        painter.setPen(QPen(inks.deep, compact ? 1 : .7));
        painter.setBrush(tokens.common.paper);
        painter.drawEllipse(ring.centre, ring.radius, ring.radius);
    }
}

} // namespace blattwerk::app
