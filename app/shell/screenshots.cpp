#include "app/shell/screenshots.h"

#include "app/shell/appearance.h"
#include "app/shell/command_palette.h"
#include "app/shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

namespace blattwerk::app {

namespace {

/// Lets layouts, timers and short background work settle.
void settle(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

bool save(QWidget* widget, const QString& path, QString& failure) {
    if (widget->grab().save(path)) {
        return true;
    }
    failure = QCoreApplication::translate("Screenshots", "“%1” cannot be written.").arg(path);
    return false;
}

} // namespace

bool takeScreenshots(StartOptions options, const QString& folder, QString& failure) {
    const QTemporaryDir scratch;
    if (!scratch.isValid() || !QDir().mkpath(folder)) {
        failure = QCoreApplication::translate("Screenshots", "The folder “%1” cannot be made.").arg(folder);
        return false;
    }
    options.settingsFile = scratch.filePath(QStringLiteral("settings.ini"));
    const bool sample = options.project.isEmpty();
    Application application(options);
    const QString path = sample ? scratch.filePath(QStringLiteral("Hain-Prototyp.blattwerk")) : options.project;
    if (!(sample ? application.createProject(path) : application.openProject(path))) {
        failure = QCoreApplication::translate("Screenshots", "“%1” cannot be opened.").arg(path);
        return false;
    }
    MainWindow* window = application.window();
    window->resize(1440, 900);
    window->show();
    const QString suffix =
        QStringLiteral("-%1-%2.png")
            .arg(options.language.isEmpty() ? QStringLiteral("de") : options.language,
                 application.appearance().theme() == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    for (int i = 0; i < window->pageCount(); ++i) {
        window->showPage(i);
        for (const PageScene& scene : window->page(i)->scenes()) {
            scene.arrange();
            settle(400);
            QWidget* subject = scene.subject ? scene.subject() : window;
            if (!save(subject, QDir(folder).filePath(scene.name + suffix), failure)) {
                return false;
            }
            if (scene.finish) {
                scene.finish();
            }
        }
    }
    return true;
}

} // namespace blattwerk::app
