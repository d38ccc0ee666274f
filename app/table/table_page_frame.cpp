#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/table/branch_panel.h"
#include "app/table/log_view.h"
#include "app/table/odds_panel.h"
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

QString TablePage::title() const {
    return tr("Play table");
}

QString TablePage::subtitle() const {
    if (!m_session.isRunning()) {
        return {};
    }
    return tr("%1 against %2").arg(sideName(m_session.setup().seat), sideName(1 - m_session.setup().seat));
}

QString TablePage::accentKey() const {
    if (m_session.isRunning()) {
        const auto& keys = m_session.setup().deckKeys;
        const model::Collection* deck =
            workspace().system(system().toStdString()).collection(keys[size_t(m_session.setup().seat)]);
        if (deck && !deck->colour.empty()) {
            return QString::fromStdString(deck->colour);
        }
    }
    return Page::accentKey();
}

QList<QWidget*> TablePage::headerWidgets() const {
    return {m_stepBox, m_branchButton, m_handButton, m_newButton};
}

QList<QAction*> TablePage::menuActions() const {
    return {m_newAction,  m_newHandAction, m_mulliganAction, m_backAction, m_forwardAction, m_startAction,
            m_lastAction, m_branchAction,  m_seatAction,     m_copyAction, m_saveAction,    m_savedAction};
}

QString TablePage::statusLeft() const {
    if (!m_session.isRunning()) {
        return {};
    }
    const SystemDesk& desk = workspace().system(system().toStdString());
    return tr("Rules %1, other side: %2")
        .arg(QString::fromStdString(desk.info.edition), NewGameForm::opponentText(m_session.setup().opponent));
}

QString TablePage::statusRight() const {
    return m_session.isRunning() ? tr("Space: full face · Enter: use · E: end turn · Ctrl+Z: step back") : QString();
}

QStringList TablePage::rulesInFocus() const {
    if (m_choice.refused() && !m_choice.refused()->refusal.rules.empty()) {
        return {QString::fromStdString(m_choice.refused()->refusal.rules.front())};
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
    m_segments->setSegments({tr("Log"), tr("Odds"), tr("Branches")});
    m_segments->setAccessibleName(tr("What the side column shows"));
    m_copy->setText(tr("Copy"));
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
    text(m_backAction, tr("Step back"));
    text(m_forwardAction, tr("Step forward"));
    text(m_startAction, tr("To the start"));
    text(m_lastAction, tr("To the last step"));
    text(m_branchAction, tr("Keep branch"));
    text(m_seatAction, tr("Take over the other side"));
    text(m_copyAction, tr("Copy log"));
    text(m_saveAction, tr("Save game"));
    m_savedMenu->setTitle(tr("Saved games"));
    for (const auto& [button, action] : {std::pair{m_back, m_backAction}, {m_forward, m_forwardAction}}) {
        button->setAccessibleName(action->text());
        button->setToolTip(
            QStringLiteral("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    }
    m_form->retranslate();
    m_branches->retranslate();
    m_odds->retranslate();
    if (m_session.isRunning()) {
        showCards();
    }
    renew();
}

} // namespace blattwerk::app
