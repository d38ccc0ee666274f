#include "app/cli/commands.h"
#include "app/cli/lab_access.h"
#include "app/cli/result_files.h"
#include "app/cli/tally_text.h"
#include "app/cli/usage.h"

#include "engine/lab/batch.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

struct SimulateOptions : LabOptions {
    std::vector<std::string> set;
    std::string shard;
    std::string out;
};

void runSimulate(Console& console, const SimulateOptions& options) {
    const auto shard = options.shard.empty() ? lab::Shard{} : lab::shardFromText(options.shard);
    if (!shard) {
        return console.fail(
            filled(translate("CommandLine", "“%1” is no part of a run: 2/8 means the second of eight parts."),
                   {options.shard}),
            Exit::Usage);
    }
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    const DeckPlace a = findDeck(console, *workspace, options.a, options.system);
    if (!a.deck) {
        return;
    }
    const std::string& key = a.desk->info.key;
    const DeckPlace b = findDeck(console, *workspace, options.b, key);
    if (!b.deck || !systemDesk(console, *workspace, key)) {
        return;
    }
    lab::SeriesSetup setup = seriesSetup(options, a.desk->cards, *a.deck, *b.deck);
    if (!readParameters(console, *a.desk, options.set, setup.parameters)) {
        return;
    }
    const auto series = a.desk->engine->series(setup);
    if (!series) {
        return console.fail(series.error());
    }
    const lab::GameRange range = lab::shareOf(options.games, shard->index, shard->count);
    lab::RunResult result{options.games, *shard, lab::runBatch(**series, range, options.threads).tally,
                          labManifest(*workspace, *a.desk, options, setup.parameters, {options.a, options.b})};
    if (!options.out.empty() && !writeResult(console, options.out, result)) {
        return;
    }
    if (console.json) {
        return console.printJson(result.report());
    }
    printTally(console, result, a.desk);
}

struct MergeOptions {
    std::vector<std::string> files;
    std::string out;
};

void runMerge(Console& console, const MergeOptions& options) {
    std::vector<lab::RunResult> parts;
    for (const std::string& file : options.files) {
        auto part = readResult(console, file);
        if (!part) {
            return;
        }
        parts.push_back(std::move(*part));
    }
    const auto whole = lab::joined(std::move(parts));
    if (!whole) {
        return failJoining(console, whole.error(), options.files);
    }
    if (!options.out.empty() && !writeResult(console, options.out, *whole)) {
        return;
    }
    if (console.json) {
        return console.printJson(whole->report());
    }
    printTally(console, *whole, nullptr);
}

} // namespace

void addSimulate(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "simulate", translate("CommandLine", "Let two decks play each other many times and report what happened"));
    auto options = std::make_shared<SimulateOptions>();
    addLabOptions(*command, *options);
    command->add_option("--a", options->a, translate("CommandLine", "Deck of side A"))->required();
    command->add_option("--b", options->b, translate("CommandLine", "Deck of side B"))->required();
    command->add_option("--set", options->set, translate("CommandLine", "parameter=value"))->allow_extra_args(false);
    command->add_option("--shard", options->shard,
                        translate("CommandLine", "Only one part of the run: 2/8 is the second of eight"));
    command->add_option("--out", options->out, translate("CommandLine", "Write a result file for merge-results"));
    command->callback([&console, options] { runSimulate(console, *options); });
}

void addMergeResults(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "merge-results", translate("CommandLine", "Join the parts of a run to exactly the numbers of one run"));
    auto options = std::make_shared<MergeOptions>();
    command->add_option("FILES", options->files, translate("CommandLine", "Result files of all parts"))->required();
    command->add_option("--out", options->out, translate("CommandLine", "Write the result of the whole run"));
    command->callback([&console, options] { runMerge(console, *options); });
}

} // namespace blattwerk::app::cli
