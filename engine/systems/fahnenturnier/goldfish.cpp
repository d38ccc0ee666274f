#include "engine/systems/fahnenturnier/goldfish.h"

namespace blattwerk::engine::fahnenturnier {

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    if (setup.run == "reveal") {
        return revealRun(std::move(language), setup, progress);
    }
    if (setup.run == "build") {
        return buildRun(std::move(language), setup, progress);
    }
    return matchRun(std::move(language), setup, progress);
}

} // namespace blattwerk::engine::fahnenturnier
