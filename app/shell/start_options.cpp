#include "app/shell/start_options.h"

#include "app/session/manual_page.h"

#include <QCoreApplication>

#include <array>

namespace blattwerk::app {

namespace {

struct StartOption {
    const QString& name;
    const char* value;
    const char* meaning;
};

const std::array kOptions{
    StartOption{start::kProject, QT_TRANSLATE_NOOP("Start", "file"), QT_TRANSLATE_NOOP("Start", "Project to open.")},
    StartOption{start::kLanguage, QT_TRANSLATE_NOOP("Start", "code"),
                QT_TRANSLATE_NOOP("Start", "Language of the program: de or en.")},
    StartOption{start::kTheme, QT_TRANSLATE_NOOP("Start", "name"), QT_TRANSLATE_NOOP("Start", "Look: light or dark.")},
    StartOption{start::kSystem, QT_TRANSLATE_NOOP("Start", "key"),
                QT_TRANSLATE_NOOP("Start", "Game system to show first.")},
    StartOption{start::kScreenshots, QT_TRANSLATE_NOOP("Start", "folder"),
                QT_TRANSLATE_NOOP("Start", "Writes a picture of every page and dialog, then ends.")},
};

QString said(const char* text) {
    return QCoreApplication::translate("Start", text);
}

} // namespace

void addStartOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(said(QT_TRANSLATE_NOOP("Start", "Workbench for designers of card games")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(said(QT_TRANSLATE_NOOP("Start", "file")),
                                 said(QT_TRANSLATE_NOOP("Start", "Project to open (*.blattwerk)")));
    for (const StartOption& option : kOptions) {
        parser.addOption({option.name, said(option.meaning), said(option.value)});
    }
    QCommandLineOption manual(start::kManual);
    manual.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(manual);
}

std::string windowManual(const QString& version) {
    const auto text = [](const char* source) { return said(source).toStdString(); };
    ManualPage page{"blattwerk", version.toStdString(), text(QT_TRANSLATE_NOOP("Start", "Programs for users")), {}};
    page.sections.push_back({text(QT_TRANSLATE_NOOP("Start", "NAME")),
                             {},
                             "blattwerk - " + text("Workbench for designers of card games"),
                             {}});
    page.sections.push_back({text(QT_TRANSLATE_NOOP("Start", "SYNOPSIS")),
                             {"blattwerk " + text(QT_TRANSLATE_NOOP("Start", "[OPTION ...] [FILE]"))},
                             {},
                             {}});
    page.sections.push_back(
        {text(QT_TRANSLATE_NOOP("Start", "DESCRIPTION")),
         {},
         text(QT_TRANSLATE_NOOP("Start", "Writes, checks, plays, measures and prints prototype card games. Everything "
                                         "lies in one project file; every step is saved at once and can be undone. "
                                         "Without a file the last project is opened, at first a copy of the sample.")),
         {}});
    ManualSection options{text(QT_TRANSLATE_NOOP("Start", "OPTIONS")), {}, {}, {}};
    for (const StartOption& option : kOptions) {
        options.options.push_back({"--" + option.name.toStdString() + ' ' + said(option.value).toUpper().toStdString(),
                                   text(option.meaning)});
    }
    page.sections.push_back(std::move(options));
    page.sections.push_back({text(QT_TRANSLATE_NOOP("Start", "SEE ALSO")), {}, "blattwerk-cli(1)", {}});
    return manualSource(page);
}

} // namespace blattwerk::app
