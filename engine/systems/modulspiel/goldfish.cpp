#include "engine/systems/modulspiel/goldfish.h"

#include "engine/play/parallel.h"
#include "engine/systems/modulspiel/goldfish_statistics.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    const model::Result<GoldfishRun> run = prepareGoldfish(std::move(language), setup);
    if (!run) {
        return run.error();
    }
    const LayoutCards layout(run->cards->rules);
    const std::size_t cards = layout.keys.size();
    GoldfishCounts counts;
    const auto games = static_cast<std::size_t>(std::max(setup.games, 0));
    counts.records.resize(games);
    counts.measures.resize(games);
    counts.cards.resize(games * cards);
    struct Worker {
        GoldfishGame game;
        lab::GameRecord record;
    };
    std::vector<Worker> workers;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        workers.push_back({GoldfishGame(*run, layout), {}});
    }
    const auto one = [&](int worker, int index) {
        const auto at = static_cast<std::size_t>(index);
        Worker& own = workers[static_cast<std::size_t>(worker)];
        // Each game has its own seed, so threads do not matter.
        const std::span<CardUse> uses(counts.cards.data() + at * cards, cards);
        counts.records[at] = own.game.play(setup.seed + static_cast<std::uint64_t>(index), own.record, uses);
        for (std::size_t measure = 0; measure < kSeriesMeasures; ++measure) {
            counts.measures[at][measure] = own.record.measures[measure][0];
        }
    };
    if (!forEachIndex(setup.games, setup.threads, one, progress)) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    return goldfishStatistics(counts, *run, layout);
}

} // namespace blattwerk::engine::modulspiel
