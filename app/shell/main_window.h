#pragma once

#include "app/shell/all_pages.h"

#include <QMainWindow>

#include <vector>

class QLabel;
class QStackedWidget;

namespace blattwerk::app {

class Navigation;
class PageHeader;

/// The window: navigation, header, the page in view, menus, status bar. It docks pages; what they do is theirs.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] const PageContext& context() const { return m_context; }
    [[nodiscard]] int pageCount() const { return int(m_pages.size()); }
    [[nodiscard]] Page* page(int index) const { return m_pages[size_t(index)]; }
    [[nodiscard]] Page* currentPage() const;
    void showPage(int index);
    /// Shows the page of the link's kind and opens its key there.
    void openLink(const QString& link);
    void report(const QString& sentence, bool isError);
    /// Shows that game system on all pages, as if chosen; nothing happens if the project has none of that key.
    void chooseSystem(const QString& key);
    /// A window beside that of the application, for reading alone: nobody answers its requests, so it has none, and it
    /// leaves the place of the other one as it is.
    void keepToReading();

Q_SIGNALS:
    /// A person asked for another project, a new one, or to import a file; the application answers.
    void openRequested(const QString& path);
    void newRequested(const QString& path);
    void importRequested(const QString& path);
    void pasteRequested(const QString& text);
    /// Merge another copy of this project into it.
    void mergeRequested(const QString& base, const QString& theirs);
    void languageRequested(const QString& code);
    void closed();
    /// Somebody wants to leave the program in a window for reading, which only closes itself.
    void quitRequested();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeActions();
    void makeMenus();
    void retranslate();
    void renewHeader();
    void renewHistoryActions();
    void renewSummary();
    void restyle();
    void undo();
    void redo();
    void setSystem(const QString& key);
    void showPalette();
    void showRules();
    [[nodiscard]] QString ruleOfFocus() const;
    void askForFile(bool create);
    void askForImport(bool folder);
    void askForMerge();

    PageContext m_context;
    std::vector<PageEntry> m_entries;
    std::vector<Page*> m_pages;
    Navigation* m_navigation = nullptr;
    PageHeader* m_header = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_project = nullptr;
    QLabel* m_statusLeft = nullptr;
    QLabel* m_statusRight = nullptr;
    QList<QMenu*> m_pageMenus;
    QMenu* m_fileMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_new = nullptr;
    QAction* m_open = nullptr;
    QAction* m_import = nullptr;
    QAction* m_importFolder = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_merge = nullptr;
    QAction* m_close = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_palette = nullptr;
    QAction* m_rules = nullptr;
    QAction* m_about = nullptr;
    QAction* m_dark = nullptr;
    QAction* m_larger = nullptr;
    QAction* m_smaller = nullptr;
    QAction* m_german = nullptr;
    QAction* m_english = nullptr;
    QList<QAction*> m_pageActions;
    bool m_isForReading = false;
};

} // namespace blattwerk::app
