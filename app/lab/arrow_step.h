#pragma once

#include <QPoint>

#include <optional>

namespace blattwerk::app {

/// The step in a grid of cells that an arrow key means; nothing for other keys.
[[nodiscard]] std::optional<QPoint> arrowStep(int key);

} // namespace blattwerk::app
