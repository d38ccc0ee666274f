#pragma once

#include "app/shell/application.h"

#include <QString>

namespace blattwerk::app {

/// Writes one PNG per page and dialog of the sample project (or the one of the options) into the folder, at 1440 × 900.
/// Settings of the person are neither used nor changed. False with the reason if a file cannot be written.
[[nodiscard]] bool takeScreenshots(StartOptions options, const QString& folder, QString& failure);

} // namespace blattwerk::app
