#pragma once

#include "engine/systems/system.h"

namespace blattwerk::engine::modulspiel {

/// Errors: those of prepareGoldfish, `goldfish.stopped`.
[[nodiscard]] model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                                const GoldfishSetup& setup, const Progress& progress);

} // namespace blattwerk::engine::modulspiel
