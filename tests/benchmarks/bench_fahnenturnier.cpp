#include "tests/engine/fahnenturnier/tournament_table.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using blattwerk::tests::MatchTable;
using blattwerk::tests::ShippedContent;
using blattwerk::tests::TournamentTable;

namespace {

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games, double actions, double bytes) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["ns_per_action"] = Counter(actions * 1e-9, Counter::kIsRate | Counter::kInvert);
    run.counters["bytes"] = bytes;
}

/// Any legal step, all equally likely.
template<typename Game>
Action anyStep(const typename Game::State& state, const Rules& rules, ActionList& list, Rng& rng) {
    Game::legal(state, rules, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// A starter deck with some cards of a set.
std::vector<std::string> deckOf(const char* starter, const char* set) {
    constexpr std::size_t kEvery = 5;
    const ShippedContent& content = ShippedContent::fahnenturnier();
    std::vector<std::string> deck = content.keysOf(starter);
    const std::vector<std::string> cards = content.keysOf(set);
    for (std::size_t i = 0; i < cards.size(); i += kEvery) {
        deck.push_back(cards[i]);
    }
    return deck;
}

void matches(benchmark::State& run) {
    static const MatchTable table(deckOf("nachtwaechterverein", "burg"), deckOf("suppenkueche-am-tor", "schiffswrack"),
                                  ShippedContent::fahnenturnier().cards);
    NullSink sink;
    ActionList list;
    std::uint64_t seed = 1;
    std::int64_t actions = 0;
    for (auto _ : run) {
        Rng rng(seed);
        MatchState state = FlagMatch::start(table.rules(), table.start(seed++), sink);
        while (!state.over()) {
            FlagMatch::apply(state, table.rules(), anyStep<FlagMatch>(state, table.rules(), list, rng), sink);
            ++actions;
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), double(actions), double(sizeof(MatchState)));
}
BENCHMARK(matches)->Unit(benchmark::kMicrosecond);

void tournaments(benchmark::State& run) {
    static const TournamentTable table(4);
    NullSink sink;
    ActionList list;
    std::uint64_t seed = 1;
    std::int64_t actions = 0;
    for (auto _ : run) {
        Rng rng(seed);
        State state = Tournament::start(table.rules(), seed++, sink);
        while (!state.over()) {
            Tournament::apply(state, table.rules(), anyStep<Tournament>(state, table.rules(), list, rng), sink);
            ++actions;
        }
        benchmark::DoNotOptimize(state);
    }
    setCounters(run, double(run.iterations()), double(actions), double(sizeof(State)));
}
BENCHMARK(tournaments)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
