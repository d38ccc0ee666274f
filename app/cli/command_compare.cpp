#include "app/cli/commands.h"
#include "app/cli/comparison_text.h"
#include "app/cli/comparison_wish.h"
#include "app/cli/lab_access.h"
#include "app/cli/usage.h"
#include "app/session/manifest.h"

#include "engine/lab/comparison.h"
#include "engine/lab/seat_comparison.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

struct CompareOptions : LabOptions {
    ComparisonWish wish;
    double precision = 1.0;
    std::string sets;
};

/// Series of both variants for each opponent, and the deck alone. False with a message.
bool prepare(Console& console, const CompareOptions& options, const ComparedDesk& compared,
             lab::ComparisonSetup& setup) {
    const engine::System& system = *compared.desk->engine;
    const auto pair = [&](lab::SeriesSetup baseline, const std::string& name) -> std::optional<lab::ComparedSeries> {
        lab::SeriesSetup variant = baseline;
        baseline.pool = compared.baseline;
        variant.pool = compared.variant;
        variant.parameters = compared.parameters;
        const auto before = system.series(baseline);
        const auto after = before ? system.series(variant) : before;
        if (!after) {
            console.fail(after.error());
            return std::nullopt;
        }
        return lab::ComparedSeries{name, *before, *after};
    };
    for (const model::Collection* opponent : compared.opponents) {
        auto pairing = pair(seriesSetup(options, *compared.desk, {compared.deck, opponent}), opponent->key);
        if (!pairing) {
            return false;
        }
        setup.pairings.push_back(std::move(*pairing));
    }
    lab::SeriesSetup alone = seriesSetup(options, *compared.desk, {compared.deck});
    alone.policies.pop_back();
    setup.goldfish = pair(std::move(alone), compared.deck->key);
    return setup.goldfish.has_value();
}

/// Whole tournaments before and after the change. Nothing with a message.
std::optional<lab::Comparison> compareTournaments(Console& console, const CompareOptions& options,
                                                  const ComparedDesk& compared) {
    const engine::System& system = *compared.desk->engine;
    lab::SeatSetup before = seatSetup(options, *compared.desk, options.wish.players, options.sets);
    lab::SeatSetup after = before;
    before.pool = compared.baseline;
    after.pool = compared.variant;
    after.parameters = compared.parameters;
    before.policies = after.policies = {playerOf(*compared.desk, options.policyA)};
    const auto baseline = system.seatSeries(before);
    const auto variant = baseline ? system.seatSeries(after) : baseline;
    if (!variant) {
        console.fail(variant.error());
        return std::nullopt;
    }
    lab::SeatComparisonSetup setup;
    setup.baseline = *baseline;
    setup.variant = *variant;
    setup.deck = compared.deck ? compared.deck->key : std::string();
    setup.games = options.games;
    setup.precision = options.precision / 100;
    setup.threads = options.threads;
    return lab::compareSeats(setup);
}

nlohmann::ordered_json compareManifest(Workspace& workspace, const CompareOptions& options,
                                       const ComparedDesk& compared) {
    std::vector<std::string> decks;
    if (compared.deck) {
        decks.push_back(compared.deck->key);
    }
    for (const model::Collection* opponent : compared.opponents) {
        decks.push_back(opponent->key);
    }
    nlohmann::ordered_json json = labManifest(workspace, *compared.desk, options, {}, decks);
    if (options.wish.players > 0) {
        json["seats"] = options.wish.players;
        json["sets"] = options.sets;
    }
    json["pool"] = poolHash(compared.baseline);
    json["variant"] = {{"pool", poolHash(compared.variant)},
                       {"parameters", nlohmann::ordered_json(compared.parameters)}};
    return json;
}

void show(Console& console, Workspace& workspace, const CompareOptions& options, const ComparedDesk& compared,
          const lab::Comparison& result) {
    if (console.json) {
        nlohmann::ordered_json json = result.report();
        json["deck"] = compared.deck ? nlohmann::ordered_json(compared.deck->key) : nlohmann::ordered_json();
        json["changes"] = compared.changes;
        json["manifest"] = compareManifest(workspace, options, compared);
        return console.printJson(json);
    }
    printComparison(console, result, compared, options.precision / 100);
}

void runCompare(Console& console, const CompareOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    const auto compared = comparedDesk(console, *workspace, options, options.wish);
    if (!compared) {
        return;
    }
    if (options.wish.players > 0) {
        if (const auto result = compareTournaments(console, options, *compared)) {
            show(console, *workspace, options, *compared, *result);
        }
        return;
    }
    lab::ComparisonSetup setup;
    setup.games = options.games;
    setup.precision = options.precision / 100;
    setup.threads = options.threads;
    const bool holdsCard = compared->deck->copiesOf(options.wish.card) > 0;
    setup.card = holdsCard ? options.wish.card : std::string();
    if (!prepare(console, options, *compared, setup)) {
        return;
    }
    show(console, *workspace, options, *compared, lab::compare(setup));
}

CLI::Validator percentage() {
    const auto check = [](const std::string& text) {
        double value = 0;
        const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
        return status == std::errc{} && end == text.data() + text.size() && value >= 0 && value <= 50
                   ? std::string()
                   : filled(translate("CommandLine", "“%1” is not possible here: a number from 0 to 50 is needed"),
                            {text});
    };
    return CLI::Validator(check, "0..50");
}

} // namespace

void addCompare(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "compare",
        translate("CommandLine", "What does a change do? Plays the same games before and after it, pair by pair"));
    auto options = std::make_shared<CompareOptions>();
    options->games = 4000;
    addLabOptions(*command, *options);
    command->add_option("--a", options->a,
                        translate("CommandLine", "Deck of side A; without it the first one that holds the card"));
    command->add_option("--b", options->b, translate("CommandLine", "Deck of side B; without it all others in turn"));
    command->add_option("--card", options->wish.card, translate("CommandLine", "Key of the card to change"));
    command->add_option("--set", options->wish.set, translate("CommandLine", "field=value of the card"))
        ->allow_extra_args(false);
    command->add_option("--param", options->wish.parameters, translate("CommandLine", "parameter=value of the rules"))
        ->allow_extra_args(false);
    command
        ->add_option("--edition", options->wish.editions,
                     translate("CommandLine", "Twice: two editions; once: an edition and the cards as they are now"))
        ->allow_extra_args(false);
    command
        ->add_option("--precision", options->precision,
                     translate("CommandLine", "Percentage points to either side that are exact enough; 0: all games"))
        ->check(percentage());
    command
        ->add_option("--players", options->wish.players,
                     translate("CommandLine", "Whole tournaments of so many people; --a names a starting deck"))
        ->check(wholeNumber(1, 8));
    command->add_option("--sets", options->sets,
                        translate("CommandLine", "Sets of a tournament, joined by commas; mixed: others each time"));
    command->callback([&console, options] { runCompare(console, *options); });
}

} // namespace blattwerk::app::cli
