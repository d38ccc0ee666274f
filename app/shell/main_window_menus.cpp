#include "app/shell/main_window.h"

#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/navigation.h"
#include "app/shell/settings.h"

#include <QActionGroup>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStandardPaths>

namespace blattwerk::app {

namespace {

/// The title with a letter to open it by that none of the others has.
QString withMnemonic(const QString& title, const QStringList& others) {
    QString taken;
    for (const QString& other : others) {
        taken += other.mid(other.indexOf(QLatin1Char('&')) + 1, 1);
    }
    for (qsizetype i = 0; i < title.size(); ++i) {
        if (title[i].isLetter() && !taken.contains(title[i], Qt::CaseInsensitive)) {
            return QString(title).insert(i, QLatin1Char('&'));
        }
    }
    return title;
}

} // namespace

void MainWindow::makeActions() {
    const auto make = [this](const char* name, const QKeySequence& shortcut, auto slot) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    m_new = make("action.new", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), [this] { askForFile(true); });
    m_open = make("action.open", QKeySequence::Open, [this] { askForFile(false); });
    m_import = make("action.import", QKeySequence(Qt::CTRL | Qt::Key_I), [this] { askForImport(false); });
    m_importFolder = make("action.importFolder", {}, [this] { askForImport(true); });
    m_paste = make("action.pasteTable", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
                   [this] { Q_EMIT pasteRequested(QGuiApplication::clipboard()->text()); });
    m_merge = make("action.merge", {}, [this] { askForMerge(); });
    m_close = make("action.close", QKeySequence::Close, [this] { close(); });
    m_close->setVisible(false);
    m_close->setEnabled(false);
    m_quit = make("action.quit", QKeySequence::Quit, [this] {
        if (m_isForReading) {
            Q_EMIT quitRequested();
        } else {
            close();
        }
    });
    m_undo = make("action.undo", QKeySequence::Undo, [this] { undo(); });
    m_redo = make("action.redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { redo(); });
    m_palette = make("action.palette", QKeySequence(Qt::CTRL | Qt::Key_K), [this] { showPalette(); });
    m_rules = make("action.rules", QKeySequence(Qt::Key_F1), [this] { showRules(); });
    m_about = make("action.about", {}, [this] {
        QMessageBox::about(this, tr("About Blattwerk"),
                           tr("<b>Blattwerk %1</b><p>A workbench for designers of card games.</p>"
                              "<p>Free software under the GNU General Public License, version 3.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    m_dark = make("action.dark", {}, [this](bool on) {
        m_context.appearance->setTheme(on ? Theme::Dark : Theme::Light);
        m_context.settings->setTheme(on ? QStringLiteral("dark") : QStringLiteral("light"));
    });
    m_dark->setCheckable(true);
    m_dark->setChecked(m_context.appearance->theme() == Theme::Dark);
    const auto scaleBy = [this](double step) {
        m_context.appearance->setScale(m_context.appearance->scale() + step);
        m_context.settings->setScale(m_context.appearance->scale());
    };
    m_larger = make("action.larger", QKeySequence::ZoomIn, [scaleBy] { scaleBy(0.1); });
    m_smaller = make("action.smaller", QKeySequence::ZoomOut, [scaleBy] { scaleBy(-0.1); });
    m_german = make("action.german", {}, [this] { Q_EMIT languageRequested(QStringLiteral("de")); });
    m_english = make("action.english", {}, [this] { Q_EMIT languageRequested(QStringLiteral("en")); });
    auto* languages = new QActionGroup(this);
    for (QAction* action : {m_german, m_english}) {
        action->setCheckable(true);
        languages->addAction(action);
    }
    (m_context.settings->language() == QLatin1String("en") ? m_english : m_german)->setChecked(true);
    for (int i = 0; i < int(m_entries.size()); ++i) {
        m_pageActions << make("action.page", QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i)),
                              [this, i] { showPage(i); });
    }
}

void MainWindow::makeMenus() {
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addActions({m_new, m_open});
    m_recentMenu = m_fileMenu->addMenu(QString());
    connect(m_recentMenu, &QMenu::aboutToShow, this, [this] {
        m_recentMenu->clear();
        for (const QString& path : m_context.settings->recentProjects()) {
            m_recentMenu->addAction(QFileInfo(path).fileName(), this, [this, path] { Q_EMIT openRequested(path); })
                ->setToolTip(path);
        }
    });
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_import, m_importFolder, m_paste});
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(m_merge);
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_close, m_quit});
    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addActions({m_undo, m_redo});
    m_editMenu->addSeparator();
    m_editMenu->addAction(m_palette);
    m_viewMenu = menuBar()->addMenu(QString());
    m_viewMenu->addActions(m_pageActions);
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_dark, m_larger, m_smaller});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_german, m_english});
    for (Page* page : m_pages) {
        QMenu* menu = menuBar()->addMenu(QString());
        menu->addActions(page->menuActions());
        m_pageMenus << menu;
        for (QAction* action : page->menuActions()) {
            page->addAction(action);
        }
    }
    // The palette names every command with its keys, so it is the list of them too.
    m_helpMenu = menuBar()->addMenu(QString());
    m_helpMenu->addActions({m_palette, m_rules});
    m_helpMenu->addSeparator();
    m_helpMenu->addAction(m_about);
}

void MainWindow::retranslate() {
    const QString path = QString::fromStdString(m_context.workspace->project().path());
    setWindowTitle(path.isEmpty() ? QStringLiteral("Blattwerk")
                                  : QFileInfo(path).fileName() + QStringLiteral(" – Blattwerk"));
    m_project->setText(QFileInfo(path).fileName());
    m_project->setToolTip(path);
    m_fileMenu->setTitle(tr("&File"));
    m_editMenu->setTitle(tr("&Edit"));
    m_viewMenu->setTitle(tr("&View"));
    m_helpMenu->setTitle(tr("&Help"));
    m_about->setText(tr("About Blattwerk"));
    m_recentMenu->setTitle(tr("Recent projects"));
    m_new->setText(tr("New project …"));
    m_open->setText(tr("Open project …"));
    m_import->setText(tr("Import cards …"));
    m_importFolder->setText(tr("Import a project folder …"));
    m_paste->setText(tr("Import the table in the clipboard …"));
    m_merge->setText(tr("Merge a copy of this project …"));
    m_close->setText(tr("Close this window"));
    m_quit->setText(tr("Quit"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_palette->setText(tr("Find anything"));
    m_rules->setText(tr("Rules on this"));
    m_dark->setText(tr("Dark theme"));
    m_larger->setText(tr("Larger type"));
    m_smaller->setText(tr("Smaller type"));
    m_german->setText(QStringLiteral("Deutsch"));
    m_english->setText(QStringLiteral("English"));
    for (QAction* action : {m_undo, m_redo}) {
        action->setToolTip(action->text() + QStringLiteral(" (") +
                           action->shortcut().toString(QKeySequence::NativeText) + QStringLiteral(")"));
    }
    for (int i = 0; i < pageCount(); ++i) {
        const QString title = m_pages[size_t(i)]->title();
        m_pageActions[i]->setText(title);
        m_navigation->setPageText(i, title, m_pageActions[i]->shortcut().toString(QKeySequence::NativeText));
        m_pageMenus[i]->setTitle(
            withMnemonic(title, {m_fileMenu->title(), m_editMenu->title(), m_viewMenu->title(), m_helpMenu->title()}));
    }
    m_navigation->setPaletteText(m_palette->text(), m_palette->shortcut().toString(QKeySequence::NativeText));
    QStringList keys;
    QStringList names;
    QStringList editions;
    const bool english = m_context.settings->language() == QLatin1String("en");
    for (const std::string& key : m_context.workspace->systemKeys()) {
        const model::SystemInfo& info = m_context.workspace->system(key).info;
        keys << QString::fromStdString(key);
        names << QString::fromStdString(info.name.in(english ? model::Language::English : model::Language::German));
        editions << QString::fromStdString(info.edition);
    }
    m_navigation->setSystems(keys, names, editions);
    renewSummary();
    renewHeader();
    restyle();
}

void MainWindow::askForFile(bool create) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString filter = tr("Blattwerk projects (*.blattwerk)");
    QString path = create ? QFileDialog::getSaveFileName(this, tr("New project"), folder, filter)
                          : QFileDialog::getOpenFileName(this, tr("Open project"), folder, filter);
    if (path.isEmpty()) {
        return;
    }
    if (create && QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".blattwerk");
    }
    if (create) {
        Q_EMIT newRequested(path);
    } else {
        Q_EMIT openRequested(path);
    }
}

void MainWindow::askForImport(bool folder) {
    const QString path =
        folder ? QFileDialog::getExistingDirectory(this, tr("Import a project folder"))
               : QFileDialog::getOpenFileName(
                     this, tr("Import cards"), {},
                     tr("Tables, cards, decks, projects (*.csv *.tsv *.txt *.json *.toml *.xlsx *.ods *.xml *.cod "
                        "*.blattwerk);;All files (*)"));
    if (!path.isEmpty()) {
        Q_EMIT importRequested(path);
    }
}

void MainWindow::askForMerge() {
    const QString filter = tr("Blattwerk projects (*.blattwerk)");
    const QString theirs = QFileDialog::getOpenFileName(this, tr("The other copy"), {}, filter);
    const QString base =
        theirs.isEmpty()
            ? QString()
            : QFileDialog::getOpenFileName(this, tr("The project as both copies began with it"), {}, filter);
    if (!base.isEmpty()) {
        Q_EMIT mergeRequested(base, theirs);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile()) {
        return;
    }
    const QString path = urls.first().toLocalFile();
    event->acceptProposedAction();
    if (path.endsWith(QLatin1String(".blattwerk"))) {
        Q_EMIT openRequested(path);
    } else {
        Q_EMIT importRequested(path);
    }
}

} // namespace blattwerk::app
