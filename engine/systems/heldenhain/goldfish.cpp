#include "engine/systems/heldenhain/goldfish.h"

namespace blattwerk::engine::heldenhain {

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> /*language*/,
                                                  const GoldfishSetup& setup, const Progress& /*progress*/) {
    return model::Error{"goldfish.unknown_opponent", {setup.opponent}, {}};
}

} // namespace blattwerk::engine::heldenhain
