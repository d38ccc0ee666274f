#pragma once

#include "engine/lab/series.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::modulspiel {

/// Errors as of System::series.
[[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
prepareSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup);

} // namespace blattwerk::engine::modulspiel
