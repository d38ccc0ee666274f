#pragma once

#include "model/card.h"

#include <string>
#include <vector>

namespace blattwerk::tests {

/// The different cards that the scenario files of a folder define; they get the keys `probe-0`, `probe-1`, ...
[[nodiscard]] std::vector<model::Card> scenarioCards(const std::string& system, const std::string& folder);

} // namespace blattwerk::tests
