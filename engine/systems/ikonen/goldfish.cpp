#include "engine/systems/ikonen/goldfish.h"

#include "engine/play/parallel.h"
#include "engine/systems/ikonen/goldfish_statistics.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    const model::Result<GoldfishRun> run = prepareGoldfish(std::move(language), setup);
    if (!run) {
        return run.error();
    }
    const LayoutCards layout(run->cards->rules);
    const std::size_t cards = layout.keys.size();
    std::vector<GoldfishRecord> records(static_cast<std::size_t>(std::max(setup.games, 0)));
    std::vector<lab::CardRecord> ofCards(records.size() * cards);
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
        records[at] = own.game.play(setup.seed + static_cast<std::uint64_t>(index), own.record);
        std::copy(own.record.cards[0].begin(), own.record.cards[0].end(),
                  ofCards.begin() + static_cast<std::ptrdiff_t>(at * cards));
    };
    if (!forEachIndex(setup.games, setup.threads, one, progress)) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    return goldfishStatistics(records, ofCards, *run, layout);
}

} // namespace blattwerk::engine::ikonen
