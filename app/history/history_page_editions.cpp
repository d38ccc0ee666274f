#include "app/history/edition_window.h"
#include "app/history/freeze_dialog.h"
#include "app/history/history_page.h"
#include "app/history/timeline_list.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"

#include <QAction>
#include <QFileDialog>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QThread>

namespace blattwerk::app {

void HistoryPage::showEdition() {
    const auto edition = database::EditionShelf(workspace().project().database()).at(m_entry->edition);
    if (!edition) {
        m_stack->setCurrentIndex(1);
        m_empty->setText(errorSentence(edition.error()), {}, {});
        return;
    }
    m_edition = *edition;
    const bool canEdit = !workspace().project().isReadOnly();
    m_side->setLabel(label());
    m_side->setNote(tr("Note on edition %1").arg(label()), QString::fromStdString(edition->edition.note), canEdit);
    fillEditionChoices();
    renewComparison();
}

void HistoryPage::fillEditionChoices() {
    std::vector<SidePanel::Choice> choices{{tr("now"), {}, {}, {}}};
    const auto editions = database::EditionShelf(workspace().project().database()).all(system().toStdString());
    for (const database::ShelvedEdition& other : editions ? *editions : std::vector<database::ShelvedEdition>()) {
        if (other.edition.label != m_edition->edition.label && !other.isRemoved) {
            choices.push_back({tr("Edition %1").arg(QString::fromStdString(other.edition.label)),
                               {},
                               {other.revision, database::Moment::After},
                               other.edition.label});
        }
    }
    m_side->setChoices(tr("Compare edition %1 with").arg(label()), std::move(choices), 0);
}

void HistoryPage::renewComparison() {
    const SidePanel::Choice* choice = m_side->choice();
    const std::string other = choice ? choice->edition : std::string();
    const bool isOtherFirst = !other.empty() && choice->time.revision < m_edition->revision;
    const std::string& left = isOtherFirst ? other : m_edition->edition.label;
    const std::string& right = isOtherFirst ? m_edition->edition.label : other;
    const auto title = [this](const std::string& label) {
        return label.empty() ? tr("now") : tr("Edition %1").arg(QString::fromStdString(label));
    };
    m_leftTitle = title(left);
    m_rightTitle = title(right);
    auto made = EditionComparison::make(workspace(), system().toStdString(), left, right);
    if (!made) {
        m_stack->setCurrentIndex(1);
        m_empty->setText(errorSentence(made.error()), {}, {});
        return;
    }
    m_comparison.emplace(std::move(*made));
    m_items->setItems(m_comparison->items(*m_words));
    const bool differs = !m_items->items().empty();
    m_itemsFrame->setVisible(m_items->items().size() > 1);
    m_stack->setCurrentIndex(differs ? 0 : 1);
    if (!differs) {
        m_empty->setText(tr("%1 and %2 are the same.").arg(m_leftTitle, m_rightTitle),
                         tr("No card, deck, parameter or rule differs."), {});
    }
    QStringList facts{tr("frozen %1").arg(momentName(m_edition->edition.frozenAt)),
                      tr("%n card(s)", nullptr, m_edition->edition.cards)};
    if (!m_edition->edition.author.empty()) {
        facts.insert(1, QString::fromStdString(m_edition->edition.author));
    }
    facts << tr("%1 changed, %2 new, %3 gone")
                 .arg(m_comparison->changed())
                 .arg(m_comparison->added())
                 .arg(m_comparison->removed());
    m_side->setFacts(tr("Edition %1").arg(label()), facts);
    showItem();
    ++m_comparisonCount;
    if (differs) {
        m_facts = facts;
        checkDecks();
    }
}

void HistoryPage::checkDecks() {
    if (m_check) {
        m_stopCheck.request_stop();
        return; // It asks again when it is done.
    }
    // Rules of two states are read and checked meanwhile, over values of their own.
    auto found = std::make_shared<QStringList>();
    m_stopCheck = {};
    m_check.reset(
        QThread::create([found, comparison = *m_comparison, folder = m_scenarioFolder, stop = m_stopCheck.get_token()] {
            *found = comparison.decksTurnedIllegal();
            if (found->isEmpty()) {
                *found << tr("no deck became illegal");
            }
            if (!folder.isEmpty() && !stop.stop_requested()) {
                *found << comparison.scenariosChanged(folder, stop);
            }
        }));
    connect(m_check.get(), &QThread::finished, this, [this, found, count = m_comparisonCount] {
        m_check.release()->deleteLater();
        if (!m_comparison || m_items->items().empty()) {
            return;
        }
        if (count != m_comparisonCount) {
            checkDecks();
            return;
        }
        m_side->setFacts(tr("Edition %1").arg(label()), m_facts + *found);
    });
    m_check->start(QThread::LowPriority);
}

void HistoryPage::askForScenarios() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder of scenarios"), m_scenarioFolder);
    if (!folder.isEmpty()) {
        setScenarioFolder(folder);
    }
}

void HistoryPage::setScenarioFolder(const QString& folder) {
    m_scenarioFolder = folder;
    settings().setValue(QLatin1String(kScenarioFolder), folder);
    if (m_comparison) {
        renewComparison();
    }
}

void HistoryPage::renewActions() {
    const bool isEdition = m_edition.has_value();
    const bool canEdit = !workspace().project().isReadOnly();
    m_open->setVisible(isEdition);
    m_scenarios->setVisible(isEdition);
    m_putAway->setVisible(isEdition && canEdit);
    m_restoreAll->setVisible(!isEdition && canEdit);
    m_restoreAction->setEnabled(!isEdition && m_entry && m_view->content().left.canTake);
    m_freeze->setEnabled(canEdit && !system().isEmpty());
    m_freezeAction->setEnabled(m_freeze->isEnabled());
    if (m_entry && !isEdition) {
        m_restoreAll->setText(tr("Whole project as in r%1").arg(m_entry->revision));
    }
    m_side->hint()->setText(isEdition
                                ? tr("Saved games and experiments that name it still find it when it is put away.")
                                : tr("Makes a new step with that content. Nothing is lost."));
}

void HistoryPage::askToFreeze() {
    if (!m_freeze->isEnabled()) {
        return;
    }
    auto* dialog = new FreezeDialog(workspace(), appearance(), system().toStdString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { freeze(dialog->label(), dialog->note()); });
    dialog->open();
}

bool HistoryPage::freeze(const std::string& label, const std::string& note) {
    const QScopedValueRollback<bool> own(m_isChangingEdition, true);
    const auto made = workspace().freeze(system().toStdString(), label, note);
    if (!made) {
        Q_EMIT reported(errorSentence(made.error()), true);
        return false;
    }
    m_list->setQuery({});
    m_list->chooseNewest();
    Q_EMIT reported(tr("Edition %1 is frozen: %n card(s).", nullptr, made->cards).arg(QString::fromStdString(label)),
                    false);
    return true;
}

void HistoryPage::keepNote(const QString& note) {
    if (!m_entry) {
        return;
    }
    const std::string text = note.trimmed().toStdString();
    database::Database& database = workspace().project().database();
    const auto done =
        m_edition ? database::EditionShelf(database).setNote(m_edition->edition.system, m_edition->edition.label, text)
                  : database::Past(database).setNote(m_entry->revision, text);
    if (done) {
        m_side->noteKept(note);
    }
    told(done);
}

void HistoryPage::rename(const QString& wanted) {
    if (!m_edition) {
        return;
    }
    const std::string next = wanted.trimmed().toStdString();
    const QScopedValueRollback<bool> own(m_isChangingEdition, true);
    const auto done = workspace().renameEdition(m_edition->edition.system, m_edition->edition.label, next);
    if (done) {
        m_edition->edition.label = next;
    }
    m_side->setLabel(label());
    told(done);
}

void HistoryPage::told(const model::Result<void>& done) {
    if (!done) {
        Q_EMIT reported(errorSentence(done.error()), true);
        return;
    }
    // The list may be about to choose another entry: only the line is told anew.
    m_list->model()->refresh(*m_entry);
    Q_EMIT headerChanged();
}

void HistoryPage::putAway(bool isAway, const std::string& label) {
    const QScopedValueRollback<bool> own(m_isChangingEdition, true);
    const auto done = workspace().putEditionAway(system().toStdString(), label, isAway);
    if (!done) {
        Q_EMIT reported(errorSentence(done.error()), true);
        return;
    }
    renew();
    if (isAway) {
        showNotice(tr("Edition %1 is put away.").arg(QString::fromStdString(label)), tr("Bring it back"),
                   [this, label] { putAway(false, label); });
    }
}

void HistoryPage::openEdition() {
    if (!m_edition) {
        return;
    }
    auto opened = EditionWindow::open(context(), m_edition->edition.system, m_edition->edition.label);
    if (!opened) {
        Q_EMIT reported(errorSentence(opened.error()), true);
        return;
    }
    MainWindow* window = &(*opened)->window();
    m_windows.push_back(std::move(*opened));
    // Queued: it is closing.
    connect(
        window, &MainWindow::closed, this,
        [this, window] { std::erase_if(m_windows, [window](const auto& one) { return &one->window() == window; }); },
        Qt::QueuedConnection);
    // It goes with the window that it was opened from, and who quits there means the program.
    if (auto* main = qobject_cast<MainWindow*>(this->window())) {
        connect(main, &MainWindow::closed, window, &QWidget::close);
        connect(window, &MainWindow::quitRequested, main, &QWidget::close, Qt::QueuedConnection);
    }
    window->show();
}

void HistoryPage::showNotice(const QString& sentence, const QString& link, std::function<void()> follow) {
    while (QLayoutItem* item = m_noticePlace->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_noticePlace->setContentsMargins(24, sentence.isEmpty() ? 0 : 12, 24, 0);
    if (sentence.isEmpty()) {
        return;
    }
    auto* notice = new Notice(appearance(), NoticeKind::Advice, sentence, {link}, {}, this);
    notice->setObjectName(QStringLiteral("history.notice"));
    connect(notice, &Notice::linkActivated, this, [follow = std::move(follow)] { follow(); });
    m_noticePlace->addWidget(notice);
}

void HistoryPage::retranslate() {
    m_freezeAction->setText(tr("Freeze an edition …"));
    m_restoreAction->setText(tr("Restore the earlier state"));
    m_findAction->setText(tr("Search the history"));
    m_freeze->setText(tr("Freeze an edition"));
    m_open->setText(tr("Open for reading"));
    m_scenarios->setText(tr("Run scenarios …"));
    m_scenarios->setToolTip(tr("Runs the scenarios of a folder on both states and names those that end otherwise."));
    m_putAway->setText(tr("Put away"));
    m_list->retranslate();
    m_view->retranslate();
    m_side->retranslate();
    m_items->setAccessibleName(tr("What changed"));
    m_empty->setText(tr("Nothing is chosen."), {}, {});
    m_isStale = true;
    if (isVisible()) {
        renew();
    }
}

} // namespace blattwerk::app
