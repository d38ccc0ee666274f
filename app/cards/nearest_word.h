#pragma once

#include "model/card.h"

#include <QString>

#include <vector>

namespace blattwerk::app {

/// A word of the cards' names and texts that was perhaps meant by one that is found nowhere; empty without a near one.
[[nodiscard]] QString nearestWord(const QString& typed, const std::vector<model::Card>& cards);

} // namespace blattwerk::app
