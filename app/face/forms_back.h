#pragma once

#include "app/face/back_mark.h"
#include "app/face/tokens.h"

#include <QRectF>

class QPainter;

namespace blattwerk::app {

/// Lines and boxes of a form that nobody filled in, and a round stamp with the sign of the kind of card; the same
/// upside down. In card millimetres; `sheet` is the card with its bleed.
void paintForms(QPainter& painter, const Tokens& tokens, const QRectF& sheet, const BackMark& mark);

} // namespace blattwerk::app
