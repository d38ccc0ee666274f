#pragma once

#include "tests/fifth_system/engine/systems/kehraus/rules.h"

#include "engine/systems/system.h"

namespace blattwerk::engine::kehraus {

/// Games of two decks, or of one alone against a side that has nothing.
[[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
prepareSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup);

/// How fast a deck reaches the goal alone.
[[nodiscard]] model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                                const GoldfishSetup& setup, const Progress& progress);

} // namespace blattwerk::engine::kehraus
