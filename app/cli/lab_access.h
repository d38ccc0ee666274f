#pragma once

#include "app/cli/workspace_access.h"
#include "engine/lab/series.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

/// Options that all commands of the lab share.
struct LabOptions {
    std::string file;
    std::string a;
    std::string b;
    std::string system;
    std::string policyA = "heuristic";
    std::string policyB = "heuristic";
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    int threads = 1;
};

/// Adds them, but for the decks. `games` and its default are the command's own.
void addLabOptions(CLI::App& command, LabOptions& options);

/// Set-up of a series of two decks of the system, without parameters; of games with a draft where there are none.
[[nodiscard]] engine::lab::SeriesSetup seriesSetup(const LabOptions& options, const SystemDesk& desk,
                                                   const std::vector<const model::Collection*>& decks);

/// The manifest of games by these options, with the keys of the decks.
[[nodiscard]] nlohmann::ordered_json labManifest(Workspace& workspace, const SystemDesk& desk,
                                                 const LabOptions& options, const model::ParameterValues& parameters,
                                                 const std::vector<std::string>& decks);

} // namespace blattwerk::app::cli
