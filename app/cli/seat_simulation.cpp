#include "app/cli/seat_simulation.h"

#include "app/cli/result_files.h"
#include "app/session/manifest.h"
#include "engine/lab/seat_batch.h"

namespace blattwerk::app::cli {

namespace lab = engine::lab;

void simulateSeats(Console& console, const LabOptions& options, const SeatWish& wish) {
    auto workspace = openWorkspace(console, options.file);
    const SystemDesk* desk = workspace ? tournamentDesk(console, *workspace, options.system) : nullptr;
    if (!desk) {
        return;
    }
    lab::SeatSetup setup = seatSetup(options, *desk, wish.players, wish.sets);
    setup.policies = wish.policies.empty() ? std::vector<std::string>{playerOf(*desk, {})} : wish.policies;
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
    if (!wish.out.empty()) {
        lab::SeatResult kept = result;
        kept.manifest = withNames(kept.manifest, *desk, kept.tally.layout().cards);
        if (!writeResult(console, wish.out, kept.fileText())) {
            return;
        }
    }
    if (console.json) {
        return console.printJson(result.report());
    }
    printSeats(console, result, desk);
}

} // namespace blattwerk::app::cli
