#include "tests/fuzz/fuzz_fahnenturnier.h"
#include "tests/fuzz/fuzz_game.h"
#include "tests/fuzz/fuzz_ikonen.h"
#include "tests/fuzz/fuzz_modulspiel.h"

#include "engine/play/parallel.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <iterator>
#include <mutex>
#include <string_view>
#include <thread>

using namespace blattwerk;
using namespace blattwerk::tests;

namespace {

/// Games that share their decks and parameters, because compiling the cards takes longer than a game.
constexpr std::uint64_t kGamesPerTable = 100;

struct Options {
    std::string_view system = "heldenhain";
    std::uint64_t games = 100000;
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
};

template<typename Number>
bool number(std::string_view text, Number& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

bool read(int count, char** arguments, Options& options) {
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string_view name = arguments[i];
        const std::string_view value = arguments[i + 1];
        if (name == "--system") {
            options.system = value;
            continue;
        }
        const bool ok = name == "--games"     ? number(value, options.games)
                        : name == "--seed"    ? number(value, options.seed)
                        : name == "--threads" ? number(value, options.threads)
                                              : false;
        if (!ok) {
            return false;
        }
    }
    constexpr std::string_view kSystems[] = {"fahnenturnier", "heldenhain", "ikonen", "modulspiel"};
    return count % 2 == 1 && std::ranges::find(kSystems, options.system) != std::end(kSystems);
}

std::optional<std::string> playOne(const FuzzTable& table, std::uint64_t seed, FuzzCounts& counts) {
    const std::size_t largest = std::max(table.decks[0].size(), table.decks[1].size());
    // The two sizes of a state must both hold; where the small one fits it is used for most games.
    if (table.cards->rules.fitsSmall(largest) && seed % 5 != 0) {
        return FuzzGame<engine::heldenhain::Small>(table, seed).play(counts);
    }
    return FuzzGame<engine::heldenhain::Large>(table, seed).play(counts);
}

/// Plays the games of the options over the tables that `make` draws.
template<typename Make, typename Play>
int run(const Options& options, Make make, Play play) {
    const std::uint64_t end = options.seed + options.games;
    const std::uint64_t firstTable = options.seed / kGamesPerTable;
    const std::uint64_t lastTable = (end - 1) / kGamesPerTable;
    std::mutex mutex;
    FuzzCounts all;
    int faults = 0;
    const auto oneTable = [&](int, int index) {
        const std::uint64_t number = firstTable + static_cast<std::uint64_t>(index);
        const auto table = make(number);
        FuzzCounts counts;
        const std::uint64_t first = std::max(options.seed, number * kGamesPerTable);
        for (std::uint64_t seed = first; seed < std::min(end, (number + 1) * kGamesPerTable); ++seed) {
            if (const std::optional<std::string> fault = play(table, seed, counts)) {
                const std::lock_guard lock(mutex);
                ++faults;
                std::cout << *fault << '\n';
                break;
            }
        }
        const std::lock_guard lock(mutex);
        all.steps += counts.steps;
        all.aborted += counts.aborted;
        all.flagged += counts.flagged;
    };
    const int tableCount = static_cast<int>(lastTable - firstTable + 1);
    const bool done = engine::forEachIndex(tableCount, options.threads, oneTable, {});
    std::cout << options.games << " games, " << all.steps << " steps, " << all.aborted << " aborted, " << all.flagged
              << " with a dropped trigger, " << faults << " with a fault\n";
    return done && faults == 0 ? 0 : 1;
}

} // namespace

/// Random games over decks and parameter values. A fault is told with the seed that plays the same game again:
/// `blattwerk_fuzz --games 1 --seed SEED`.
int main(int count, char** arguments) {
    Options options;
    if (!read(count, arguments, options)) {
        std::cerr << "blattwerk_fuzz [--system fahnenturnier|heldenhain|ikonen|modulspiel] [--games N] [--seed S] "
                     "[--threads T]\n";
        return 2;
    }
    if (options.system == "ikonen") {
        const IkonenTables tables(BLATTWERK_SOURCE_DIR "/tests/scenarios/ikonen");
        return run(
            options, [&](std::uint64_t number) { return tables.table(number); }, IkonenTables::play);
    }
    if (options.system == "fahnenturnier") {
        const FahnenturnierTables tables(BLATTWERK_SOURCE_DIR "/tests/scenarios/fahnenturnier");
        return run(
            options, [&](std::uint64_t number) { return tables.table(number); }, FahnenturnierTables::play);
    }
    if (options.system == "modulspiel") {
        const ModulspielTables tables(BLATTWERK_SOURCE_DIR "/tests/scenarios/modulspiel");
        return run(
            options, [&](std::uint64_t number) { return tables.table(number); }, ModulspielTables::play);
    }
    const FuzzTables tables(BLATTWERK_SOURCE_DIR "/tests/scenarios/heldenhain");
    return run(
        options, [&](std::uint64_t number) { return tables.table(number); }, playOne);
}
