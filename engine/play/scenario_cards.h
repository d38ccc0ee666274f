#pragma once

#include "engine/play/json_checks.h"
#include "engine/play/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine {

/// Reads the `cards` of a file and puts them and the cards of the project into the pool; a card of the file hides one
/// of the project with the same key. A text that is not fully understood is a fault unless its card says `manual`.
[[nodiscard]] std::optional<FileFault> readCards(const Json& json, const ScenarioSystem& system,
                                                 std::vector<model::Card>& pool);

/// Reads one deck of `start`: the key of a deck of the project, or a list of card keys.
[[nodiscard]] std::optional<FileFault> readDeck(const Json& json, const std::string& place,
                                                const ScenarioSystem& system, const std::vector<model::Card>& pool,
                                                std::vector<std::string>& deck);

} // namespace blattwerk::engine
