#include "engine/systems/modulspiel/player.h"
#include "tests/engine/modulspiel/module_table.h"

#include <benchmark/benchmark.h>

using namespace blattwerk::engine;
using namespace blattwerk::engine::modulspiel;

namespace {

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games, double actions, double bytes) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["ns_per_action"] = Counter(actions * 1e-9, Counter::kIsRate | Counter::kInvert);
    run.counters["bytes"] = bytes;
}

/// Whole games of the shipped pool, draft included.
void games(benchmark::State& run, const char* policy) {
    static const auto cards = blattwerk::tests::compiled(blattwerk::tests::draftOfShippedPool(1));
    const Rules& rules = cards->rules;
    Player player(*policyNamed(policy), rules);
    NullSink sink;
    std::uint64_t seed = 1;
    std::int64_t actions = 0;
    for (auto _ : run) {
        player.begin(seed);
        GameStart start;
        start.seed = seed++;
        State state = ModuleGame::start(rules, start, sink);
        while (!ModuleGame::over(state)) {
            ModuleGame::apply(state, rules, player.choose(state), sink);
            ++actions;
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), double(actions), double(sizeof(State)));
}
BENCHMARK_CAPTURE(games, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, greedy, "greedy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(games, solide, "solide")->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
