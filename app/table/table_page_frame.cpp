#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/table/branch_panel.h"
#include "app/table/hint_panel.h"
#include "app/table/log_view.h"
#include "app/table/odds_panel.h"
#include "app/table/outlook_panel.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

// What the page shows in the frame of the window, and all its fixed texts.
namespace blattwerk::app {

PageHeading TablePage::heading() const {
    PageHeading heading;
    heading.title = tr("Play table");
    if (!m_session.isRunning()) {
        return heading;
    }
    const TableSetup& setup = m_session.setup();
    heading.subtitle = tr("%1 against %2").arg(sideName(setup.seat), sideName(m_session.board().opposite(setup.seat)));
    if (const model::Collection* deck = leadingDeck(setup.seat)) {
        heading.accentKey = QString::fromStdString(deck->colour);
    }
    const QString edition = QString::fromStdString(setup.edition);
    heading.statusLeft =
        m_session.isWatched()
            ? tr("Rules %1, players: %2 and %3")
                  .arg(edition, NewGameForm::opponentText(setup.self), NewGameForm::opponentText(setup.opponent))
            : tr("Rules %1, other side: %2").arg(edition, NewGameForm::opponentText(setup.opponent));
    heading.statusRight = m_session.isWatched()
                              ? tr("P: play or pause · Alt+→: one step · + and −: speed · Ctrl+Z: step back")
                              : tr("Space: full face · Enter: use · E: end turn · Ctrl+Z: step back");
    return heading;
}

QStringList TablePage::rulesInFocus() const {
    if (m_choice.refused() && !m_choice.refused()->refusal.rules.empty()) {
        return {QString::fromStdString(m_choice.refused()->refusal.rules.front())};
    }
    if (m_logView->hasFocus() && m_logView->currentIndex().isValid()) {
        // The log shortens its rules: they all have the prefix of the system.
        const QString rule = m_logView->currentIndex().data(LogModel::RuleRole).toString();
        const QString prefix = QString::fromStdString(workspace().system(system().toStdString()).info.rulePrefix);
        return rule.isEmpty() ? QStringList() : QStringList{QStringLiteral("%1-%2").arg(prefix, rule)};
    }
    const CardItem* current = m_view->currentCard();
    const model::Card* card = current ? m_faces->card(current->card().key) : nullptr;
    const model::TypeInfo* type =
        card ? workspace().system(system().toStdString()).info.schema.type(card->type) : nullptr;
    return type && !type->rule.empty() ? QStringList{QString::fromStdString(type->rule)} : QStringList();
}

void TablePage::retranslate() {
    m_empty->setText(tr("No game on the table."), tr("Choose two decks and who plays the other side."), tr("New game"));
    m_view->setAccessibleName(tr("Play table"));
    m_logView->setAccessibleName(tr("Log"));
    m_segments->setSegments({tr("Log"), tr("Odds"), tr("Advice"), tr("Branches")});
    m_segments->setAccessibleName(tr("What the side column shows"));
    m_copy->setAccessibleName(tr("Copy log"));
    m_copy->setToolTip(tr("Copy the log as text"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Type another seed and press Enter: the game starts again with it."));
    m_branchButton->setText(tr("Keep branch"));
    m_branchButton->setToolTip(tr("Keep this line, to come back after trying another one"));
    m_handButton->setText(tr("By hand"));
    m_handButton->setToolTip(tr("Changes that no rule makes, for effects that are carried out by hand"));
    m_newButton->setText(tr("New game"));
    const auto text = [](QAction* action, const QString& words) { action->setText(words); };
    text(m_newAction, tr("New game"));
    text(m_newHandAction, tr("New hand"));
    text(m_mulliganAction, tr("Mulligan"));
    text(m_concedeAction, tr("Concede …"));
    text(m_backAction, tr("Step back"));
    text(m_forwardAction, tr("Step forward"));
    text(m_startAction, tr("To the start"));
    text(m_lastAction, tr("To the last step"));
    text(m_branchAction, tr("Keep branch"));
    text(m_hintAction, tr("Show hint"));
    text(m_seatAction, tr("Take over the other side"));
    text(m_copyAction, tr("Copy log"));
    text(m_saveAction, tr("Save game"));
    m_savedMenu->setTitle(tr("Saved games"));
    retranslateWatching();
    for (const auto& [button, action] : {std::pair{m_back, m_backAction}, {m_forward, m_forwardAction}}) {
        button->setAccessibleName(action->text());
        button->setToolTip(
            QStringLiteral("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    }
    m_form->retranslate();
    m_branches->retranslate();
    m_odds->retranslate();
    m_outlook->retranslate();
    m_hint->retranslate();
    if (m_session.isRunning()) {
        showCards();
    }
    renew();
}

} // namespace blattwerk::app
