#pragma once

#include <QString>

class QFont;

namespace blattwerk::app {

/// By how many pixels the dots of capitals stand above the ascent of the font.
[[nodiscard]] int aboveAscent(const QFont& font);

/// Text in HTML with lines of that height at least. Rich text cuts off what stands above the ascent of the font, and
/// the dots of capitals do; the lines get the room for them.
[[nodiscard]] QString inLines(const QString& html, const QFont& font, int height);

} // namespace blattwerk::app
