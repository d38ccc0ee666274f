#include "engine/systems/heldenhain/goldfish.h"

#include "engine/play/parallel.h"
#include "engine/systems/heldenhain/goldfish_game.h"
#include "engine/systems/heldenhain/goldfish_run.h"
#include "engine/systems/heldenhain/goldfish_statistics.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

template<class L>
bool playAll(const GoldfishRun& run, const GoldfishSetup& setup, const Progress& progress,
             std::vector<GoldfishRecord>& records, std::span<CardRecord> cardRecords) {
    std::vector<std::unique_ptr<GoldfishGame<L>>> games;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        games.push_back(std::make_unique<GoldfishGame<L>>(run.cards->rules, run.opponent, run.policy));
    }
    const std::size_t cards = run.cards->rules.cards.size();
    const auto one = [&](int worker, int index) {
        const auto at = static_cast<std::size_t>(index);
        // Both sides begin equally often; each game has its own seed, so threads do not matter.
        records[at] = games[static_cast<std::size_t>(worker)]->play(run.deck, run.standIn,
                                                                    setup.seed + static_cast<std::uint64_t>(index),
                                                                    index % 2, cardRecords.subspan(at * cards, cards));
    };
    return forEachIndex(setup.games, setup.threads, one, progress);
}

} // namespace

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    const model::Result<GoldfishRun> run = prepareGoldfish(std::move(language), setup);
    if (!run) {
        return run.error();
    }
    const Rules& rules = run->cards->rules;
    std::vector<GoldfishRecord> records(static_cast<std::size_t>(std::max(setup.games, 0)));
    std::vector<CardRecord> cards(records.size() * rules.cards.size());
    const bool done = run->fitsSmall() ? playAll<Small>(*run, setup, progress, records, cards)
                                       : playAll<Large>(*run, setup, progress, records, cards);
    if (!done) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    return goldfishStatistics(records, rules, run->differentCards());
}

} // namespace blattwerk::engine::heldenhain
