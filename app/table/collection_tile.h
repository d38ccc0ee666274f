#pragma once

#include "app/face/tokens.h"

#include <QImage>
#include <QString>

namespace blattwerk::app {

/// A collection that lies on the table like a card (a module in the draft): its name on a band in its colour, and what
/// it is about.
[[nodiscard]] QImage paintCollectionTile(const QString& name, const QString& text, const CardInks& inks,
                                         const Tokens& tokens, QSize pixels);

} // namespace blattwerk::app
