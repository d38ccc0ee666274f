#include "app/cli/card_size.h"
#include "app/cli/commands.h"
#include "app/cli/table_top_output.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/face/fonts.h"
#include "app/face/tokens.h"
#include "app/print_sheet/image_job.h"
#include "app/print_sheet/print_preset.h"
#include "app/widgets/face_source.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ImagesCommand {
    std::string file;
    std::string deck;
    std::string query;
    std::string system;
    std::string out;
    std::string preset = "screen";
    std::optional<double> dpi;
    std::optional<double> bleed;
    std::string card;
    std::string names = "{number}-{key}";
    bool roundCorners = false;
    bool stamp = false;
    bool noBacks = false;
    bool replaces = false;
    int threads = 2;
};

std::vector<std::string> imagePresets() {
    std::vector<std::string> keys;
    for (const PrintPreset& preset : printPresets()) {
        if (preset.kind == PrintPreset::Kind::Images || preset.kind == PrintPreset::Kind::TableTop) {
            keys.emplace_back(preset.key);
        }
    }
    return keys;
}

bool imageOptions(Console& console, const ImagesCommand& command, ImageOptions& options) {
    const PrintPreset& preset = *printPreset(command.preset);
    options.card = preset.card;
    options.bleed = command.bleed.value_or(preset.bleed);
    options.dpi = command.dpi.value_or(preset.dpi);
    // A shop's pixels are those of its resolution, size and bleed.
    const bool isShop = !command.dpi && !command.bleed && command.card.empty();
    options.pixels = isShop ? preset.pixels : QSize();
    options.roundCorners = (preset.roundCorners && !command.bleed) || command.roundCorners;
    if (!takeCardSize(console, command.card, options.card)) {
        return false;
    }
    options.backs = preset.backs && !command.noBacks;
    options.stamp = command.stamp;
    options.pattern = QString::fromStdString(command.names);
    options.language = console.language;
    options.replaces = command.replaces;
    options.threads = command.threads;
    return true;
}

/// Cards of the deck, of the query, or all of the system; a message where there are none.
struct Chosen {
    std::string system;
    QString deck;
    std::vector<model::CollectionEntry> entries;
};

std::optional<Chosen> chosenCards(Console& console, Workspace& workspace, FaceSource& faces,
                                  const ImagesCommand& command) {
    Chosen chosen;
    if (!command.deck.empty()) {
        const DeckPlace place = findDeck(console, workspace, command.deck, command.system);
        if (!place.deck) {
            return std::nullopt;
        }
        chosen.system = place.desk->info.key;
        chosen.deck = QString::fromStdString(place.deck->name.in(console.language));
        chosen.entries = faces.printed(chosen.system, *place.deck);
        return chosen;
    }
    if (!command.system.empty() && !isSystem(console, workspace, command.system)) {
        return std::nullopt;
    }
    if (command.system.empty() && workspace.systemKeys().empty()) {
        console.fail(model::Error{"import.no_system", {}, {}});
        return std::nullopt;
    }
    chosen.system = command.system.empty() ? workspace.systemKeys().front() : command.system;
    if (!command.query.empty()) {
        const auto found = workspace.project().cardSearch().find(command.query, {.system = chosen.system, .limit = 0});
        if (!found) {
            console.fail(found.error());
            return std::nullopt;
        }
        for (const model::Card& card : *found) {
            chosen.entries.push_back({card.key, 1});
        }
        return chosen;
    }
    for (const model::Card& card : workspace.system(chosen.system).cards) {
        chosen.entries.push_back({card.key, 1});
    }
    return chosen;
}

void writeImages(Console& console, const ImagesCommand& command, FaceSource& faces, const Chosen& chosen) {
    ImageOptions options;
    if (!imageOptions(console, command, options)) {
        return;
    }
    options.deck = chosen.deck;
    FacePainter* painter = faces.painter(chosen.system);
    if (!painter) {
        return console.fail(model::Error{"proof.no_layout", {chosen.system}, {}});
    }
    std::vector<ImageCard> cards;
    for (const model::CollectionEntry& entry : chosen.entries) {
        cards.push_back({faces.printedFace(chosen.system, entry.cardKey, console.language), entry.copies});
    }
    const auto report = ImageJob(painter->tokens(), painter->layout(), std::move(cards), options)
                            .write(QString::fromStdString(command.out));
    if (!report) {
        return console.fail(report.error());
    }
    if (!report->isComplete()) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        std::vector<std::string> files;
        for (const QString& file : report->files) {
            files.push_back(file.toStdString());
        }
        return console.printJson(nlohmann::ordered_json{{"folder", command.out},
                                                        {"images", report->files.size()},
                                                        {"fronts", report->fronts},
                                                        {"backs", report->backs},
                                                        {"width", report->pixels.width()},
                                                        {"height", report->pixels.height()},
                                                        {"complete", report->isComplete()},
                                                        {"files", files}});
    }
    console.print(
        command.out + ": " +
        filled(translate("CommandLine", "%n picture(s) of %1 × %2 pixels", nullptr, int(report->files.size())),
               {std::to_string(report->pixels.width()), std::to_string(report->pixels.height())}));
    for (const QString& file : report->missing) {
        console.print("- " + file.toStdString());
    }
}

void runImages(Console& console, const ImagesCommand& command) {
    auto workspace = openWorkspace(console, command.file);
    if (!workspace) {
        return;
    }
    loadFonts();
    FaceSource faces(*workspace, shippedTokens());
    const auto chosen = chosenCards(console, *workspace, faces, command);
    if (!chosen) {
        return;
    }
    if (printPreset(command.preset)->kind == PrintPreset::Kind::TableTop) {
        return writeTableTopFolder(console, *workspace, faces, {chosen->system, command.deck, command.replaces},
                                   command.out);
    }
    writeImages(console, command, faces, *chosen);
}

} // namespace

void addImages(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "images",
        translate("CommandLine", "Write a picture of each card for print shops, websites and virtual tables"));
    auto options = std::make_shared<ImagesCommand>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--out", options->out, translate("CommandLine", "Folder to write"))->required();
    command->add_option("--deck", options->deck, translate("CommandLine", "Only the cards of this deck"));
    command->add_option("--query", options->query, translate("CommandLine", "Only the cards that this query finds"))
        ->excludes("--deck");
    command->add_option("--system", options->system, translate("CommandLine", "Game system; without it the first one"));
    command->add_option("--preset", options->preset, translate("CommandLine", "What the pictures are for"))
        ->check(oneOf(imagePresets()));
    command->add_option("--dpi", options->dpi, translate("CommandLine", "Pixels per inch"))->check(number(20, 1200));
    command->add_option("--bleed", options->bleed, translate("CommandLine", "Millimetres over the cut"))
        ->check(number(0.0, 6.0));
    addCardSize(*command, options->card);
    command->add_option("--names", options->names,
                        translate("CommandLine", "File names: {number} {key} {name} {type} {copies} {deck}"));
    command->add_flag("--round-corners", options->roundCorners,
                      translate("CommandLine", "Round corners, transparent outside"));
    command->add_flag("--stamp", options->stamp, translate("CommandLine", "With key and revision on the cards"));
    command->add_flag("--no-backs", options->noBacks, translate("CommandLine", "Without the backs"));
    command->add_flag("--replace", options->replaces, translate("CommandLine", "Replace pictures that exist"));
    command->add_option("--threads", options->threads, translate("CommandLine", "Pictures at the same time"))
        ->check(wholeNumber(1, 16));
    command->callback([&console, options] { runImages(console, *options); });
}

} // namespace blattwerk::app::cli
