#include "engine/play/figures.h"
#include "engine/play/parallel.h"
#include "engine/systems/fahnenturnier/contest_series.h"
#include "engine/systems/fahnenturnier/goldfish.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Json = nlohmann::ordered_json;

/// What one game built.
struct Built {
    struct Round {
        int cards = 0;
        int strength = 0;
        int rating = 0; ///< in hundredths
    };
    std::array<Round, kMostRounds> rounds{};
    std::array<int, kContestMeasures> measures{};
    /// Of the deck at the end: starter cards, then cards of each level.
    std::array<int, kLevels + 1> kinds{};
};

struct CardCounts {
    std::int64_t offered = 0;
    std::int64_t taken = 0;
    std::int64_t kept = 0;
};

/// Builds games and adds up what happened to the cards.
struct Builder {
    explicit Builder(const ContestPlan& plan) : game(plan), cards(plan.layout->cards.size()) {}

    ContestGame game;
    lab::SeatGameRecord record;
    std::vector<CardCounts> cards;

    Built build(std::uint64_t number, const Rules& rules) {
        Built built;
        std::size_t round = 0;
        game.build(number, record, [&](const State& state) {
            const Cards& deck = state.seats[0].deck;
            Built::Round& now = built.rounds[round++];
            now.cards = static_cast<int>(deck.size());
            built.kinds = {};
            for (const CardNo card : deck) {
                now.strength += rules.cards[card].strength;
                now.rating += game.ratings().of(card);
                const bool isSet = rules.isSetCard(card);
                ++built.kinds[isSet ? static_cast<std::size_t>(rules.cards[card].level) + 1 : 0];
            }
        });
        std::ranges::copy(record.seats[0].measures, built.measures.begin());
        for (std::size_t card = 0; card < cards.size(); ++card) {
            cards[card].offered += record.cards[card].offered;
            cards[card].taken += record.cards[card].taken;
            cards[card].kept += record.cards[card].kept;
        }
        return built;
    }
};

template<typename Value>
Json mean(const std::vector<Built>& games, Value value) {
    Mean mean;
    for (const Built& game : games) {
        mean.add(value(game));
    }
    return mean.report();
}

Json ofMeasure(const std::vector<Built>& games, ContestMeasure measure) {
    return mean(games, [&](const Built& game) { return game.measures[static_cast<std::size_t>(measure)]; });
}

Json statistics(const std::vector<Built>& games, std::size_t rounds) {
    const auto size = [](const Built& game) {
        return game.measures[static_cast<std::size_t>(ContestMeasure::DeckSize)];
    };
    Figures sizes;
    for (const Built& game : games) {
        sizes.add(size(game));
    }
    Json json;
    json["run"] = "build";
    json["deck_size"] = summaryOf(sizes);
    json["deck_names"] = ofMeasure(games, ContestMeasure::DeckNames);
    json["card_strength"] = mean(games, [&](const Built& game) {
        const int strength = game.measures[static_cast<std::size_t>(ContestMeasure::DeckStrength)];
        return static_cast<double>(strength) / std::max(size(game), 1);
    });
    Json& curve = json["by_round"] = Json::array();
    for (std::size_t round = 0; round < rounds; ++round) {
        const auto perCard = [&](int Built::Round::*sum, double scale) {
            return mean(games, [&](const Built& game) {
                const Built::Round& own = game.rounds[round];
                return own.*sum / scale / std::max(own.cards, 1);
            });
        };
        curve.push_back({{"round", round + 1},
                         {"deck_size", mean(games, [&](const Built& game) { return game.rounds[round].cards; })},
                         {"card_strength", perCard(&Built::Round::strength, 1)},
                         {"card_rating", perCard(&Built::Round::rating, 100)}});
    }
    json["rerolls"] = ofMeasure(games, ContestMeasure::Rerolls);
    json["cards_removed"] = ofMeasure(games, ContestMeasure::Removed);
    json["dead_draws"] = ofMeasure(games, ContestMeasure::DeadDraws);
    json["effect_fans"] = ofMeasure(games, ContestMeasure::EffectFans);
    Json& shares = json["deck_share"] = Json::object();
    constexpr std::array<const char*, kLevels + 1> kKinds = {"starter", "A", "B", "C"};
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
        shares[kKinds[kind]] = mean(
            games, [&](const Built& game) { return static_cast<double>(game.kinds[kind]) / std::max(size(game), 1); });
    }
    return json;
}

} // namespace

model::Result<Json> buildRun(std::shared_ptr<const language::CardLanguage> language, const GoldfishSetup& setup,
                             const Progress& progress) {
    lab::SeatSetup alone;
    alone.pool = setup.pool;
    alone.collections = setup.collections;
    alone.seats = 1;
    alone.policies = {setup.policy};
    alone.parameters = setup.parameters;
    alone.seed = setup.seed;
    model::Collection start;
    start.key = "start";
    start.kind = "starter";
    for (const std::string& key : setup.deck) {
        start.cards.push_back({key, 1});
    }
    const auto plan = planContest(std::move(language), alone, {start});
    if (!plan) {
        return plan.error();
    }
    const Rules& rules = plan->variants.front();
    std::vector<Built> games(static_cast<std::size_t>(std::max(setup.games, 0)));
    std::vector<Builder> builders;
    builders.reserve(static_cast<std::size_t>(std::max(setup.threads, 1)));
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        builders.emplace_back(*plan);
    }
    const auto one = [&](int worker, int index) {
        games[static_cast<std::size_t>(index)] =
            builders[static_cast<std::size_t>(worker)].build(static_cast<std::uint64_t>(index), rules);
    };
    if (!forEachIndex(setup.games, setup.threads, one, progress)) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    Json json = {{"games", games.size()},
                 {"failures", 0},
                 {"win_turn", {{"mean", nullptr}, {"median", nullptr}, {"p10", nullptr}, {"p90", nullptr}}},
                 {"statistics", statistics(games, static_cast<std::size_t>(rules.parameters.rounds))}};
    Json& cards = json["cards"] = Json::array();
    for (std::size_t card = 0; card < plan->layout->cards.size(); ++card) {
        CardCounts sum;
        for (const Builder& builder : builders) {
            sum.offered += builder.cards[card].offered;
            sum.taken += builder.cards[card].taken;
            sum.kept += builder.cards[card].kept;
        }
        const auto share = [](std::int64_t part, std::int64_t whole) {
            return whole == 0 ? Json() : figure(static_cast<double>(part) / static_cast<double>(whole));
        };
        const auto all = static_cast<std::int64_t>(games.size());
        cards.push_back({{"key", plan->layout->cards[card]},
                         {"offered", share(sum.offered, all)},
                         {"taken", share(sum.taken, all)},
                         {"kept", share(sum.kept, all)},
                         {"pick_rate", share(sum.taken, sum.offered)}});
    }
    return json;
}

} // namespace blattwerk::engine::fahnenturnier
