#pragma once

#include "app/shell/page.h"
#include "database/project.h"

#include <QObject>

#include <memory>

class QThread;

namespace blattwerk::app {

class MainWindow;
class Settings;

/// What the program is started with.
struct StartOptions {
    /// Project to open; empty: the last one, or the sample.
    QString project;
    /// Overrides of the settings for this run; empty: as set.
    QString language;
    QString theme;
    /// Key of the game system to show first; empty: the project's first one.
    QString system;
    /// File for the settings instead of the person's own; for tests and pictures.
    QString settingsFile;
};

/// Joins window, project, look and language: opens and changes projects, switches the language without a restart.
class Application : public QObject {
    Q_OBJECT

public:
    explicit Application(const StartOptions& options, QObject* parent = nullptr);
    ~Application() override;

    /// Opens the project of the options, else the last one, else a copy of the sample in the person's documents.
    /// False if none could be opened; `failure` says why.
    [[nodiscard]] bool start(QString& failure);
    [[nodiscard]] MainWindow* window() const { return m_window.get(); }
    [[nodiscard]] Appearance& appearance() const { return *m_appearance; }

    /// The window goes over to that project; on failure it stays with the old one and says why.
    bool openProject(const QString& path);
    bool createProject(const QString& path);
    void setLanguage(const QString& code);

private:
    void adopt(std::unique_ptr<database::Project> project);
    void importFile(const QString& path);
    void importText(const QString& text);
    void mergeCopy(const QString& base, const QString& theirs);
    void fail(const model::Error& error);
    /// Makes the copy of the day where the project has changed since the last one.
    void backUp();

    StartOptions m_options;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
    QString m_failure;
    /// Copies the project beside the window.
    std::unique_ptr<QThread> m_backup;
};

} // namespace blattwerk::app
