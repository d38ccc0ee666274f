#include "app/cli/commands.h"
#include "app/cli/lab_access.h"
#include "app/cli/result_files.h"
#include "app/cli/seat_simulation.h"
#include "app/cli/tally_text.h"
#include "app/cli/usage.h"

#include "engine/lab/batch.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

struct SimulateOptions : LabOptions {
    std::vector<std::string> set;
    std::string shard;
    std::string out;
    int players = 0;
    std::vector<std::string> policies;
    std::string sets;
};

/// The two decks, or none where they are drafted.
struct Pairing {
    const SystemDesk* desk = nullptr;
    std::vector<DeckPlace> decks;

    [[nodiscard]] std::vector<const model::Collection*> lists() const {
        std::vector<const model::Collection*> found;
        for (const DeckPlace& place : decks) {
            found.push_back(place.deck);
        }
        return found;
    }
};

/// Nothing with a message where there is no such deck, or no system that drafts.
std::optional<Pairing> pairingOf(Console& console, const Workspace& workspace, const SimulateOptions& options) {
    if (options.a.empty()) {
        const SystemDesk* desk = draftingDesk(console, workspace, options.system);
        return desk ? std::optional<Pairing>({desk, {}}) : std::nullopt;
    }
    const DeckPlace a = findDeck(console, workspace, options.a, options.system);
    if (!a.deck || !systemDesk(console, workspace, a.desk->info.key)) {
        return std::nullopt;
    }
    const DeckPlace b = findDeck(console, workspace, options.b, a.desk->info.key);
    return b.deck ? std::optional<Pairing>({a.desk, {a, b}}) : std::nullopt;
}

void runSimulate(Console& console, const SimulateOptions& options) {
    const auto shard = options.shard.empty() ? lab::Shard{} : lab::shardFromText(options.shard);
    if (!shard) {
        return console.fail(
            filled(translate("CommandLine", "“%1” is no part of a run: 2/8 means the second of eight parts."),
                   {options.shard}),
            Exit::Usage);
    }
    if (options.players > 0) {
        return simulateSeats(console, options,
                             {options.players, options.policies, options.sets, options.set, *shard, options.out});
    }
    if (options.a.empty() != options.b.empty()) {
        const char* name = options.a.empty() ? "--a" : "--b";
        return console.fail(filled(translate("CommandLine", "%1 is missing."), {name}), Exit::Usage);
    }
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    const auto pairing = pairingOf(console, *workspace, options);
    if (!pairing) {
        return;
    }
    const SystemDesk* desk = pairing->desk;
    lab::SeriesSetup setup = seriesSetup(options, *desk, pairing->lists());
    if (!readParameters(console, *desk, options.set, setup.parameters)) {
        return;
    }
    const auto series = desk->engine->series(setup);
    if (!series) {
        return console.fail(series.error());
    }
    const lab::GameRange range = lab::shareOf(options.games, shard->index, shard->count);
    lab::RunResult result{options.games, *shard, lab::runBatch(**series, range, options.threads).tally,
                          labManifest(*workspace, *desk, options, setup.parameters, {options.a, options.b})};
    if (!options.out.empty()) {
        lab::RunResult kept = result;
        kept.manifest = withNames(kept.manifest, *desk, kept.tally.layout().cards);
        if (!writeResult(console, options.out, kept.fileText())) {
            return;
        }
    }
    if (console.json) {
        return console.printJson(result.report());
    }
    printTally(console, result, desk);
}

struct MergeOptions {
    std::vector<std::string> files;
    std::string out;
};

void printWhole(Console& console, const lab::RunResult& result) {
    printTally(console, result, nullptr);
}
void printWhole(Console& console, const lab::SeatResult& result) {
    printSeats(console, result, nullptr);
}

template<class Sums>
void mergeParts(Console& console, const MergeOptions& options, const std::vector<std::string>& texts) {
    std::vector<lab::ResultOf<Sums>> parts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto part = lab::ResultOf<Sums>::fromText(texts[i]);
        if (!part) {
            return console.fail(model::Error{"lab.damaged_file", {options.files[i], part.error().args.front()}, {}});
        }
        parts.push_back(std::move(part).value());
    }
    auto whole = lab::joined(parts);
    if (!whole) {
        return failJoining(console, whole.error(), options.files);
    }
    if (!options.out.empty() && !writeResult(console, options.out, whole->fileText())) {
        return;
    }
    if (console.json) {
        whole->manifest = withoutNames(whole->manifest);
        return console.printJson(whole->report());
    }
    printWhole(console, *whole);
}

void runMerge(Console& console, const MergeOptions& options) {
    std::vector<std::string> texts;
    for (const std::string& file : options.files) {
        auto text = readResultText(console, file);
        if (!text) {
            return;
        }
        texts.push_back(std::move(*text));
    }
    const bool seats = !texts.empty() && lab::isSeatResult(texts.front());
    seats ? mergeParts<lab::SeatTally>(console, options, texts) : mergeParts<lab::Tally>(console, options, texts);
}

} // namespace

void addSimulate(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "simulate", translate("CommandLine", "Let two decks play each other many times and report what happened"));
    auto options = std::make_shared<SimulateOptions>();
    addLabOptions(*command, *options);
    command->add_option("--a", options->a, translate("CommandLine", "Deck of side A"));
    command->add_option("--b", options->b, translate("CommandLine", "Deck of side B"));
    command->add_option("--set", options->set, translate("CommandLine", "parameter=value"))->allow_extra_args(false);
    command->add_option("--shard", options->shard,
                        translate("CommandLine", "Only one part of the run: 2/8 is the second of eight"));
    command->add_option("--out", options->out, translate("CommandLine", "Write a result file for merge-results"));
    command
        ->add_option("--players", options->players,
                     translate("CommandLine", "Whole tournaments of so many people, instead of two decks"))
        ->check(wholeNumber(1, 8));
    command
        ->add_option("--policy", options->policies,
                     translate("CommandLine", "Who plays a seat of a tournament; the last one also those after it"))
        ->allow_extra_args(false);
    command->add_option("--sets", options->sets,
                        translate("CommandLine", "Sets of a tournament, joined by commas; mixed: others each time"));
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
