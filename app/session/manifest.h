#pragma once

#include "app/session/workspace.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace blattwerk::app {

/// What a run of games was made with beside the cards.
struct RunSetup {
    std::string player;
    std::string opponent;
    std::uint64_t seed = 1;
    int threads = 1;
    model::ParameterValues parameters;
};

/// Everything needed to get the same figures again: program version, system, edition and revision, hashes of the card
/// pool and of the rules (grammar and parameters), parameters, seed, players, threads.
[[nodiscard]] nlohmann::ordered_json manifest(Workspace& workspace, const SystemDesk& desk, const RunSetup& setup);

/// Hash of all that play reads of the cards (key, type, name, text, values), as 16 hex digits.
[[nodiscard]] std::string poolHash(const std::vector<model::Card>& cards);

} // namespace blattwerk::app
