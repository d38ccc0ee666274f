#pragma once

#include <QPainterPath>
#include <QStringView>

namespace blattwerk::app {

/// The outline that the `d` attribute of an SVG path describes: all absolute and relative commands but T and Q's
/// shorthand. An empty path if the text is none.
[[nodiscard]] QPainterPath pathFromSvg(QStringView d);

/// The one path of the icon `:/icons/face/<name>.svg` on a field of 10 x 10; empty if there is no such icon.
/// Reads the resource on each call; keep the result.
[[nodiscard]] QPainterPath faceIcon(const QString& name);

} // namespace blattwerk::app
