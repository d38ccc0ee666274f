#include "engine/lab/seat_series.h"
#include "engine/lab/series.h"
#include "engine/systems/fahnenturnier/state.h"
#include "tests/engine/shipped_content.h"

#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;

namespace {

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["bytes"] = sizeof(fahnenturnier::State);
    run.counters["match_bytes"] = sizeof(fahnenturnier::MatchState);
}

/// A deck of fifteen different cards with all sorts of texts.
std::vector<std::string> deckOf(const char* set) {
    std::vector<std::string> keys;
    for (const auto& entry : ShippedContent::fahnenturnier().deck(set).cards) {
        if (keys.size() < 15) {
            keys.push_back(entry.cardKey);
        }
    }
    return keys;
}

void matches(benchmark::State& run, const char* policy) {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    lab::SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {deckOf("filmstudio"), deckOf("geisterhaus")};
    setup.policies = {policy, policy};
    const auto series = content.system->series(setup);
    if (!series) {
        std::abort();
    }
    const auto worker = (*series)->worker();
    lab::GameRecord record;
    std::uint64_t game = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(worker->play(game++, record, {}));
    }
    setCounters(run, double(run.iterations()));
}
BENCHMARK_CAPTURE(matches, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(matches, greedy, "greedy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(matches, solide, "solide")->Unit(benchmark::kMicrosecond);

void tournaments(benchmark::State& run, const char* policy) {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    lab::SeatSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.seats = static_cast<int>(run.range(0));
    setup.policies = {policy};
    const auto series = content.system->seatSeries(setup);
    if (!series) {
        std::abort();
    }
    const auto worker = (*series)->worker();
    lab::SeatGameRecord record;
    std::uint64_t game = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(worker->play(game++, record, {}));
    }
    setCounters(run, double(run.iterations()));
}
BENCHMARK_CAPTURE(tournaments, random, "random")->Arg(4)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(tournaments, greedy, "greedy")->Arg(4)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(tournaments, solide, "solide")->Arg(4)->Arg(8)->Unit(benchmark::kMicrosecond);

void goldfish(benchmark::State& run, const char* name) {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.deck = deckOf("filmstudio");
    setup.games = 500;
    setup.policy = "solide";
    setup.run = name;
    for (auto _ : run) {
        auto result = content.system->goldfish(setup, [](int) { return true; });
        if (!result) {
            std::abort();
        }
        benchmark::DoNotOptimize(result);
    }
    setCounters(run, double(run.iterations()) * setup.games);
}
BENCHMARK_CAPTURE(goldfish, reveal, "reveal")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goldfish, build, "build")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
