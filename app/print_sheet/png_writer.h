#pragma once

#include <QByteArray>

class QImage;

namespace blattwerk::app {

/// The picture as a PNG with its resolution, colours with 8 bits each, transparency where the picture has it. Same
/// picture, same bytes; several times faster than Qt's own writer. Empty for a picture without pixels.
[[nodiscard]] QByteArray pngOf(const QImage& image);

} // namespace blattwerk::app
