#include "app/session/played_pool.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/table/decision_bar.h"
#include "app/table/table_page.h"
#include "app/table/table_record.h"
#include "app/table/table_view.h"
#include "model/card_fields.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <set>

namespace blattwerk::app {

namespace {

/// The figures of the stand-in as cards that no deck holds.
std::vector<model::Card> dummyCards(const DummyFigures& dummy, const std::string& system) {
    std::vector<model::Card> cards;
    for (int i = 1; i <= dummy.count; ++i) {
        model::Card card;
        card.system = system;
        card.key = model::keyFromName(dummy.name.de) + '-' + std::to_string(i);
        card.name = dummy.name.de + ' ' + std::to_string(i);
        card.type = dummy.type;
        for (const auto& [field, value] : dummy.stats) {
            card.stats[field] = value;
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

/// Keys of the decks that the seats of a tournament start with.
std::vector<std::string> tournamentDecks(const SystemDesk& desk, const TournamentPlace& place, int players) {
    std::vector<std::string> decks;
    const int seats = std::max(2, players + players % 2);
    for (int seat = 1; seat <= seats; ++seat) {
        const auto fits = [&](const model::Collection& collection) {
            const auto by = collection.stats.find(place.by);
            return seat > players ? collection.kind == place.bot
                                  : collection.kind == place.decks && by != collection.stats.end() &&
                                        model::valueText(by->second) == std::to_string(seat);
        };
        const auto deck = std::ranges::find_if(desk.collections, fits);
        decks.push_back(deck == desk.collections.end() ? std::string() : deck->key);
    }
    return decks;
}

std::vector<std::string> cardKeysOf(const std::vector<const model::Collection*>& decks) {
    std::vector<std::string> keys;
    for (const model::Collection* deck : decks) {
        const std::vector<std::string> own = deck->cardKeys();
        keys.insert(keys.end(), own.begin(), own.end());
    }
    return keys;
}

/// What of the collections a game is made of: all where it has no decks yet, else what lies there whatever is played.
std::vector<model::Collection> collectionsOfGame(std::vector<model::Collection> collections, const TableLayout& layout,
                                                 bool hasDecks) {
    const auto isOfNoUse = [&](const model::Collection& one) {
        return hasDecks && std::ranges::find(layout.sharedKinds, one.kind) == layout.sharedKinds.end();
    };
    std::erase_if(collections, isOfNoUse);
    return collections;
}

} // namespace

void TablePage::showForm() {
    offerDecks();
    if (m_session.isRunning()) {
        m_form->setGame(m_game);
    }
    m_sideStack->setCurrentIndex(1);
    renewSteps();
    m_form->setFocus();
}

void TablePage::offerDecks() {
    const std::string key = system().toStdString();
    m_form->setDecks(workspace().system(key), m_layout, workspace().parameters(key), uiLanguage());
}

bool TablePage::startGame(const NewGame& game) {
    const SystemDesk& desk = workspace().system(system().toStdString());
    const auto own = desk.decks(game.own);
    const auto other = desk.decks(game.other);
    const bool hasDecks = game.players == 0 && !game.drafts;
    if (!desk.engine || m_layout.seats.size() < 2 || (hasDecks && (own.empty() || other.empty()))) {
        Q_EMIT reported(tr("A game needs two decks of a system that can be played here."), true);
        return false;
    }
    TableSetup setup;
    setup.system = desk.info.key;
    setup.edition = desk.info.edition;
    setup.match.seats = game.players;
    setup.match.chosen = hasDecks ? std::vector<std::string>() : game.chosen;
    setup.match.collections = collectionsOfGame(desk.collections, m_layout, hasDecks);
    setup.deckKeys = game.players > 0 ? tournamentDecks(desk, m_layout.tournament, game.players)
                     : game.drafts    ? std::vector<std::string>(m_layout.seats.size())
                                      : std::vector<std::string>{game.own, game.other};
    if (hasDecks) {
        setup.match.decks = {cardKeysOf(own), cardKeysOf(other)};
    }
    // The whole pool: texts may name cards of other decks.
    setup.match.pool = desk.cards;
    for (model::Card& card : dummyCards(m_layout.dummy, desk.info.key)) {
        if (!desk.card(card.key)) {
            setup.match.pool.push_back(std::move(card));
        }
    }
    // All values, so that a saved game keeps them when defaults change.
    for (const model::Parameter& parameter : desk.info.parameters) {
        setup.match.parameters[parameter.key] = desk.parameter(parameter.key, workspace().parameters(desk.info.key));
    }
    setup.match.seed = game.seed;
    setup.match.first = game.first;
    setup.opponent = game.opponent;
    setup.self = game.self;
    if (!begin(desk, std::move(setup))) {
        return false;
    }
    m_game = game;
    if (isVisible()) {
        m_view->setFocus();
    }
    Q_EMIT reported(tr("Game started with seed %1.").arg(game.seed), false);
    return true;
}

bool TablePage::begin(const SystemDesk& desk, TableSetup setup) {
    // The session tells of its new game at once, so the faces come first.
    m_faces->setCards(desk.info.key, setup.match.pool, uiLanguage());
    const auto started = m_session.start(desk.engine, m_layout, std::move(setup));
    if (!started) {
        if (m_session.isRunning()) {
            showCards();
        }
        Q_EMIT reported(errorSentence(started.error()), true);
    }
    return started.isOk();
}

void TablePage::showCards() {
    m_faces->setCards(system().toStdString(), m_session.setup().match.pool, uiLanguage());
}

bool TablePage::openKey(const QString& key) {
    const SystemDesk& desk = workspace().system(system().toStdString());
    const model::Collection* deck = desk.collection(key.toStdString());
    if (!deck || !desk.isPlayed(*deck)) {
        return false;
    }
    NewGame game = m_game;
    game.own = key.toStdString();
    game.players = 0;
    game.drafts = false;
    if (desk.decks(game.other).empty()) {
        const auto it = std::ranges::find_if(desk.collections, [&desk, &game](const model::Collection& other) {
            return other.key != game.own && desk.isPlayed(other);
        });
        game.other = it == desk.collections.end() ? game.own : it->key;
    }
    startGame(game);
    return true;
}

void TablePage::newHand() {
    NewGame game = m_game;
    ++game.seed;
    startGame(game);
}

void TablePage::restart() {
    startGame(m_game);
}

void TablePage::changeSeed() {
    NewGame game = m_game;
    game.seed = m_seed->text().toULongLong();
    startGame(game);
    m_view->setFocus();
}

void TablePage::endTurn() {
    const ActionPlace* end = m_layout.action(ActionPlace::Role::End);
    const StepShape* step = end ? m_session.book().plain(end->name) : nullptr;
    if (step) {
        m_session.perform(step->code);
    }
}

void TablePage::mulligan(bool take) {
    const ActionPlace* again = m_layout.action(ActionPlace::Role::Mulligan);
    for (const StepShape& step : m_session.book().steps()) {
        const auto it = step.words.find("take");
        if (again && step.action == again->name && it != step.words.end() && (it->second == "true") == take) {
            m_session.perform(step.code);
            return;
        }
    }
}

void TablePage::askToConcede() {
    const auto step = m_session.concession();
    const ActionPlace* place = m_layout.action(ActionPlace::Role::Concede);
    if (!step || !place) {
        return;
    }
    const std::uint64_t code = step->code;
    std::vector<DecisionBar::Answer> answers;
    answers.push_back({inSentenceCase(QString::fromStdString(place->label.in(uiLanguage()))), false,
                       [this, code] { m_session.perform(code); }});
    answers.push_back({tr("Play on"), true, [this] {
                           m_asksToConcede = false;
                           renewDecision();
                           m_view->setFocus();
                       }});
    m_decision->ask(tr("Conceding ends the game: %1 wins.").arg(sideAsSubject(m_session.board().opposite(step->side))),
                    tr("A step back takes it back."), std::move(answers));
    m_asksToConcede = true;
    m_decision->takeFocus();
}

void TablePage::keepBranch() {
    if (!m_session.isRunning()) {
        return;
    }
    const QString name = tr("Step %1, %2").arg(m_session.place()).arg(turnText());
    m_session.keepBranch(name.toStdString());
    Q_EMIT reported(tr("Kept as branch “%1”.").arg(name), false);
}

void TablePage::copyLog() {
    QGuiApplication::clipboard()->setText(logText());
    Q_EMIT reported(tr("The log is on the clipboard."), false);
}

void TablePage::saveMatch() {
    if (!m_session.isRunning()) {
        return;
    }
    database::SavedMatch match;
    match.system = system().toStdString();
    match.name =
        tr("%1, %2, seed %3").arg(subtitle(), turnText(), QString::number(m_session.setup().match.seed)).toStdString();
    match.data = matchRecord(m_session);
    const auto saved = workspace().project().records().saveMatch(match);
    if (saved) {
        Q_EMIT reported(tr("Saved: %1.").arg(QString::fromStdString(match.name)), false);
    } else {
        Q_EMIT reported(errorSentence(saved.error()), true);
    }
}

void TablePage::fillSavedMenu() {
    m_savedMenu->clear();
    const auto matches = workspace().project().records().matches(system().toStdString());
    if (matches) {
        for (const database::SavedMatch& match : *matches) {
            const qint64 id = match.id;
            const QDateTime when = QDateTime::fromString(QString::fromStdString(match.savedAt), Qt::ISODate);
            const QString text = QStringLiteral("%1 · %2").arg(
                QString::fromStdString(match.name), QLocale().toString(when.toLocalTime(), QLocale::ShortFormat));
            m_savedMenu->addAction(text, this, [this, id] { loadMatch(id); });
        }
    }
    if (m_savedMenu->isEmpty()) {
        m_savedMenu->addAction(tr("No saved games"))->setEnabled(false);
    }
}

void TablePage::loadMatch(qint64 id) {
    const auto saved = workspace().project().records().match(id);
    if (!saved || !*saved) {
        Q_EMIT reported(saved ? tr("The saved game is no longer there.") : errorSentence(saved.error()), true);
        return;
    }
    const SystemDesk& desk = workspace().system(system().toStdString());
    auto record = readMatchRecord((*saved)->data);
    if (!record) {
        Q_EMIT reported(errorSentence(record.error()), true);
        return;
    }
    if (!desk.engine || record->setup.system != desk.info.key || m_layout.seats.size() < 2) {
        Q_EMIT reported(tr("This game system cannot play the saved game."), true);
        return;
    }
    if (record->setup.match.pool.empty()) {
        // The record names its cards only: they are those of its edition, with the rules of that time.
        auto pool = poolOf(workspace(), desk, record->setup.edition);
        if (!pool) {
            Q_EMIT reported(errorSentence(pool.error()), true);
            return;
        }
        engine::MatchSetup& match = record->setup.match;
        match.pool = std::move(pool->cards);
        match.collections = collectionsOfGame(std::move(pool->collections), m_layout, !match.decks.empty());
        match.parameters.merge(pool->parameters);
    }
    // A foreign record may name more seats than the table has.
    const size_t seats = m_layout.seats.size();
    const size_t seat = std::min(size_t(std::max(0, record->setup.seat)), seats - 1);
    record->setup.seat = int(seat);
    record->setup.deckKeys.resize(std::clamp(record->setup.deckKeys.size(), std::max(size_t{2}, seat + 1), seats));
    if (!begin(desk, record->setup)) {
        return;
    }
    const auto replayed = m_session.replay(record->steps);
    m_session.goTo(record->place);
    const engine::MatchSetup& match = record->setup.match;
    m_game = {record->setup.deckKeys.at(0),
              record->setup.deckKeys.at(1),
              record->setup.opponent,
              match.first,
              match.seed,
              match.seats,
              match.chosen,
              record->setup.self,
              match.decks.empty() && match.seats == 0};
    if (replayed) {
        Q_EMIT reported(tr("Opened: %1.").arg(QString::fromStdString((*saved)->name)), false);
    } else {
        Q_EMIT reported(errorSentence(replayed.error()), true);
    }
}

std::vector<std::string> TablePage::changedCards() const {
    const SystemDesk& desk = workspace().system(system().toStdString());
    std::set<std::string> played;
    for (const auto& deck : m_session.setup().match.decks) {
        played.insert(deck.begin(), deck.end());
    }
    for (const model::Collection& collection : m_session.setup().match.collections) {
        const std::vector<std::string> keys = collection.cardKeys();
        played.insert(keys.begin(), keys.end());
    }
    std::vector<std::string> changed;
    for (const model::Card& then : m_session.setup().match.pool) {
        const model::Card* now = played.contains(then.key) ? desk.card(then.key) : nullptr;
        if (now &&
            (now->text != then.text || now->stats != then.stats || now->name != then.name || now->type != then.type)) {
            changed.push_back(then.key);
        }
    }
    return changed;
}

} // namespace blattwerk::app
