#include "app/session/translation.h"
#include "app/shell/application.h"
#include "app/shell/main_window.h"
#include "app/shell/screenshots.h"
#include "app/shell/start_options.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>
#include <QTextStream>

using namespace blattwerk::app;

namespace {

/// Pictures, the manual and the help are made without a display, so the platform has to be chosen before the
/// application object exists.
bool needsNoDisplay(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        if (argument.startsWith("--screenshots") || argument == "--manual" || argument == "--help" ||
            argument == "-h" || argument == "--version" || argument == "-v") {
            return true;
        }
    }
    return false;
}

} // namespace

int main(int argc, char** argv) {
    if (needsNoDisplay(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication qt(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Blattwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BLATTWERK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("blattwerk"));
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype asked = arguments.indexOf(QStringLiteral("--language"));
    const bool english = arguments.contains(QStringLiteral("--language=en")) ||
                         (asked > 0 && arguments.value(asked + 1) == QLatin1String("en"));
    useLanguage(english ? blattwerk::model::Language::English : blattwerk::model::Language::German);

    QCommandLineParser parser;
    addStartOptions(parser);
    parser.process(qt);
    if (parser.isSet(start::kManual)) {
        QTextStream(stdout) << QString::fromStdString(windowManual(QCoreApplication::applicationVersion()));
        return 0;
    }

    StartOptions options;
    options.project =
        parser.isSet(start::kProject) ? parser.value(start::kProject) : parser.positionalArguments().value(0);
    options.language = parser.value(start::kLanguage);
    options.theme = parser.value(start::kTheme);
    options.system = parser.value(start::kSystem);

    QTextStream errors(stderr);
    if (parser.isSet(start::kScreenshots)) {
        QString failure;
        if (!takeScreenshots(options, parser.value(start::kScreenshots), failure)) {
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
