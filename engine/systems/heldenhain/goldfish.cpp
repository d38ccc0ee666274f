#include "engine/systems/heldenhain/goldfish.h"

#include "engine/play/parallel.h"
#include "engine/systems/heldenhain/goldfish_game.h"
#include "engine/systems/heldenhain/goldfish_run.h"
#include "engine/systems/heldenhain/goldfish_tally.h"

#include <algorithm>
#include <optional>

namespace blattwerk::engine::heldenhain {

namespace {

template<class L>
std::optional<GoldfishTally> playAll(const GoldfishRun& run, const GoldfishSetup& setup, const Progress& progress) {
    struct Worker {
        GoldfishGame<L> game;
        std::vector<CardRecord> cards;
        GoldfishTally tally;
    };
    const Rules& rules = run.cards->rules;
    std::vector<std::unique_ptr<Worker>> workers;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        workers.push_back(std::unique_ptr<Worker>(new Worker{GoldfishGame<L>(rules, run.opponent, run.policy),
                                                             std::vector<CardRecord>(rules.cards.size()),
                                                             GoldfishTally(run.differentCards())}));
    }
    const auto one = [&](int worker, int index) {
        Worker& own = *workers[static_cast<std::size_t>(worker)];
        // Both sides begin equally often; each game has its own seed, so threads do not matter.
        const std::uint64_t seed = setup.seed + static_cast<std::uint64_t>(index);
        own.tally.add(own.game.play(run.deck, run.standIn, seed, index % 2, own.cards));
    };
    if (!forEachIndex(setup.games, setup.threads, one, progress)) {
        return std::nullopt;
    }
    for (std::size_t worker = 1; worker < workers.size(); ++worker) {
        workers[0]->tally.merge(workers[worker]->tally);
    }
    return std::move(workers[0]->tally);
}

} // namespace

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    const model::Result<GoldfishRun> run = prepareGoldfish(std::move(language), setup);
    if (!run) {
        return run.error();
    }
    const std::optional<GoldfishTally> tally =
        run->fitsSmall() ? playAll<Small>(*run, setup, progress) : playAll<Large>(*run, setup, progress);
    if (!tally) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    return tally->report(run->cards->rules);
}

} // namespace blattwerk::engine::heldenhain
