#pragma once

#include "app/face/tokens.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace blattwerk::app {

/// What tells one back from another: the letter of a level, the fans of a trophy.
struct BackMark {
    QString text;
    QString label;
};

/// Strings of flags and a banner with the mark, the same upside down. In card millimetres; `sheet` is the card with its
/// bleed.
void paintBunting(QPainter& painter, const Tokens& tokens, const QRectF& sheet, const BackMark& mark);

} // namespace blattwerk::app
