#pragma once

#include "engine/systems/system.h"

#include <nlohmann/json.hpp>

namespace blattwerk::engine::heldenhain {

/// Solo test runs of a deck (section 7.1 of the rules catalogue). Errors: those of a start,
/// `goldfish.unknown_opponent`, `match.unknown_policy`, `goldfish.stopped`. The result does not depend on the number
/// of threads.
[[nodiscard]] model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                                const GoldfishSetup& setup, const Progress& progress);

} // namespace blattwerk::engine::heldenhain
