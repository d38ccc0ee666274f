#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/session/sentences.h"
#include "app/session/translation.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>

#include <clocale>
#include <iostream>

using namespace blattwerk::app;

namespace {

/// Qt's own remarks (a missing run-time folder and the like) are not the user's business; faults are.
void showFaultsOnly(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) {
        std::cerr << message.toStdString() << '\n';
    }
}

} // namespace

int main(int argc, char** argv) {
    qInstallMessageHandler(showFaultsOnly);
    // Faces are drawn without a display; the platform must be chosen before the application object exists.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication qt(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    std::ios::sync_with_stdio(false);

    CLI::App program{"Blattwerk on the command line: card projects, checks, play and proofs", "blattwerk-cli"};
    program.set_version_flag("--version", BLATTWERK_VERSION);
    program.require_subcommand(1);
    program.option_defaults()->always_capture_default();
    program.footer(
        "Exit codes: 0 fine, 1 findings or failed checks, 2 wrong usage or unreadable input, 3 could not do it.");

    cli::Console console;
    std::string language = "de";
    program.add_flag("--json", console.json, "Machine output on standard output");
    program.add_option("--language", language, "Language of messages and texts")->check(CLI::IsMember({"de", "en"}));
    program.fallthrough();
    program.parse_complete_callback([&] {
        console.language = language == "en" ? blattwerk::model::Language::English : blattwerk::model::Language::German;
        useLanguage(console.language);
    });

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
    cli::addPlay(program, console);
    cli::addProof(program, console);
    cli::addImport(program, console);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : int(cli::Exit::Usage);
    }
    return int(console.exit);
}
