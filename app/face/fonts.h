#pragma once

#include <QStringList>

namespace blattwerk::app {

/// Registers the fonts that the program brings along, so that every machine breaks lines alike. Call it once after the
/// application object exists and before the first text is laid out. Returns the files that could not be used.
QStringList loadFonts();

} // namespace blattwerk::app
