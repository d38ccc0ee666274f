#include "app/shell/screenshots.h"

#include "app/exchange/import_dialog.h"
#include "app/exchange/merge_dialog.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/command_palette.h"
#include "app/shell/main_window.h"
#include "database/database_copy.h"
#include "database/exchange/system_package.h"
#include "database/project.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
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

/// Writes the pictures of one run into a folder, under names that say language and theme.
class Album {
public:
    Album(const QString& folder, const StartOptions& options, const Application& application)
        : m_folder(folder),
          m_suffix(QStringLiteral("-%1-%2.png")
                       .arg(options.language.isEmpty() ? QStringLiteral("de") : options.language,
                            application.appearance().theme() == Theme::Dark ? QStringLiteral("dark")
                                                                            : QStringLiteral("light"))) {}

    bool add(QWidget* widget, const QString& name) {
        settle(400);
        const QString path = m_folder.filePath(name + m_suffix);
        if (widget->grab().save(path)) {
            return true;
        }
        m_failure = QCoreApplication::translate("Screenshots", "“%1” cannot be written.").arg(path);
        return false;
    }
    [[nodiscard]] const QString& failure() const { return m_failure; }

private:
    QDir m_folder;
    QString m_suffix;
    QString m_failure;
};

bool takePages(MainWindow& window, Album& album) {
    for (int i = 0; i < window.pageCount(); ++i) {
        window.showPage(i);
        for (const PageScene& scene : window.page(i)->scenes()) {
            scene.arrange();
            settle(100);
            // A scene may have nothing to show in this system.
            QWidget* subject = scene.subject ? scene.subject() : &window;
            if (subject && !album.add(subject, scene.name)) {
                return false;
            }
            if (scene.finish) {
                scene.finish();
            }
        }
    }
    return true;
}

/// What both sides did to the first card with a text: the same fields, and fields of their own.
model::ChangeSet editFirst(Workspace& workspace, const std::string& system, const std::string& name,
                           const std::string& text) {
    for (const model::Card& card : workspace.system(system).cards) {
        if (!card.text.empty()) {
            model::Card after = card;
            after.name = name;
            after.notes = text;
            return model::editCard(card, after);
        }
    }
    return {};
}

/// A copy that somebody else went on with, merged into the open project.
bool takeMerge(MainWindow& window, const QString& scratch, Album& album) {
    Workspace& own = *window.context().workspace;
    const std::string system = window.currentPage()->system().toStdString();
    const auto packages = database::loadPackages();
    const QString base = QDir(scratch).filePath(QStringLiteral("Anfang.blattwerk"));
    const QString theirs = QDir(scratch).filePath(QStringLiteral("Lenas Kopie.blattwerk"));
    for (const QString& path : {base, theirs}) {
        QFile::remove(path);
        if (!packages || !database::Project::create(path.toStdString(), *packages)) {
            return false;
        }
    }
    {
        auto project = database::Project::open(theirs.toStdString());
        if (!project) {
            return false;
        }
        Workspace other(std::move(*project));
        static_cast<void>(other.perform(editFirst(other, system, "Ärger im Überfluss", "von Lena")));
        const model::Card last = other.system(system).cards.back();
        model::Card after = last;
        after.flavour = "„Übermorgen ist auch noch ein Tag.“";
        static_cast<void>(other.perform(model::editCard(last, after)));
    }
    static_cast<void>(own.perform(editFirst(own, system, "Ärger auf Vorrat", "von Mira")));
    MergeDialog merge(own, *window.context().appearance, &window);
    QString failure;
    if (!merge.load(base, theirs, failure)) {
        return false;
    }
    merge.show();
    const bool done = album.add(&merge, QStringLiteral("merge"));
    static_cast<void>(own.undo());
    return done;
}

/// The dialogs: everything by name, and an import and a merge as they would be made.
bool takeDialogs(MainWindow& window, const QString& scratch, Album& album) {
    window.showPage(0);
    CommandPalette palette(window.context(), window.actions() + window.currentPage()->menuActions(), &window);
    palette.show();
    if (!album.add(&palette, QStringLiteral("palette"))) {
        return false;
    }
    palette.hide();
    const QString path = QDir(scratch).filePath(QStringLiteral("Karten.csv"));
    QFile table(path);
    if (!table.open(QIODevice::WriteOnly)) {
        return false;
    }
    table.write("Name;Art;Kosten;Einsatz;Ausdauer;Fraktion;Text\n"
                "Blitzy;Charakter;3;2;3;Superfreundinnen;Beim Ausspielen: Ziehe 1 Karte.\n"
                "Gl\u00fchwurm Gl\u00fccksfall;Begleiter;1;1;2;Superfreundinnen;Leuchte heller als alle anderen.\n");
    table.close();
    ImportDialog import(*window.context().workspace, *window.context().appearance, window.currentPage()->system(),
                        &window);
    QString failure;
    if (!import.load(path, failure)) {
        return false;
    }
    import.show();
    if (!album.add(&import, QStringLiteral("import"))) {
        return false;
    }
    import.hide();
    return takeMerge(window, scratch, album);
}

/// A project with the systems but nothing in them.
bool makeEmptyProject(const QString& path) {
    auto packages = database::loadPackages();
    if (!packages) {
        return false;
    }
    for (database::SystemPackage& package : *packages) {
        package.cards.clear();
        package.collections.clear();
    }
    return database::Project::create(path.toStdString(), *packages).isOk();
}

/// Through SQLite, so that what other programs have not yet written back from the journal is in it too.
bool copyForPictures(const QString& from, const QString& to) {
    const auto project = database::Project::open(from.toStdString(), database::OpenMode::ReadOnly);
    if (!project) {
        return QFile::copy(from, to); // one of an older format, or none; opening it says which
    }
    return database::copyDatabase((*project)->database(), to.toStdString()).isOk();
}

bool takeEmptyPages(MainWindow& window, Album& album) {
    const QStringList names{QStringLiteral("cards"),  QStringLiteral("decks"), QStringLiteral("rules"),
                            QStringLiteral("table"),  QStringLiteral("lab"),   QStringLiteral("print"),
                            QStringLiteral("history")};
    for (int i = 0; i < window.pageCount(); ++i) {
        window.showPage(i);
        if (!album.add(&window, names.value(i) + QStringLiteral("-empty-project"))) {
            return false;
        }
    }
    return true;
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
    // The scenes edit, freeze and undo: they get a copy, somebody's work stays as it is.
    const QString path =
        scratch.filePath(sample ? QStringLiteral("Hain-Prototyp.blattwerk") : QFileInfo(options.project).fileName());
    if (!sample && !copyForPictures(options.project, path)) {
        failure = QCoreApplication::translate("Screenshots", "“%1” cannot be opened.").arg(options.project);
        return false;
    }
    if (!(sample ? application.createProject(path) : application.openProject(path))) {
        failure = QCoreApplication::translate("Screenshots", "“%1” cannot be opened.").arg(path);
        return false;
    }
    Album album(folder, options, application);
    const auto shown = [&application] {
        MainWindow* window = application.window();
        window->resize(1440, 900);
        window->show();
        settle(200);
        return window;
    };
    bool done = takePages(*shown(), album) && takeDialogs(*shown(), scratch.path(), album);
    if (done && sample) {
        const QString empty = scratch.filePath(QStringLiteral("Leer.blattwerk"));
        done = makeEmptyProject(empty) && application.openProject(empty) && takeEmptyPages(*shown(), album);
    }
    failure = album.failure();
    return done;
}

} // namespace blattwerk::app
