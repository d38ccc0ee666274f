#include "engine/core/event.h"
#include "engine/core/rng.h"
#include "engine/language/name_index.h"
#include "engine/language/reading.h"
#include "engine/systems/heldenhain/compile.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/players.h"
#include "tests/engine/shipped_content.h"

#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <map>

using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedContent;
using Game = Duel<Small>;

namespace {

/// Two shipped decks, compiled as a match compiles them.
struct Table {
    Rules rules;
    std::vector<std::uint16_t> decks[2];

    static const Table& get() {
        static const Table table;
        return table;
    }

    [[nodiscard]] GameStart start(std::uint64_t seed) const {
        GameStart start;
        start.decks[0] = decks[0];
        start.decks[1] = decks[1];
        start.seed = seed;
        return start;
    }

private:
    Table() {
        const ShippedContent& content = ShippedContent::heldenhain();
        std::map<std::string, std::uint16_t> numbers;
        std::vector<const blattwerk::model::Card*> cards;
        const std::vector<std::string> keys[2] = {content.keysOf("superfreundinnen"), content.keysOf("purpurpakt")};
        for (const auto& side : keys) {
            for (const std::string& key : side) {
                numbers[key] = 0;
            }
        }
        std::uint16_t next = 0;
        for (auto& [key, number] : numbers) {
            cards.push_back(&content.card(key));
            number = next++;
        }
        auto compiled = compileRules(cards, {}, content.system->language(),
                                     content.system->cardContext(*cards.front(), content.pool()).names);
        if (!compiled) {
            std::abort();
        }
        rules = std::move(*compiled);
        for (int side = 0; side < 2; ++side) {
            for (const std::string& key : keys[side]) {
                decks[side].push_back(numbers[key]);
            }
        }
    }
};

/// The CSV of Google Benchmark wants the same counters in every run of a program.
void setCounters(benchmark::State& run, double games, double actions, double bytes) {
    using benchmark::Counter;
    run.counters["games_per_s"] = Counter(games, Counter::kIsRate);
    run.counters["ns_per_action"] = Counter(actions * 1e-9, Counter::kIsRate | Counter::kInvert);
    run.counters["bytes"] = bytes;
}

void randomGames(benchmark::State& run) {
    const Table& table = Table::get();
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
    const Table& table = Table::get();
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

void stateCopy(benchmark::State& run) {
    const Table& table = Table::get();
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

void goldfish(benchmark::State& run) {
    const ShippedContent& content = ShippedContent::heldenhain();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.deck = content.keysOf("superfreundinnen");
    setup.games = 2000;
    for (auto _ : run) {
        auto result = content.system->goldfish(setup, [](int) { return true; });
        if (!result) {
            std::abort();
        }
        benchmark::DoNotOptimize(result);
    }
    setCounters(run, double(run.iterations()) * setup.games, 1, 0);
}
BENCHMARK(goldfish)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
