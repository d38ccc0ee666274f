#pragma once

#include <QPainterPath>
#include <QString>

namespace blattwerk::app {

/// What tells one back from another: the letter of a level, the fans of a trophy, the sign of a kind of card.
struct BackMark {
    QString text;
    QString label;
    /// On a field of 10 x 10.
    QPainterPath sign;
    /// Key of the inks of that kind.
    QString inks;
};

} // namespace blattwerk::app
