#include "app/cli/console.h"
#include "app/cli/exchange_commands.h"
#include "app/cli/usage.h"

#include "database/exchange/export.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ExportCommand {
    std::string file;
    std::string format;
    std::string out;
    database::ExportWish wish;
};

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
