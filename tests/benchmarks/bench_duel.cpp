#include "engine/core/event.h"
#include "engine/core/rng.h"
#include "engine/lab/batch.h"
#include "engine/systems/heldenhain/player.h"
#include "engine/systems/heldenhain/players.h"
#include "tests/benchmarks/duel_table.h"

#include <benchmark/benchmark.h>

using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::benchmarks::DuelTable;
using blattwerk::tests::ShippedContent;
using Game = Duel<Small>;

namespace {

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games, double actions, double bytes) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["ns_per_action"] = Counter(actions * 1e-9, Counter::kIsRate | Counter::kInvert);
    run.counters["bytes"] = bytes;
}

void randomGames(benchmark::State& run) {
    const DuelTable& table = DuelTable::get();
    NullSink sink;
    Rng rng(7);
    std::uint64_t seed = 1;
    std::int64_t actions = 0;
    for (auto _ : run) {
        State<Small> state = Game::start(table.rules, table.start(seed++), sink);
        while (!Game::over(state)) {
            Game::apply(state, table.rules, randomStep(state, table.rules, rng), sink);
            ++actions;
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), double(actions), 0);
}
BENCHMARK(randomGames)->Unit(benchmark::kMicrosecond);

void greedyGames(benchmark::State& run) {
    const DuelTable& table = DuelTable::get();
    NullSink sink;
    std::uint64_t seed = 1;
    for (auto _ : run) {
        State<Small> state = Game::start(table.rules, table.start(seed++), sink);
        GreedyPlayer<Small> player;
        while (!Game::over(state)) {
            Game::apply(state, table.rules, player.choose(state, table.rules), sink);
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), 1, 0);
}
BENCHMARK(greedyGames)->Unit(benchmark::kMicrosecond);

void heuristicGames(benchmark::State& run) {
    const DuelTable& table = DuelTable::get();
    NullSink sink;
    Policy policy;
    policy.kind = Policy::Kind::Heuristic;
    Player<Small> player(policy, table.rules);
    std::uint64_t seed = 1;
    for (auto _ : run) {
        player.begin(seed);
        State<Small> state = Game::start(table.rules, table.start(seed++), sink);
        while (!Game::over(state)) {
            Game::apply(state, table.rules, player.choose(state), sink);
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), 1, 0);
}
BENCHMARK(heuristicGames)->Unit(benchmark::kMicrosecond);

void stateCopy(benchmark::State& run) {
    const DuelTable& table = DuelTable::get();
    NullSink sink;
    State<Small> state = Game::start(table.rules, table.start(1), sink);
    State<Small> copies[8];
    std::size_t i = 0;
    for (auto _ : run) {
        copies[i++ & 7] = state;
        benchmark::ClobberMemory();
    }
    setCounters(run, 0, 1, double(sizeof(State<Small>)));
}
BENCHMARK(stateCopy);

void goldfish(benchmark::State& run, const char* policy, int games) {
    const ShippedContent& content = ShippedContent::heldenhain();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.deck = content.keysOf("superfreundinnen");
    setup.games = games;
    setup.policy = policy;
    for (auto _ : run) {
        auto result = content.system->goldfish(setup, [](int) { return true; });
        if (!result) {
            std::abort();
        }
        benchmark::DoNotOptimize(result);
    }
    setCounters(run, double(run.iterations()) * setup.games, 1, 0);
}
BENCHMARK_CAPTURE(goldfish, random, "random", 10000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goldfish, greedy, "greedy", 4000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(goldfish, heuristic, "heuristic", 400)->Unit(benchmark::kMillisecond);

/// A batch of the laboratory; random play has the shortest games, so threads meet most often.
void batch(benchmark::State& run) {
    const ShippedContent& content = ShippedContent::heldenhain();
    lab::SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf("superfreundinnen"), content.keysOf("purpurpakt")};
    setup.policies = {"random", "random"};
    const auto series = content.system->series(setup);
    if (!series) {
        std::abort();
    }
    constexpr std::uint64_t kGames = 4000;
    for (auto _ : run) {
        const lab::BatchResult result = lab::runBatch(**series, {0, kGames}, static_cast<int>(run.range(0)));
        benchmark::DoNotOptimize(result.tally.games());
    }
    setCounters(run, double(run.iterations()) * double(kGames), 1, 0);
}
BENCHMARK(batch)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
