#include "engine/systems/ikonen/player.h"
#include "tests/engine/ikonen/duel_table.h"

#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using blattwerk::tests::DuelTable;
using blattwerk::tests::ShippedContent;

namespace {

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games, double actions, double bytes) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["ns_per_action"] = Counter(actions * 1e-9, Counter::kIsRate | Counter::kInvert);
    run.counters["bytes"] = bytes;
}

void games(benchmark::State& run, const char* policy) {
    static const DuelTable table("marktplatz", "kreisel");
    Player player(*policyNamed(policy), table.rules());
    NullSink sink;
    std::uint64_t seed = 1;
    std::int64_t actions = 0;
    for (auto _ : run) {
        player.begin(seed);
        State state = Duel::start(table.rules(), table.start(seed++), sink);
        while (!Duel::over(state)) {
            Duel::apply(state, table.rules(), player.choose(state), sink);
            ++actions;
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), double(actions), double(sizeof(State)));
}
BENCHMARK_CAPTURE(games, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, greedy, "greedy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, solide, "solide")->Unit(benchmark::kMicrosecond);

void goldfish(benchmark::State& run) {
    const ShippedContent& content = ShippedContent::ikonen();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.deck = content.keysOf("marktplatz");
    setup.games = 1000;
    setup.policy = "solide";
    for (auto _ : run) {
        auto result = content.system->goldfish(setup, [](int) { return true; });
        if (!result) {
            std::abort();
        }
        benchmark::DoNotOptimize(result);
    }
    setCounters(run, double(run.iterations()) * setup.games, 1, double(sizeof(State)));
}
BENCHMARK(goldfish)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
