#include "app/cli/seat_simulation.h"

#include "app/cli/result_files.h"
#include "app/session/manifest.h"
#include "engine/lab/seat_batch.h"

#include <QString>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

/// The system that is named, or the only one that plays tournaments.
const SystemDesk* deskOf(Console& console, const Workspace& workspace, const std::string& system) {
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

std::vector<std::string> keysIn(const std::string& list) {
    std::vector<std::string> keys;
    for (const QString& key : QString::fromStdString(list).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        keys.push_back(key.trimmed().toStdString());
    }
    return keys;
}

} // namespace

void simulateSeats(Console& console, const LabOptions& options, const SeatWish& wish) {
    auto workspace = openWorkspace(console, options.file);
    const SystemDesk* desk = workspace ? deskOf(console, *workspace, options.system) : nullptr;
    if (!desk) {
        return;
    }
    lab::SeatSetup setup;
    setup.pool = desk->cards;
    setup.collections = desk->collections;
    setup.chosen = keysIn(wish.sets);
    setup.seats = wish.players;
    setup.policies = wish.policies.empty() ? std::vector<std::string>{"heuristic"} : wish.policies;
    setup.seed = options.seed;
    if (!readParameters(console, *desk, wish.parameters, setup.parameters)) {
        return;
    }
    const auto series = desk->engine->seatSeries(setup);
    if (!series) {
        return console.fail(series.error());
    }
    const lab::GameRange range = lab::shareOf(options.games, wish.shard.index, wish.shard.count);
    nlohmann::ordered_json json =
        manifest(*workspace, *desk, {{}, {}, options.seed, options.threads, setup.parameters});
    json["players"] = setup.policies;
    json["seats"] = wish.players;
    json["sets"] = setup.chosen;
    const lab::SeatResult result{options.games, wish.shard, lab::runSeatBatch(**series, range, options.threads).tally,
                                 std::move(json)};
    if (!wish.out.empty() && !writeResult(console, wish.out, result.fileText())) {
        return;
    }
    if (console.json) {
        return console.printJson(result.report());
    }
    printSeats(console, result, desk);
}

} // namespace blattwerk::app::cli
