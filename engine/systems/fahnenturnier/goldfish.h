#pragma once

#include "engine/systems/system.h"

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

/// The three test runs of section 4, the usual one first.
constexpr std::array<std::string_view, 3> kGoldfishRuns = {"match", "reveal", "build"};

/// Errors: as of System::goldfish, `goldfish.stopped`. Precondition: the run is one of kGoldfishRuns or empty.
[[nodiscard]] model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                                const GoldfishSetup& setup, const Progress& progress);

/// How many cards the deck needs for each strength.
[[nodiscard]] model::Result<nlohmann::ordered_json> revealRun(std::shared_ptr<const language::CardLanguage> language,
                                                              const GoldfishSetup& setup, const Progress& progress);
/// Matches against a reference that decides nothing: the bot deck (`bot`, `bot:3` for its step), the starter deck of
/// the deck (`starter`), or any deck of the project by its key.
[[nodiscard]] model::Result<nlohmann::ordered_json> matchRun(std::shared_ptr<const language::CardLanguage> language,
                                                             const GoldfishSetup& setup, const Progress& progress);
/// The deck phases of a tournament without its matches, begun with the deck.
[[nodiscard]] model::Result<nlohmann::ordered_json> buildRun(std::shared_ptr<const language::CardLanguage> language,
                                                             const GoldfishSetup& setup, const Progress& progress);

} // namespace blattwerk::engine::fahnenturnier
