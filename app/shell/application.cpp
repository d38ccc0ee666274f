#include "app/shell/application.h"

#include "app/exchange/import_dialog.h"
#include "app/exchange/merge_dialog.h"
#include "app/face/fonts.h"
#include "app/session/account_name.h"
#include "app/session/backup_copies.h"
#include "app/session/sentences.h"
#include "app/session/translation.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/shell/style.h"
#include "app/widgets/face_source.h"
#include "app/widgets/plain_tool_tip.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

namespace blattwerk::app {

namespace {

/// Where the first start puts the copy of the sample project.
QString samplePath() {
    // The system names a folder for documents even where nobody has made one.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    return QDir(folder).filePath(QStringLiteral("Blattwerk-Beispiel.blattwerk"));
}

} // namespace

Application::Application(const StartOptions& options, QObject* parent)
    : QObject(parent),
      m_options(options),
      m_settings(std::make_unique<Settings>(options.settingsFile)),
      m_appearance(std::make_unique<Appearance>(shippedTokens())) {
    loadFonts();
    m_appearance->setTheme((options.theme.isEmpty() ? m_settings->theme() : options.theme) == QLatin1String("dark")
                               ? Theme::Dark
                               : Theme::Light);
    m_appearance->setScale(m_settings->scale());
    QApplication::setStyle(new Style(*m_appearance));
    qApp->installEventFilter(new PlainToolTips(this));
    QApplication::setPalette(m_appearance->palette());
    QApplication::setFont(m_appearance->font(m_appearance->tokens().type.body));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/blattwerk.svg")));
    if (!options.language.isEmpty()) {
        m_settings->setLanguage(options.language);
    }
    setLanguage(m_settings->language());
}

Application::~Application() {
    if (m_backup) {
        m_backup->wait();
    }
    m_window.reset();
    m_workspace.reset();
}

void Application::setLanguage(const QString& code) {
    m_settings->setLanguage(code);
    useLanguage(code == QLatin1String("en") ? model::Language::English : model::Language::German);
}

bool Application::start(QString& failure) {
    bool opened = false;
    if (!m_options.project.isEmpty()) {
        opened = openProject(m_options.project);
    } else {
        const QString last = m_settings->lastProject();
        opened = QFileInfo::exists(last) && openProject(last);
        if (const QString sample = samplePath(); !opened && sample != last) {
            opened = QFileInfo::exists(sample) ? openProject(sample) : createProject(sample);
            if (opened && !m_failure.isEmpty()) {
                m_window->report(m_failure, true);
            }
        } else if (!opened && !QFileInfo::exists(sample)) {
            opened = createProject(sample);
        }
    }
    failure = m_failure;
    if (opened && !m_settings->setAside().isEmpty()) {
        m_window->report(
            tr("The settings were damaged and begin anew. The old ones lie in “%1”.").arg(m_settings->setAside()),
            true);
    }
    return opened;
}

void Application::fail(const model::Error& error) {
    m_failure = errorSentence(error);
    if (m_window) {
        m_window->report(m_failure, true);
    }
}

bool Application::openProject(const QString& path) {
    auto project = database::Project::open(QFileInfo(path).absoluteFilePath().toStdString());
    if (!project) {
        fail(project.error());
        return false;
    }
    adopt(std::move(*project));
    return true;
}

bool Application::createProject(const QString& path) {
    auto packages = database::loadPackages();
    if (!packages) {
        fail(packages.error());
        return false;
    }
    auto project =
        database::Project::create(QFileInfo(path).absoluteFilePath().toStdString(), *packages, accountName());
    if (!project) {
        fail(project.error());
        return false;
    }
    adopt(std::move(*project));
    return true;
}

void Application::adopt(std::unique_ptr<database::Project> project) {
    if (m_window) {
        m_window->close();
    }
    auto old = std::move(m_window);
    auto oldWorkspace = std::move(m_workspace);
    m_settings->setLastProject(QString::fromStdString(project->path()));
    m_workspace = std::make_unique<Workspace>(std::move(project));
    m_workspace->setAuthor(accountName());
    m_window = std::make_unique<MainWindow>(
        PageContext{m_workspace.get(), m_appearance.get(), m_settings.get(),
                    new FaceSource(*m_workspace, m_appearance->tokens(), m_workspace.get())});
    // Queued: the window that asks is replaced by the answer.
    connect(m_window.get(), &MainWindow::openRequested, this, &Application::openProject, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::newRequested, this, &Application::createProject, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::importRequested, this, &Application::importFile);
    connect(m_window.get(), &MainWindow::pasteRequested, this, &Application::importText);
    connect(m_window.get(), &MainWindow::mergeRequested, this, &Application::mergeCopy);
    connect(m_window.get(), &MainWindow::languageRequested, this, &Application::setLanguage);
    m_window->chooseSystem(m_options.system);
    backUp();
    if (old) {
        m_window->show();
        old.release()->deleteLater();
        oldWorkspace.release()->deleteLater();
    }
}

void Application::backUp() {
    // Runs for tests and pictures leave nothing in a person's folders.
    if (!m_options.settingsFile.isEmpty() || m_workspace->project().isReadOnly()) {
        return;
    }
    if (m_backup) {
        m_backup->wait();
    }
    const std::string path = m_workspace->project().path();
    m_backup.reset(QThread::create([path] {
        // A copy that cannot be made today is made the next time; the project itself is safe without it.
        const auto made = makeBackup(path, backupFolder(path), QDate::currentDate());
        static_cast<void>(made);
    }));
    m_backup->start(QThread::LowPriority);
}

namespace {

/// Shows a dialog that has read what it is about, and says what came of it.
template<typename Dialog>
void runDialog(Dialog& dialog, bool isLoaded, const QString& failure, MainWindow& window) {
    if (!isLoaded) {
        window.report(failure, true);
    } else if (dialog.exec() == QDialog::Accepted) {
        window.report(dialog.outcome(), dialog.failed());
    }
}

} // namespace

void Application::importFile(const QString& path) {
    m_window->currentPage()->commitEdits();
    ImportDialog dialog(*m_workspace, *m_appearance, m_window->currentPage()->system(), m_window.get());
    QString failure;
    const bool isLoaded = dialog.load(path, failure);
    runDialog(dialog, isLoaded, failure, *m_window);
}

void Application::importText(const QString& text) {
    m_window->currentPage()->commitEdits();
    ImportDialog dialog(*m_workspace, *m_appearance, m_window->currentPage()->system(), m_window.get());
    QString failure;
    const bool isLoaded = dialog.loadText(text, failure);
    runDialog(dialog, isLoaded, failure, *m_window);
}

void Application::mergeCopy(const QString& base, const QString& theirs) {
    m_window->currentPage()->commitEdits();
    MergeDialog dialog(*m_workspace, *m_appearance, m_window.get());
    QString failure;
    const bool isLoaded = dialog.load(base, theirs, failure);
    runDialog(dialog, isLoaded, failure, *m_window);
}

} // namespace blattwerk::app
