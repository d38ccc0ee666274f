#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/table/branch_panel.h"
#include "app/table/call_out.h"
#include "app/table/decision_bar.h"
#include "app/table/log_view.h"
#include "app/table/playback_control.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace blattwerk::app {

namespace {

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

bool canAnimate() {
    return QGuiApplication::platformName() != QLatin1String("offscreen");
}

} // namespace

const model::Collection* TablePage::leadingDeck(int seat) const {
    const auto& keys = m_session.setup().deckKeys;
    if (size_t(seat) >= keys.size()) {
        return nullptr;
    }
    const auto decks = workspace().system(system().toStdString()).decks(keys[size_t(seat)]);
    return decks.empty() ? nullptr : decks.front();
}

QString TablePage::sideName(int seat) const {
    const auto& keys = m_session.setup().deckKeys;
    if (size_t(seat) >= keys.size()) {
        return {};
    }
    const std::string& own = keys[size_t(seat)];
    const QString letter = fromStd(m_layout.seats[size_t(seat)]);
    if (own.empty()) {
        return tr("Side %1").arg(letter);
    }
    const model::Collection* deck = leadingDeck(seat);
    const auto more = std::ranges::count(own, ',');
    QString name = deck ? fromStd(deck->name.in(uiLanguage())) : fromStd(own);
    name += deck && more > 0 ? QStringLiteral(" +%1").arg(more) : QString();
    return std::ranges::count(keys, own) > 1 ? QStringLiteral("%1 %2").arg(name, letter) : name;
}

QString TablePage::sideAsSubject(int seat) const {
    const auto& keys = m_session.setup().deckKeys;
    const bool isNamed = size_t(seat) < keys.size() && !keys[size_t(seat)].empty();
    return isNamed ? tr("Side %1").arg(sideName(seat)) : sideName(seat);
}

QString TablePage::turnText() const {
    const QString number = QString::number(m_session.board().turn);
    const std::string& own = m_layout.turnLabel.in(uiLanguage());
    return own.empty() ? tr("turn %1").arg(number) : fromStd(fillTemplate(own, {{"n", number.toStdString()}}));
}

LogNames TablePage::logNames() const {
    return {[this](int seat) { return sideAsSubject(seat); },
            [this](const std::string& key) { return m_faces->name(key); },
            [this](const std::string& key) {
                const model::FieldInfo* field = workspace().system(system().toStdString()).info.schema.field(key);
                return field ? fromStd(field->label.in(uiLanguage())) : QString();
            }};
}

TableLog TablePage::log() const {
    return TableLog(m_book, logNames(), uiLanguage());
}

QString TablePage::toolTip(const BoardCard& card) const {
    if (card.hidden) {
        return tr("Hidden card");
    }
    QStringList lines{QStringLiteral("<b>%1</b>, %2")
                          .arg(m_faces->name(card.key).toHtmlEscaped(), m_faces->typeName(card.key).toHtmlEscaped())};
    for (const QString& value : m_faces->changedValues(card)) {
        lines << value.toHtmlEscaped();
    }
    if (card.label >= 0) {
        lines << fromStd(m_layout.labels[size_t(card.label)].text.in(uiLanguage())).toHtmlEscaped();
    }
    for (const BoardCard& attached : card.attached) {
        lines << tr("carries %1").arg(m_faces->name(attached.key)).toHtmlEscaped();
    }
    // Why a hand card stays where it is.
    const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, m_session.board().phase);
    if (hand && card.zone == hand->path && m_session.isPersonsMove() && !m_session.book().isDecision() &&
        !m_session.book().isOpen(card)) {
        const model::Card* printed = m_faces->card(card.key);
        const auto step = attempt(card, printed ? printed->type : std::string(), nullptr, m_layout);
        const auto refusal = step ? m_session.refusal(*step) : std::nullopt;
        if (refusal) {
            lines << log().refusal(*refusal).toHtmlEscaped();
        }
    }
    return lines.join(QStringLiteral("<br>"));
}

TableWords TablePage::words() const {
    TableWords words;
    const model::Language language = uiLanguage();
    words.language = language;
    const SystemDesk& desk = workspace().system(system().toStdString());
    const TableSetup& setup = m_session.setup();
    const bool hasHand = std::ranges::any_of(m_layout.zones, [](const ZonePlace& zone) {
        return zone.kind == ZonePlace::Kind::Hand && zone.phases.empty();
    });
    for (int seat = 0; seat < int(setup.deckKeys.size()); ++seat) {
        words.deckNames << sideName(seat);
        const model::Collection* deck = leadingDeck(seat);
        words.accents << (deck && !deck->colour.empty() ? fromStd(deck->colour) : accentKey());
        words.counterLabels.emplace_back();
        const bool own = setup.opponent == opponent::kHotSeat || (seat == setup.seat && setup.self.empty());
        const bool watched = seat == setup.seat && !setup.self.empty();
        words.players << (own && seat == m_session.viewer() ? (hasHand ? tr("you, hand open") : tr("you"))
                          : own                             ? tr("by hand")
                                : NewGameForm::opponentText(watched ? setup.self : setup.opponent));
        for (const CounterPlace& counter : m_layout.counters) {
            QString label = fromStd(counter.label.in(language));
            const model::FieldInfo* field = desk.info.schema.field(counter.by);
            if (field && size_t(seat) < setup.match.decks.size() && !setup.match.decks[size_t(seat)].empty()) {
                const model::Card* card = m_faces->card(setup.match.decks[size_t(seat)].front());
                for (const model::FieldChoice& choice : field->choices) {
                    const auto property = choice.properties.find(counter.property);
                    if (card && card->word(counter.by) == choice.value && property != choice.properties.end()) {
                        label = fromStd(property->second.in(language));
                    }
                }
            }
            words.counterLabels[size_t(seat)] << inSentenceCase(label);
        }
    }
    const model::ParameterValues parameters = setup.match.parameters;
    words.parameter = [&desk, parameters](const std::string& key) {
        return QString::fromStdString(desk.parameter(key, parameters)).toInt();
    };
    const TableBoard& board = m_session.board();
    const QString phase = m_book.word("phase", board.phase, language);
    words.phase = inSentenceCase(phase.isEmpty() ? fromStd(board.phase) : phase);
    words.turn = board.turn <= 0 ? sideName(board.active)
                 : m_layout.turnLabel.in(language).empty()
                     ? tr("Turn %1 · %2 to play").arg(QString::number(board.turn), sideName(board.active))
                     : tr("%1 · %2 to play").arg(turnText(), sideName(board.active));
    const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, board.phase);
    if (const auto offered = m_session.book().offered(m_layout); !offered.empty()) {
        words.handTitle = inSentenceCase(fromStd(m_layout.zone(offered.front().zone)->label.in(language)));
        words.handNotes = tr("%n card(s)", nullptr, int(offered.size()));
    } else if (hand) {
        const BoardSide& side = board.sides[size_t(m_session.nearSide())];
        words.handTitle = inSentenceCase(fromStd(hand->label.in(language)));
        const auto held = int(side.zone(hand->path).size());
        const model::Parameter* limit = desk.info.parameter(m_layout.handLimit);
        const int most = words.parameter(m_layout.handLimit);
        const bool isNone = limit == nullptr || std::ranges::any_of(limit->choices, [&](const auto& choice) {
                                return choice.value == std::to_string(most);
                            });
        words.handNotes = isNone ? tr("%n card(s)", nullptr, held) : tr("%1 of %2 cards").arg(held).arg(most);
    }
    words.reason = [this](const BoardCard& card) {
        const model::Card* printed = m_faces->card(card.key);
        const auto step = attempt(card, printed ? printed->type : std::string(), nullptr, m_layout);
        const auto refusal = step ? m_session.refusal(*step) : std::nullopt;
        if (refusal && !refusal->rules.empty()) {
            const auto it = m_layout.reasons.find(refusal->rules.front());
            return it == m_layout.reasons.end() ? QString() : fromStd(it->second.in(uiLanguage()));
        }
        return QString();
    };
    words.toolTip = [this](const BoardCard& card) { return toolTip(card); };
    words.name = [this](const std::string& key) { return m_faces->name(key); };
    return words;
}

void TablePage::renew() {
    m_asksToConcede = false;
    m_refusals.clear();
    const bool running = m_session.isRunning();
    renewOverview();
    m_tableStack->setCurrentIndex(!running ? 0 : m_overviewAction->isChecked() ? 2 : 1);
    if (!running) {
        m_scene->clearTable();
        m_view->tableRenewed();
    } else {
        TableWords shown = words();
        renewOdds();
        const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, m_session.board().phase);
        // Cards of one phase alone, or to choose from, are no hand that is drawn into.
        const bool isHand = hand && hand->phases.empty() && m_session.book().offered(m_layout).empty();
        shown.handNotes += isHand ? m_oddsSummary : QString();
        m_scene->show(m_session, shown, canAnimate());
        m_view->tableRenewed();
    }
    renewChoice();
    renewLog();
    renewBranches();
    renewCounsel();
    renewSteps();
    Q_EMIT headerChanged();
}

void TablePage::renewChoice() {
    if (!m_session.isRunning()) {
        m_callOut->hide();
        m_view->endButton()->hide();
        return;
    }
    m_scene->showChoice(m_choice, m_session, words());
    const ActionPlace* end = m_layout.action(ActionPlace::Role::End);
    QPushButton* button = m_view->endButton();
    button->setVisible(end && !m_session.match().outcome().over);
    button->setText(end ? fromStd(end->label.in(uiLanguage())) : QString());
    button->setEnabled(end && m_session.book().plain(end->name));
    button->setToolTip(tr("End the turn (E)"));
    m_view->placeEndButton();
    renewDecision();
    showCallOut();
}

void TablePage::showCallOut() {
    const auto& refused = m_choice.refused();
    if (!refused || !m_session.isRunning()) {
        m_callOut->hide();
        return;
    }
    m_callOut->setRefusal(log().refusal(refused->refusal),
                          refused->refusal.rules.empty() ? QString() : fromStd(refused->refusal.rules.front()));
    // At the lower right of the table, over the free end of the hand.
    const QRect area = m_view->geometry();
    m_callOut->move(area.right() - m_callOut->width() - 12, area.bottom() - m_callOut->height() - 12);
    m_callOut->raise();
    m_callOut->show();
}

QString TablePage::stepText(const StepShape& step) const {
    const ActionPlace* action = m_layout.action(step.action);
    if (action && !step.details.empty()) {
        const model::MessageArguments places(step.details.begin(), step.details.end());
        return inSentenceCase(fromStd(fillTemplate(action->label.in(uiLanguage()), places)));
    }
    QString text = inSentenceCase(fromStd(action ? action->label.in(uiLanguage()) : step.action));
    for (const auto& [role, card] : step.objects) {
        text += QStringLiteral(": ") + m_faces->name(card.key);
    }
    for (const auto& [key, value] : step.words) {
        const ZonePlace* zone = m_layout.zone(value);
        const QString name = zone ? inSentenceCase(fromStd(zone->label.in(uiLanguage()))) : m_faces->name(value);
        text +=
            (name.isEmpty() ? QStringLiteral(" ") : QStringLiteral(": ")) + (name.isEmpty() ? fromStd(value) : name);
    }
    return text;
}

QString TablePage::answerText(const StepShape& step) const {
    const std::string& answer = step.answer;
    if (answer == "yes") {
        return tr("Use it");
    }
    if (answer == "no" || answer == "pass" || answer == "[]") {
        return tr("Decline");
    }
    const ZonePlace* zone = m_layout.zone(answer);
    const QString name =
        zone ? inSentenceCase(fromStd(zone->label.in(uiLanguage()))) : m_faces->name(cardKeyOf(answer));
    return name.isEmpty() ? fromStd(answer) : name;
}

void TablePage::renewDecision() {
    if (m_asksToConcede) {
        return;
    }
    std::vector<DecisionBar::Answer> answers;
    const engine::Match& match = m_session.match();
    const StepBook& book = m_session.book();
    const engine::Outcome outcome = match.outcome();
    if (outcome.over) {
        answers.push_back({tr("New hand"), false, [this] { newHand(); }});
        answers.push_back({tr("New game"), true, [this] { showForm(); }});
        const bool isSide = outcome.winner.size() == 1;
        m_decision->ask(isSide ? tr("%1 wins.").arg(sideAsSubject(outcome.winner[0] - 'A')) : tr("The game is over."),
                        log().ending(outcome), std::move(answers));
        return;
    }
    if (!m_session.isPersonsMove()) {
        const bool watched = m_session.isWatched();
        answers.push_back({tr("Take over this side"), false, [this] { m_session.takeOver(); }});
        answers.push_back({watched ? tr("To the end") : tr("Let it act"), false, [this] { m_session.resume(); }});
        answers.push_back({tr("One step"), true, [this] { m_session.advance(); }});
        m_decision->ask(tr("%1 has to act.").arg(sideAsSubject(match.actor())), {}, std::move(answers));
        return;
    }
    const ActionPlace* again = m_layout.action(ActionPlace::Role::Mulligan);
    if (again && book.plain(again->name)) {
        answers.push_back({tr("Keep the hand"), true, [this] { mulligan(false); }});
        answers.push_back({fromStd(again->label.in(uiLanguage())), false, [this] { mulligan(true); }});
        auto pending = match.pending();
        if (pending) {
            // So many cards are drawn anew.
            pending->most = words().parameter(again->countParameter);
        }
        m_decision->ask(pending ? log().decision(*pending) : tr("Keep the opening hand, or draw it anew."), {},
                        std::move(answers));
        return;
    }
    if (const auto pending = match.pending()) {
        for (const StepShape* step : book.wordAnswers()) {
            const std::uint64_t code = step->code;
            answers.push_back({answerText(*step), step->answer == "yes", [this, code] { m_session.perform(code); }});
        }
        m_decision->ask(log().decision(*pending), m_faces->sentence(pending->card, pending->sentence),
                        std::move(answers));
        return;
    }
    if (m_choice.taken()) {
        const BoardCard card = *m_choice.taken();
        for (const StepShape* step : m_choice.plainSteps()) {
            const std::uint64_t code = step->code;
            answers.push_back({stepText(*step), answers.empty(), [this, code] { m_session.perform(code); }});
        }
        QStringList roles;
        for (const ActionObject* role : m_choice.openRoles()) {
            roles << fromStd(role->label.in(uiLanguage()));
        }
        const QString detail =
            roles.isEmpty() ? QString() : tr("Or choose a card that glows (%1).").arg(roles.join(QStringLiteral(", ")));
        m_decision->ask(m_faces->name(card.key),
                        answers.empty() && !roles.isEmpty()
                            ? tr("Choose a card that glows (%1).").arg(roles.join(QStringLiteral(", ")))
                            : detail,
                        std::move(answers));
        return;
    }
    for (const StepShape* step : book.loose(m_layout)) {
        const std::uint64_t code = step->code;
        const ActionPlace* action = m_layout.action(step->action);
        answers.push_back({stepText(*step), action && action->proposed, [this, code] { m_session.perform(code); }});
    }
    m_decision->ask(answers.empty() ? QString() : words().phase, {}, std::move(answers));
}

void TablePage::chooseAmong(const QList<quint64>& codes) {
    std::vector<DecisionBar::Answer> answers;
    for (const StepShape& step : m_session.book().steps()) {
        if (codes.contains(step.code)) {
            const std::uint64_t code = step.code;
            answers.push_back({stepText(step), answers.empty(), [this, code] { m_session.perform(code); }});
        }
    }
    m_decision->ask(tr("Which of these?"), {}, std::move(answers));
}

void TablePage::renewLog() {
    std::vector<LogLine> lines = m_session.isRunning() ? log().lines(m_session) : std::vector<LogLine>();
    lines.insert(lines.end(), m_refusals.begin(), m_refusals.end());
    m_logView->setLines(std::move(lines));
    m_copy->setIcon(appearance().icon(QStringLiteral("kopieren")));
    m_copy->setEnabled(!m_logView->lines().empty());
    m_copyAction->setEnabled(m_copy->isEnabled());
}

QString TablePage::logText() const {
    const TableSetup& setup = m_session.setup();
    const QString heading = tr("%1 against %2, seed %3")
                                .arg(sideName(setup.seat), sideName(m_session.board().opposite(setup.seat)),
                                     QString::number(setup.match.seed));
    return TableLog::asText(m_logView->lines(), heading);
}

void TablePage::renewBranches() {
    std::vector<BranchPanel::Row> rows;
    int number = 1;
    for (const TableBranch& branch : m_session.branches()) {
        const QString name = branch.name.empty() ? tr("Branch %1").arg(number) : fromStd(branch.name);
        rows.push_back({name, tr("from step %1, %2 steps").arg(branch.fork).arg(branch.line.size())});
        ++number;
    }
    m_branches->setRows(rows);
}

void TablePage::renewSteps() {
    const bool running = m_session.isRunning();
    m_stepLabel->setVisible(running);
    m_back->setVisible(running);
    m_forward->setVisible(running);
    m_stepLabel->setText(running ? tr("Step %1 of %2").arg(m_session.place()).arg(m_session.length()) : QString());
    m_back->setIcon(appearance().icon(QStringLiteral("schritt-zurueck")));
    m_forward->setIcon(appearance().icon(QStringLiteral("schritt-vor")));
    const bool canBack = running && m_session.place() > 0;
    const bool canForward = m_session.canAdvance();
    m_playback->setVisible(running);
    m_playback->setEnabled(running && (canForward || !m_session.match().outcome().over));
    m_playAction->setEnabled(m_playback->isEnabled());
    m_back->setEnabled(canBack);
    m_forward->setEnabled(canForward);
    m_backAction->setEnabled(canBack);
    m_startAction->setEnabled(canBack);
    m_forwardAction->setEnabled(canForward);
    m_lastAction->setEnabled(running && m_session.place() < m_session.length());
    for (QAction* action : {m_newHandAction, m_branchAction, m_seatAction, m_saveAction}) {
        action->setEnabled(running);
    }
    m_branchButton->setEnabled(running && m_session.length() > 0);
    m_handButton->setEnabled(running);
    const ActionPlace* again = m_layout.action(ActionPlace::Role::Mulligan);
    m_concedeAction->setEnabled(m_session.concession().has_value());
    m_mulliganAction->setEnabled(running && again && m_session.book().plain(again->name));
    m_newButton->setProperty("primary", !running && m_sideStack->currentIndex() == 0);
    m_newButton->update();
    m_seed->setEnabled(running);
    m_seed->setText(running ? QString::number(m_session.setup().match.seed) : QString());
    renewNotice();
}

void TablePage::renewNotice() {
    const std::vector<std::string> changed = m_session.isRunning() ? changedCards() : std::vector<std::string>();
    if (m_notice) {
        m_notice->deleteLater();
        m_notice = nullptr;
    }
    m_noticeSlot->setContentsMargins(13, changed.empty() ? 0 : 8, 13, 0);
    if (changed.empty()) {
        return;
    }
    const QString sentence = changed.size() == 1
                                 ? tr("%1 was edited since this game began. The game goes on with the old text.")
                                       .arg(m_faces->name(changed.front()))
                                 : tr("%n cards were edited since this game began. It goes on with the old texts.",
                                      nullptr, int(changed.size()));
    auto* notice =
        new Notice(appearance(), NoticeKind::Advice, sentence, {tr("Start again with the new text")}, {}, this);
    notice->setObjectName(QStringLiteral("table.edited"));
    connect(notice, &Notice::linkActivated, this, [this] { restart(); });
    m_noticeSlot->addWidget(notice);
    m_notice = notice;
}

} // namespace blattwerk::app
