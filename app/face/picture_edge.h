#pragma once

#include "app/face/face_layout.h"

#include <QPainterPath>

namespace blattwerk::app {

/// The white panel below the picture: from its lower edge, whose form tells the card type, to the foot of the card.
/// All forms run on over the bleed.
[[nodiscard]] QPainterPath panelBelow(PictureEdge edge, double bottom, QSizeF card, double bleed);

} // namespace blattwerk::app
