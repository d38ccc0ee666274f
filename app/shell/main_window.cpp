#include "app/shell/main_window.h"

#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/command_palette.h"
#include "app/shell/navigation.h"
#include "app/shell/page_header.h"
#include "app/shell/settings.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>

namespace blattwerk::app {

MainWindow::MainWindow(const PageContext& context, QWidget* parent)
    : QMainWindow(parent),
      m_context(context),
      m_entries(allPages()) {
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    makeActions();

    auto* central = new QWidget(this);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_navigation = new Navigation(*context.appearance, central);
    row->addWidget(m_navigation);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    m_header = new PageHeader(*context.appearance, m_undo, m_redo, central);
    column->addWidget(m_header);
    m_stack = new QStackedWidget(central);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    setCentralWidget(central);

    m_statusLeft = new QLabel(this);
    m_statusLeft->setObjectName(QStringLiteral("status.left"));
    m_statusRight = new QLabel(this);
    m_statusLeft->setContentsMargins(12, 0, 0, 0);
    m_statusRight->setContentsMargins(0, 0, 12, 0);
    m_project = new QLabel(this);
    m_project->setObjectName(QStringLiteral("window.project"));
    m_project->setContentsMargins(12, 0, 12, 0);
    menuBar()->setCornerWidget(m_project);
    statusBar()->addWidget(m_statusLeft, 1);
    statusBar()->addPermanentWidget(m_statusRight);
    statusBar()->setSizeGripEnabled(false);

    for (const PageEntry& entry : m_entries) {
        Page* page = entry.make(context, m_stack);
        m_pages.push_back(page);
        page->setFocusPolicy(Qt::ClickFocus);
        m_stack->addWidget(page);
        m_navigation->addPage(entry.icon);
        for (QWidget* widget : page->headerWidgets()) {
            widget->setParent(m_header);
            widget->hide();
        }
        connect(page, &Page::headerChanged, this, [this, page] {
            if (page == currentPage()) {
                renewHeader();
            }
        });
        connect(page, &Page::linkActivated, this, &MainWindow::openLink);
        connect(page, &Page::reported, this, &MainWindow::report);
    }
    makeMenus();

    connect(m_navigation, &Navigation::pageChosen, this, &MainWindow::showPage);
    connect(m_navigation, &Navigation::systemChosen, this, &MainWindow::setSystem);
    connect(m_navigation, &Navigation::paletteRequested, this, &MainWindow::showPalette);
    connect(context.workspace, &Workspace::changed, this, [this] {
        renewHistoryActions();
        renewSummary();
        renewHeader();
    });
    connect(context.appearance, &Appearance::changed, this, &MainWindow::restyle);

    retranslate();
    renewHistoryActions();
    resize(1440, 900);
    restoreGeometry(context.settings->layout(QStringLiteral("window")));
    showPage(0);
}

Page* MainWindow::currentPage() const {
    return qobject_cast<Page*>(m_stack->currentWidget());
}

void MainWindow::showPage(int index) {
    if (index < 0 || index >= pageCount()) {
        return;
    }
    if (Page* left = currentPage(); left && left != m_pages[size_t(index)]) {
        left->commitEdits();
    }
    // The keyboard leaves the page before it is hidden: else Qt would hand it to whatever comes next.
    m_navigation->setFocus();
    m_stack->setCurrentIndex(index);
    m_navigation->setCurrent(index);
    for (int i = 0; i < m_pageMenus.size(); ++i) {
        m_pageMenus[i]->menuAction()->setVisible(i == index && !m_pageMenus[i]->isEmpty());
    }
    Page* page = m_pages[size_t(index)];
    page->activated();
    if (!page->isAncestorOf(QApplication::focusWidget())) {
        QWidget* last = page->focusWidget();
        (last ? last : page)->setFocus();
    }
    renewHeader();
}

void MainWindow::openLink(const QString& link) {
    const QString kind = link.section(QLatin1Char(':'), 0, 0);
    const QString key = link.section(QLatin1Char(':'), 1);
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].linkKind == kind) {
            showPage(int(i));
            if (!m_pages[i]->openKey(key)) {
                report(tr("“%1” is not in this project.").arg(key), true);
            }
            return;
        }
    }
}

void MainWindow::chooseSystem(const QString& key) {
    m_navigation->chooseSystem(key);
}

void MainWindow::keepToReading() {
    m_isForReading = true;
    setAcceptDrops(false);
    m_close->setVisible(true);
    m_close->setEnabled(true);
    for (QAction* action :
         {m_new, m_open, m_recentMenu->menuAction(), m_import, m_importFolder, m_paste, m_merge, m_german, m_english}) {
        action->setVisible(false);
        action->setEnabled(false);
    }
}

void MainWindow::setSystem(const QString& key) {
    for (Page* page : m_pages) {
        page->setSystem(key);
    }
    renewHeader();
    renewSummary();
}

void MainWindow::renewHeader() {
    const Page* page = currentPage();
    if (!page) {
        return;
    }
    const PageHeading heading = page->heading();
    m_header->setTitle(heading.title, heading.subtitle);
    m_header->setWidgets(page->headerWidgets());
    m_context.appearance->setAccent(page->accentKey());
    m_statusLeft->setText(heading.statusLeft);
    m_statusLeft->setPalette(palette());
    m_statusRight->setText(heading.statusRight);
}

void MainWindow::renewHistoryActions() {
    database::History& history = m_context.workspace->project().history();
    m_undo->setEnabled(history.canUndo());
    m_redo->setEnabled(history.canRedo());
}

void MainWindow::renewSummary() {
    const Page* page = currentPage();
    if (!page || page->system().isEmpty()) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(page->system().toStdString());
    QStringList accents;
    for (const model::Collection& deck : desk.collections) {
        accents << QString::fromStdString(deck.colour);
    }
    m_navigation->setGems(accents);
    m_navigation->setSummary(tr("%n card(s)", nullptr, int(desk.cards.size())) + QStringLiteral(" · ") +
                             tr("%n collection(s)", nullptr, int(desk.collections.size())));
}

void MainWindow::report(const QString& sentence, bool isError) {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     isError ? m_context.appearance->colours().error : m_context.appearance->colours().ink2);
    m_statusLeft->setPalette(colours);
    m_statusLeft->setText(sentence);
}

void MainWindow::undo() {
    currentPage()->commitEdits();
    if (const auto result = m_context.workspace->undo(); !result) {
        report(errorSentence(result.error()), true);
    } else {
        report(tr("Taken back: %1").arg(revisionSentence(*result)), false);
    }
}

void MainWindow::redo() {
    currentPage()->commitEdits();
    if (const auto result = m_context.workspace->redo(); !result) {
        report(errorSentence(result.error()), true);
    } else {
        report(tr("Done again: %1").arg(revisionSentence(*result)), false);
    }
}

void MainWindow::showPalette() {
    CommandPalette palette(m_context, actions() + currentPage()->menuActions(), this);
    connect(&palette, &CommandPalette::linkChosen, this, &MainWindow::openLink);
    palette.exec();
}

QString MainWindow::ruleOfFocus() const {
    for (const QWidget* widget = QApplication::focusWidget(); widget && widget != this;
         widget = widget->parentWidget()) {
        if (const QString rule = widget->property(kRuleProperty).toString(); !rule.isEmpty()) {
            return rule;
        }
    }
    return currentPage()->rulesInFocus().value(0);
}

void MainWindow::showRules() {
    openLink(QStringLiteral("rule:") + ruleOfFocus());
}

void MainWindow::restyle() {
    QPalette colours = m_context.appearance->palette();
    QApplication::setPalette(colours);
    QApplication::setFont(m_context.appearance->font(m_context.appearance->tokens().type.body));
    statusBar()->setFixedHeight(m_context.appearance->px(m_context.appearance->tokens().size.statusBar));
    const QFont small = m_context.appearance->font(m_context.appearance->tokens().type.small);
    m_statusLeft->setFont(small);
    m_statusRight->setFont(small);
    m_project->setFont(small);
    m_project->setFixedHeight(menuBar()->sizeHint().height());
    colours.setColor(QPalette::WindowText, m_context.appearance->colours().ink2);
    m_project->setPalette(colours);
    m_undo->setIcon(m_context.appearance->icon(QStringLiteral("rueckgaengig")));
    m_redo->setIcon(m_context.appearance->icon(QStringLiteral("wiederholen")));
    update();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (Page* page : m_pages) {
        page->commitEdits();
    }
    if (!m_isForReading) {
        m_context.settings->setLayout(QStringLiteral("window"), saveGeometry());
    }
    event->accept();
    Q_EMIT closed();
}

} // namespace blattwerk::app
