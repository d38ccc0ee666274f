#pragma once

#include "app/face/back_mark.h"
#include "app/face/tokens.h"

#include <QRectF>

class QPainter;

namespace blattwerk::app {

/// Strings of flags and a banner with the mark, the same upside down. In card millimetres; `sheet` is the card with its
/// bleed.
void paintBunting(QPainter& painter, const Tokens& tokens, const QRectF& sheet, const BackMark& mark);

} // namespace blattwerk::app
