#pragma once

#include "app/face/face_layout.h"
#include "app/face/tokens.h"

#include <QPainterPath>
#include <QRectF>

#include <array>

class QPainter;

namespace blattwerk::app {

struct FaceContent;

/// A flag that hangs from its upper edge, with a notch below.
[[nodiscard]] QPainterPath pennant(const QRectF& area);

/// Where the pennants of a card hang, left and right.
[[nodiscard]] std::array<QRectF, 2> pennantPlaces(const FaceLayout& layout, bool compact);
/// Where the number of a pennant stands in its middle.
[[nodiscard]] QPointF pennantMiddle(const QRectF& area);

/// The plate of the cost; wider where a unit stands behind the number.
[[nodiscard]] QRectF platePlace(const FaceLayout& layout, const FaceContent& content, bool compact);

/// A round mark: the disc of the cost, the ring at the foot.
struct RoundPlace {
    QPointF centre;
    double radius = 0;
};
[[nodiscard]] RoundPlace costPlace(const FaceLayout& layout, bool compact);
[[nodiscard]] RoundPlace ringPlace(const FaceLayout& layout, bool compact);

/// The grounds of cost and ring: what stands in them is among the texts and icons of the composed face.
void paintCornerMarks(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content,
                      bool compact);

} // namespace blattwerk::app
