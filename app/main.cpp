#include "app/shell/application.h"
#include "app/shell/main_window.h"
#include "app/shell/screenshots.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QTextStream>

using namespace blattwerk::app;

namespace {

/// Pictures are taken without a display, so the platform has to be chosen before the application object exists.
bool wantsPictures(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (QByteArray(argv[i]).startsWith("--screenshots")) {
            return true;
        }
    }
    return false;
}

} // namespace

int main(int argc, char** argv) {
    const bool pictures = wantsPictures(argc, argv);
    if (pictures) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication qt(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Blattwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BLATTWERK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("blattwerk"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Workbench for designers of prototype card games"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("Project to open (*.blattwerk)"));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
                                         QStringLiteral("Write a picture of every page, then end."),
                                         QStringLiteral("folder"));
    const QCommandLineOption project(QStringLiteral("project"), QStringLiteral("Project to open."),
                                     QStringLiteral("file"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("de or en."), QStringLiteral("code"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light or dark."), QStringLiteral("name"));
    const QCommandLineOption system(QStringLiteral("system"), QStringLiteral("Game system to show first."),
                                    QStringLiteral("key"));
    parser.addOptions({screenshots, project, language, theme, system});
    parser.process(qt);

    StartOptions options;
    options.project = parser.isSet(project) ? parser.value(project) : parser.positionalArguments().value(0);
    options.language = parser.value(language);
    options.theme = parser.value(theme);
    options.system = parser.value(system);

    QTextStream errors(stderr);
    if (pictures) {
        QString failure;
        if (!takeScreenshots(options, parser.value(screenshots), failure)) {
            errors << failure << Qt::endl;
            return 3;
        }
        return 0;
    }
    Application application(options);
    QString failure;
    if (!application.start(failure)) {
        errors << failure << Qt::endl;
        QMessageBox::critical(nullptr, QStringLiteral("Blattwerk"), failure);
        return 3;
    }
    application.window()->show();
    return QApplication::exec();
}
