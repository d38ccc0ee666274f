#include "app/cli/lab_access.h"

#include "app/cli/usage.h"
#include "app/session/manifest.h"

#include <CLI/CLI.hpp>

#include <QString>

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

std::string playerOf(const SystemDesk& desk, const std::string& player) {
    const auto policies = desk.engine ? desk.engine->policies() : std::vector<engine::PolicyInfo>();
    return player.empty() && !policies.empty() ? std::string(policies.front().key) : player;
}

const SystemDesk* tournamentDesk(Console& console, const Workspace& workspace, const std::string& system) {
    if (!system.empty()) {
        return systemDesk(console, workspace, system);
    }
    for (const std::string& key : workspace.systemKeys()) {
        const SystemDesk& desk = workspace.system(key);
        if (desk.engine && desk.engine->playsTournaments()) {
            return &desk;
        }
    }
    console.fail(filled(translate("CommandLine", "%1 is missing."), {"--system"}), Exit::Usage);
    return nullptr;
}

engine::lab::SeatSetup seatSetup(const LabOptions& options, const SystemDesk& desk, int players,
                                 const std::string& sets) {
    engine::lab::SeatSetup setup;
    setup.pool = desk.cards;
    setup.collections = desk.collections;
    for (const QString& key : QString::fromStdString(sets).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        setup.chosen.push_back(key.trimmed().toStdString());
    }
    setup.seats = players;
    setup.seed = options.seed;
    return setup;
}

engine::lab::SeriesSetup seriesSetup(const LabOptions& options, const SystemDesk& desk,
                                     const std::vector<const model::Collection*>& decks) {
    engine::lab::SeriesSetup setup;
    setup.pool = desk.cards;
    setup.collections = desk.collections;
    for (const model::Collection* deck : decks) {
        setup.decks.push_back(deck->cardKeys());
    }
    setup.policies = {playerOf(desk, options.policyA), playerOf(desk, options.policyB)};
    setup.seed = options.seed;
    return setup;
}

nlohmann::ordered_json labManifest(Workspace& workspace, const SystemDesk& desk, const LabOptions& options,
                                   const model::ParameterValues& parameters, const std::vector<std::string>& decks) {
    nlohmann::ordered_json json = manifest(
        workspace, desk,
        {playerOf(desk, options.policyA), playerOf(desk, options.policyB), options.seed, options.threads, parameters});
    json["decks"] = decks;
    return json;
}

} // namespace blattwerk::app::cli
