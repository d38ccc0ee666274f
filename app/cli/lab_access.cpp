#include "app/cli/lab_access.h"

#include "app/cli/usage.h"
#include "app/session/manifest.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace blattwerk::app::cli {

void addLabOptions(CLI::App& command, LabOptions& options) {
    command.add_option("FILE", options.file, translate("CommandLine", "Project"))->required();
    command.add_option("--system", options.system, translate("CommandLine", "System, where two use the same key"));
    command.add_option("--policy-a", options.policyA, translate("CommandLine", "Who plays side A"));
    command.add_option("--policy-b", options.policyB, translate("CommandLine", "Who plays side B"));
    command.add_option("--games", options.games, translate("CommandLine", "Number of games"))
        ->check(wholeNumber(1, 1000000000000));
    command.add_option("--seed", options.seed, translate("CommandLine", "Seed of the first two games"))
        ->check(wholeNumber(0, std::numeric_limits<long long>::max()));
    command
        .add_option("--threads", options.threads, translate("CommandLine", "Threads; the result does not depend on it"))
        ->check(wholeNumber(1, 256));
}

engine::lab::SeriesSetup seriesSetup(const LabOptions& options, const SystemDesk& desk,
                                     const std::vector<const model::Collection*>& decks) {
    engine::lab::SeriesSetup setup;
    setup.pool = desk.cards;
    setup.collections = desk.collections;
    for (const model::Collection* deck : decks) {
        setup.decks.push_back(deck->cardKeys());
    }
    setup.policies = {options.policyA, options.policyB};
    setup.seed = options.seed;
    return setup;
}

nlohmann::ordered_json labManifest(Workspace& workspace, const SystemDesk& desk, const LabOptions& options,
                                   const model::ParameterValues& parameters, const std::vector<std::string>& decks) {
    nlohmann::ordered_json json =
        manifest(workspace, desk, {options.policyA, options.policyB, options.seed, options.threads, parameters});
    json["decks"] = decks;
    return json;
}

} // namespace blattwerk::app::cli
