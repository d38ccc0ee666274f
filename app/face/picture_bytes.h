#pragma once

#include <QImage>

#include <string_view>

namespace blattwerk::app {

/// The picture in these bytes, whatever its format; null where there is none, or none that is safe to read: nothing
/// outside the bytes is looked at, and no file makes the program hang or fill the memory. An SVG must do without
/// document types, references to other files and heaps of copies, and is not packed.
[[nodiscard]] QImage readPicture(std::string_view bytes);

/// Whether an SVG keeps to that.
[[nodiscard]] bool isHarmlessSvg(std::string_view bytes);

} // namespace blattwerk::app
