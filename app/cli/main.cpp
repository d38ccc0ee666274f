#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/description.h"
#include "app/cli/exchange_commands.h"
#include "app/cli/usage.h"
#include "app/session/translation.h"
#include "model/text_folding.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>

#include <clocale>
#include <iostream>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

/// Qt's own remarks (a missing run-time folder and the like) are not the user's business; faults are.
void showFaultsOnly(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) {
        std::cerr << message.toStdString() << '\n';
    }
}

void addCommands(CLI::App& program, cli::Console& console) {
    cli::addNew(program, console);
    cli::addInfo(program, console);
    cli::addCards(program, console);
    cli::addEdit(program, console);
    cli::addDeck(program, console);
    cli::addHistory(program, console);
    cli::addCheck(program, console);
    cli::addRules(program, console);
    cli::addLanguage(program, console);
    cli::addAlias(program, console);
    cli::addMeaning(program, console);
    cli::addVocabulary(program, console);
    cli::addScenario(program, console);
    cli::addGoldfish(program, console);
    cli::addSimulate(program, console);
    cli::addMergeResults(program, console);
    cli::addCompare(program, console);
    cli::addPlay(program, console);
    cli::addReplay(program, console);
    cli::addProof(program, console);
    cli::addImages(program, console);
    cli::addImport(program, console);
    cli::addDiff(program, console);
    cli::addMerge(program, console);
    cli::addExport(program, console);
    cli::addFreeze(program, console);
    cli::addRecover(program, console);
    for (CLI::App* command : program.get_subcommands([](CLI::App*) { return true; })) {
        command->group(cli::translate("CommandLine", "Commands"));
    }
}

/// For the build, which makes manual and completion of the commands themselves; not shown in the help.
void addDescribe(CLI::App& program, cli::Console& console) {
    auto* command = program.add_subcommand("describe")->group("");
    auto form = std::make_shared<std::string>();
    command->add_option("FORM", *form)->required()->check(cli::oneOf({"man", "bash", "zsh", "fish"}));
    command->callback([&program, &console, form] {
        console.print(*form == "man" ? cli::manualOf(program, BLATTWERK_VERSION) : cli::completionOf(program, *form));
    });
}

void run(const std::vector<std::string>& arguments, cli::Console& console) {
    for (const std::string& argument : arguments) {
        if (!model::isUtf8(argument)) {
            return console.fail(cli::filled(cli::translate("CommandLine", "“%1” is not text in UTF-8."), {argument}),
                                cli::Exit::Usage);
        }
    }
    CLI::App program{
        cli::translate("CommandLine", "Blattwerk on the command line: card projects, checks, play and proofs"),
        "blattwerk-cli"};
    cli::setUpHelp(program);
    program.set_version_flag("--version", BLATTWERK_VERSION, cli::translate("CommandLine", "Shows the version"));
    program.require_subcommand(1);
    program.option_defaults()->always_capture_default();
    program.footer(cli::translate(
        "CommandLine",
        "Exit codes: 0 fine, 1 findings or failed checks, 2 wrong usage or unreadable input, 3 could not do it."));
    std::string language = "de";
    program.add_flag("--json", console.json, cli::translate("CommandLine", "Machine output on standard output"));
    program.add_option("--language", language, cli::translate("CommandLine", "Language of messages and texts"))
        ->check(cli::oneOf({"de", "en"}));
    program.add_option("--author", console.wishedAuthor,
                       cli::translate("CommandLine", "Who makes the change, for the history; default: your account"));
    program.fallthrough();
    addCommands(program, console);
    addDescribe(program, console);
    try {
        program.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& wish) {
        static_cast<void>(program.exit(wish));
    } catch (const CLI::ParseError& error) {
        console.fail(cli::usageSentence(program, error, arguments), cli::Exit::Usage);
    }
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(showFaultsOnly);
    // Faces are drawn without a display; the platform must be chosen before the application object exists.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    QGuiApplication qt(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    std::ios::sync_with_stdio(false);

    cli::Console console;
    console.language = cli::languageOf(arguments) == "en" ? model::Language::English : model::Language::German;
    useLanguage(console.language);
    run(arguments, console);
    return console.finish();
}
