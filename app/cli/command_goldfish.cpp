#include "app/cli/commands.h"
#include "app/cli/lab_access.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/session/manifest.h"

#include <CLI/CLI.hpp>

#include <limits>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct GoldfishOptions {
    std::string file;
    std::string deck;
    std::string system;
    std::string opponent = "passive";
    /// Empty: the first player of the system.
    std::string policy;
    std::string run;
    std::vector<std::string> set;
    std::uint64_t seed = 1;
    int games = 1000;
    int threads = 1;
};

/// Histograms and the lists of cards are left to the machine output.
bool isTable(const nlohmann::ordered_json& list) {
    constexpr std::size_t kHistogramRow = 2;
    return !list.empty() && list.front().is_object() && list.front().size() > kHistogramRow;
}

/// One line per figure, nested names joined by dots; a row of a table goes by its first figure.
void printFigures(const Console& console, const nlohmann::ordered_json& value, const std::string& name) {
    if (value.is_object()) {
        for (const auto& [key, inner] : value.items()) {
            if (key != "cards" || !inner.is_array()) {
                printFigures(console, inner, name.empty() ? key : name + "." + key);
            }
        }
    } else if (value.is_array() && isTable(value)) {
        for (const nlohmann::ordered_json& row : value) {
            printFigures(console, row, name + "." + row.front().dump());
        }
    } else if (!value.is_array()) {
        console.print(name + "\t" + value.dump());
    }
}

void runGoldfish(Console& console, const GoldfishOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    const DeckPlace place = findDeck(console, *workspace, options.deck, options.system);
    if (!place.deck || !systemDesk(console, *workspace, place.desk->info.key)) {
        return;
    }
    engine::GoldfishSetup setup;
    setup.pool = place.desk->cards;
    setup.deck = place.deck->cardKeys();
    setup.opponent = options.opponent;
    setup.policy = playerOf(*place.desk, options.policy);
    setup.seed = options.seed;
    setup.games = options.games;
    setup.threads = options.threads;
    setup.run = options.run;
    setup.collections = place.desk->collections;
    if (!readParameters(console, *place.desk, options.set, setup.parameters)) {
        return;
    }
    auto result = place.desk->engine->goldfish(setup, [](int) { return true; });
    if (!result) {
        return console.fail(result.error());
    }
    (*result)["manifest"] = manifest(*workspace, *place.desk,
                                     {setup.policy, options.opponent, options.seed, options.threads, setup.parameters});
    if (!options.run.empty()) {
        (*result)["manifest"]["run"] = options.run;
    }
    if (console.json) {
        return console.printJson(*result);
    }
    printFigures(console, *result, {});
}

} // namespace

void addGoldfish(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "goldfish", translate("CommandLine", "Play a deck alone many times and report how fast it wins"));
    auto options = std::make_shared<GoldfishOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--deck", options->deck, translate("CommandLine", "Key of the deck"))->required();
    command->add_option("--system", options->system, translate("CommandLine", "System, where two use the same key"));
    command->add_option("--games", options->games, translate("CommandLine", "Number of games"))
        ->check(wholeNumber(1, 100000000));
    command->add_option("--opponent", options->opponent,
                        translate("CommandLine", "passive, dummy, or a script: stoerfeuer, wettlauf, abriss; in the "
                                                 "flag tournament bot, bot:3 (its level), starter or a deck"));
    command->add_option("--run", options->run,
                        translate("CommandLine", "Test run, where a system has several: match, reveal, build"));
    command->add_option("--policy", options->policy, translate("CommandLine", "Who plays the deck"));
    command->add_option("--set", options->set, translate("CommandLine", "parameter=value"))->allow_extra_args(false);
    command->add_option("--seed", options->seed, translate("CommandLine", "Seed of the first game"))
        ->check(wholeNumber(0, std::numeric_limits<long long>::max()));
    command
        ->add_option("--threads", options->threads,
                     translate("CommandLine", "Threads; the result does not depend on it"))
        ->check(wholeNumber(1, 256));
    command->callback([&console, options] { runGoldfish(console, *options); });
}

} // namespace blattwerk::app::cli
