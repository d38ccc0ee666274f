#include "app/cli/commands.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/face/fonts.h"
#include "app/face/tokens.h"
#include "app/print_sheet/proof_job.h"
#include "app/print_sheet/proof_order.h"
#include "app/widgets/face_source.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ProofCommand {
    std::string file;
    std::string deck;
    std::string system;
    std::string out;
    std::string paper = "a4";
    std::string backs;
    double bleed = 0;
    bool noStamp = false;
    bool cutLines = false;
};

ProofOptions proofOptions(Console& console, Workspace& workspace, const DeckPlace& place, const ProofCommand& command) {
    ProofOptions options;
    options.paper = command.paper == "letter" ? Paper::Letter : Paper::A4;
    options.backs = command.backs == "long"    ? Backs::LongEdge
                    : command.backs == "short" ? Backs::ShortEdge
                                               : Backs::None;
    options.bleed = command.bleed;
    options.stamp = !command.noStamp;
    options.cutLines = command.cutLines;
    options.language = console.language;
    options.deck = QString::fromStdString(place.deck->name.in(console.language));
    describeProject(options, workspace, place.desk->info.key);
    return options;
}

void runProof(Console& console, const ProofCommand& command) {
    auto workspace = openWorkspace(console, command.file);
    if (!workspace) {
        return;
    }
    const DeckPlace place = findDeck(console, *workspace, command.deck, command.system);
    if (!place.deck) {
        return;
    }
    const std::string& system = place.desk->info.key;
    loadFonts();
    FaceSource faces(*workspace, shippedTokens());
    FacePainter* painter = faces.painter(system);
    if (!painter) {
        return console.fail(model::Error{"proof.no_layout", {system}, {}});
    }
    std::vector<FaceContent> contents;
    for (const model::CollectionEntry& entry : faces.printed(system, *place.deck)) {
        contents.insert(contents.end(), size_t(entry.copies),
                        faces.printedFace(system, entry.cardKey, console.language));
    }
    const int cards = int(contents.size());
    ProofJob job(*painter, std::move(contents), proofOptions(console, *workspace, place, command));
    auto report = job.write(QString::fromStdString(command.out));
    if (!report) {
        return console.fail(report.error());
    }
    if (!report->isComplete()) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        std::vector<std::string> missing;
        for (const QString& key : report->missing) {
            missing.push_back(key.toStdString());
        }
        return console.printJson(nlohmann::ordered_json{{"file", command.out},
                                                        {"pages", report->pages},
                                                        {"cards", cards},
                                                        {"verified", report->isComplete()},
                                                        {"missing", missing},
                                                        {"sheets", report->sheets}});
    }
    console.print(command.out + ": " +
                  filled(translate("CommandLine", "%1 of %2 cards on %n page(s)", nullptr, report->pages),
                         {std::to_string(report->verified), std::to_string(cards)}));
    for (const QString& key : report->missing) {
        console.print("- " + key.toStdString());
    }
}

} // namespace

void addProof(CLI::App& program, Console& console) {
    auto* command =
        program.add_subcommand("proof", translate("CommandLine", "Write proof sheets and count what the file holds"));
    auto options = std::make_shared<ProofCommand>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--deck", options->deck, translate("CommandLine", "Key of the deck"))->required();
    command->add_option("--system", options->system, translate("CommandLine", "System, where two use the same key"));
    command->add_option("--out", options->out, translate("CommandLine", "PDF to write"))->required();
    command->add_option("--paper", options->paper, translate("CommandLine", "Paper"))->check(oneOf({"a4", "letter"}));
    command->add_option("--bleed", options->bleed, translate("CommandLine", "Millimetres over the cut"))
        ->check(number(0.0, 6.0));
    command
        ->add_option("--backs", options->backs, translate("CommandLine", "Backs for printers that turn over this edge"))
        ->check(oneOf({"long", "short"}));
    command->add_flag("--cut-lines", options->cutLines, translate("CommandLine", "Lines between the cards"));
    command->add_flag("--no-stamp", options->noStamp,
                      translate("CommandLine", "Without key and revision on the cards"));
    command->callback([&console, options] { runProof(console, *options); });
}

} // namespace blattwerk::app::cli
