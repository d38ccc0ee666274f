#pragma once

#include "app/face/face_layout.h"
#include "app/face/tokens.h"

#include <QRectF>

class QPainter;

namespace blattwerk::app {

struct FaceContent;

/// Where the tile of that number stands at the foot of a card.
[[nodiscard]] QRectF tilePlace(const FaceLayout& layout, std::size_t tile);

/// The grounds of the tiles: filled where the card may be played, dashed elsewhere. What stands in them is among the
/// texts and icons of the composed face.
void paintTiles(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content);

/// The ground of the paragraphs that stand apart: a tint with a bar at its left edge.
void paintApart(QPainter& painter, const QRectF& ground, const CardInks& inks);

} // namespace blattwerk::app
