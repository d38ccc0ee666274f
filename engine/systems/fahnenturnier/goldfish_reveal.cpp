#include "engine/lab/histogram.h"
#include "engine/play/figures.h"
#include "engine/play/parallel.h"
#include "engine/systems/fahnenturnier/goldfish.h"
#include "engine/systems/fahnenturnier/reveal_test.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Json = nlohmann::ordered_json;

Json noTurns() {
    return {{"mean", nullptr}, {"median", nullptr}, {"p10", nullptr}, {"p90", nullptr}};
}

Json ofTarget(const RevealTest& test, const std::vector<RevealGame::Needed>& games, int target) {
    lab::Histogram cards;
    std::size_t missed = 0;
    std::size_t oneCard = 0;
    for (const RevealGame::Needed& game : games) {
        const std::size_t needed = game[static_cast<std::size_t>(target - 1)];
        if (needed == 0) {
            ++missed;
        } else {
            cards.add(needed);
        }
        oneCard += needed == 1 ? 1U : 0U;
    }
    const auto share = [&](std::size_t part) {
        return games.empty() ? Json() : figure(static_cast<double>(part) / static_cast<double>(games.size()));
    };
    Json json = {{"target", target},
                 {"cards", cards.summary()},
                 {"not_reached", share(missed)},
                 {"one_card", share(oneCard)},
                 {"expected", nullptr}};
    if (countsExactly(test)) {
        const RevealOdds odds = exactOdds(test, target);
        json["expected"] = {{"cards", odds.cards ? figure(*odds.cards) : Json()},
                            {"not_reached", figure(odds.notReached)},
                            {"one_card", figure(odds.oneCard)}};
    }
    Json& histogram = json["histogram"] = Json::array();
    for (std::size_t needed = 1; needed < cards.counts().size(); ++needed) {
        histogram.push_back({{"cards", needed}, {"games", cards.counts()[needed]}});
    }
    return json;
}

} // namespace

model::Result<Json> revealRun(std::shared_ptr<const language::CardLanguage> language, const GoldfishSetup& setup,
                              const Progress& progress) {
    const auto test = RevealTest::of(std::move(language), setup.pool, setup.deck, setup.parameters, setup.policy);
    if (!test) {
        return test.error();
    }
    std::vector<RevealGame::Needed> games(static_cast<std::size_t>(std::max(setup.games, 0)));
    std::vector<RevealGame> workers(static_cast<std::size_t>(std::max(setup.threads, 1)), RevealGame(*test));
    const auto one = [&](int worker, int index) {
        games[static_cast<std::size_t>(index)] =
            workers[static_cast<std::size_t>(worker)].play(setup.seed + static_cast<std::uint64_t>(index));
    };
    if (!forEachIndex(setup.games, setup.threads, one, progress)) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    const auto missed =
        std::ranges::count_if(games, [](const RevealGame::Needed& needed) { return needed.back() == 0; });
    Json json = {{"games", games.size()}, {"failures", missed}, {"win_turn", noTurns()}};
    const Rules& rules = test->cards->rules;
    int strength = 0;
    for (const CardNo card : test->deck) {
        strength += rules.cards[card].strength;
    }
    Json& statistics = json["statistics"];
    statistics["run"] = "reveal";
    statistics["deck_size"] = test->deck.size();
    statistics["base_strength"] = strength;
    Json& targets = statistics["targets"] = Json::array();
    for (int target = 1; target <= kMostTarget; ++target) {
        targets.push_back(ofTarget(*test, games, target));
    }
    const CardRatings ratings(rules);
    Json& cards = json["cards"] = Json::array();
    const LayoutCards layout(rules);
    for (const std::uint16_t different : layout.different(test->deck)) {
        const CardNo card = rules.indexOf(layout.keys[different]);
        cards.push_back({{"key", layout.keys[different]},
                         {"copies", std::ranges::count(test->deck, card)},
                         {"base_strength", rules.cards[card].strength},
                         {"rating", figure(ratings.of(card) / 100.0)}});
    }
    return json;
}

} // namespace blattwerk::engine::fahnenturnier
