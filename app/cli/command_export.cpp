#include "app/cli/console.h"
#include "app/cli/exchange_commands.h"
#include "app/cli/table_top_output.h"
#include "app/cli/usage.h"
#include "app/face/fonts.h"
#include "app/face/tokens.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

#include "database/exchange/export.h"

#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ExportCommand {
    std::string file;
    std::string format;
    std::string out;
    database::ExportWish wish;
};

/// The saved object names pictures beside it; without them its cards would be white.
bool addPictures(Console& console, std::unique_ptr<database::Project> project, const database::ExportWish& wish,
                 const std::string& path) {
    Workspace workspace(std::move(project));
    std::string system = wish.system;
    if (system.empty() && !wish.deck.empty()) {
        const auto deck = workspace.project().collections().only(wish.deck, {});
        system = deck ? deck->system : system;
    }
    if (system.empty()) {
        system = workspace.systemKeys().front();
    }
    loadFonts();
    FaceSource faces(workspace, shippedTokens());
    return writeTableTopSheets(console, workspace, faces, {system, wish.deck, wish.replaces},
                               QFileInfo(QString::fromStdString(path)).path().toStdString());
}

void runExport(Console& console, const ExportCommand& options) {
    auto project = openProject(console, options.file, database::OpenMode::ReadOnly);
    if (!project) {
        return;
    }
    database::ExportWish wish = options.wish;
    wish.format = *database::exportFormatFromName(options.format);
    const auto written = database::exportProject(*project, wish, options.out);
    if (!written) {
        return console.fail(written.error());
    }
    if (wish.format == database::ExportFormat::TableTop &&
        !addPictures(console, std::move(project), wish, options.out)) {
        return;
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{
            {"file", options.out}, {"format", options.format}, {"cards", written->cards}, {"decks", written->decks}});
    }
    console.print(options.out + ": " + translate("CommandLine", "%n card(s)", nullptr, written->cards) + ", " +
                  translate("CommandLine", "%n collection(s)", nullptr, written->decks));
}

} // namespace

void addExport(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "export",
        translate("CommandLine", "Write cards and decks for other programs, or everything as a tree for git"));
    auto options = std::make_shared<ExportCommand>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--format", options->format, translate("CommandLine", "Form of the output"))
        ->required()
        ->check(oneOf(database::exportFormatNames()));
    command->add_option("--out", options->out, translate("CommandLine", "File, or folder of the tree"))->required();
    command->add_option("--system", options->wish.system, translate("CommandLine", "Only this system"));
    command->add_option("--deck", options->wish.deck, translate("CommandLine", "Only the cards of this deck"));
    command->add_flag("--replace", options->wish.replaces, translate("CommandLine", "Replace a file that exists"));
    command->callback([&console, options] { runExport(console, *options); });
}

} // namespace blattwerk::app::cli
