#pragma once

#include "app/cli/workspace_access.h"
#include "engine/lab/seat_series.h"

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
    /// Empty: the first player of the system.
    std::string policyA;
    std::string policyB;
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    int threads = 1;
};

/// Adds them, but for the decks. `games` and its default are the command's own.
void addLabOptions(CLI::App& command, LabOptions& options);

/// That player, or the one that the system names first.
[[nodiscard]] std::string playerOf(const SystemDesk& desk, const std::string& player);

/// The system that is named, or the only one that plays tournaments; null with a message.
[[nodiscard]] const SystemDesk* tournamentDesk(Console& console, const Workspace& workspace, const std::string& system);

/// Set-up of whole tournaments of the system, without players and parameters; sets joined by commas.
[[nodiscard]] engine::lab::SeatSetup seatSetup(const LabOptions& options, const SystemDesk& desk, int players,
                                               const std::string& sets);

/// Set-up of a series of two decks of the system, without parameters; of games with a draft where there are none.
[[nodiscard]] engine::lab::SeriesSetup seriesSetup(const LabOptions& options, const SystemDesk& desk,
                                                   const std::vector<const model::Collection*>& decks);

/// The manifest of games by these options, with the keys of the decks.
[[nodiscard]] nlohmann::ordered_json labManifest(Workspace& workspace, const SystemDesk& desk,
                                                 const LabOptions& options, const model::ParameterValues& parameters,
                                                 const std::vector<std::string>& decks);

} // namespace blattwerk::app::cli
