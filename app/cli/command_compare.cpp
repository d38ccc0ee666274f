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
    const auto pair = [&](const std::vector<const model::Collection*>& decks) -> std::optional<lab::ComparedSeries> {
        lab::SeriesSetup baseline = seriesSetup(options, *compared.desk, decks);
        baseline.policies.resize(decks.size());
        lab::SeriesSetup variant = baseline;
        variant.parameters = compared.parameters;
        for (const auto& [series, pool] : {std::pair(&baseline, &compared.baseline), {&variant, &compared.variant}}) {
            series->pool = pool->cards;
            series->collections = pool->collections;
            for (std::size_t side = 0; side < decks.size(); ++side) {
                series->decks[side] = pool->deck(decks[side]->key);
                if (series->decks[side].empty()) {
                    console.fail(model::Error{"collection.missing", {decks[side]->key}, {}});
                    return std::nullopt;
                }
            }
        }
        const auto before = system.series(baseline);
        const auto after = before ? system.series(variant) : before;
        if (!after) {
            console.fail(after.error());
            return std::nullopt;
        }
        return lab::ComparedSeries{decks.back()->key, *before, *after};
    };
    for (const model::Collection* opponent : compared.opponents) {
        auto pairing = pair({compared.deck, opponent});
        if (!pairing) {
            return false;
        }
        setup.pairings.push_back(std::move(*pairing));
    }
    setup.goldfish = pair({compared.deck});
    return setup.goldfish.has_value();
}

/// Whole tournaments before and after the change. Nothing with a message.
std::optional<lab::Comparison> compareTournaments(Console& console, const CompareOptions& options,
                                                  const ComparedDesk& compared) {
    const engine::System& system = *compared.desk->engine;
    lab::SeatSetup before = seatSetup(options, *compared.desk, options.wish.players, options.sets);
    lab::SeatSetup after = before;
    before.pool = compared.baseline.cards;
    before.collections = compared.baseline.collections;
    after.pool = compared.variant.cards;
    after.collections = compared.variant.collections;
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
    json["pool"] = poolHash(compared.baseline.cards);
    json["variant"] = {{"pool", poolHash(compared.variant.cards)},
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
