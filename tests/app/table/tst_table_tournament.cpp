#include "app/table/decision_bar.h"
#include "app/table/table_page.h"
#include "app/table/table_record.h"
#include "app/table/table_view.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// A system whose table has no hand but a bench, phases with other cards on the table, and more than two sides.
class TestTableTournament : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    TableSession& session() { return m_page->session(); }
    [[nodiscard]] NewGame newGame(int players) const {
        NewGame game;
        game.own = "wanderverein-immerzu";
        game.other = "suppenkueche-am-tor";
        game.opponent = opponent::kHotSeat;
        game.players = players;
        game.seed = 3;
        return game;
    }
    /// Clicks the button whose text begins so.
    bool press(const QString& text) {
        for (auto* button : child<DecisionBar>("table.decision")->findChildren<QPushButton*>()) {
            if (button->isVisibleTo(m_page.get()) && button->text().startsWith(text)) {
                button->click();
                return true;
            }
        }
        return false;
    }
    /// Takes the first step that the table knows, in deck phases the ones that pick.
    void passDeckPhases() {
        for (int i = 0; i < 400 && session().board().phase != "match"; ++i) {
            session().perform(session().book().steps().front().code);
        }
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(prepare(tests::sampleWorkspace())); }

    void init() {
        QVERIFY(showPage());
        m_page->setSystem(QStringLiteral("fahnenturnier"));
    }
    void cleanup() { m_page.reset(); }

    // CHA-R10
    void theFormLeavesOneSetOutAndAnotherMayTakeItsPlace() {
        auto* kind = child<QComboBox>("table.form.players");
        QCOMPARE(kind->count(), 9);
        kind->setCurrentIndex(kind->findData(2));
        auto* town = child<QCheckBox>("table.form.set.stadt");
        auto* space = child<QCheckBox>("table.form.set.weltraum");
        auto* castle = child<QCheckBox>("table.form.set.burg");
        QVERIFY(town->isChecked() && !town->isEnabled());
        QVERIFY(!space->isChecked());
        QVERIFY(castle->isChecked());
        space->setChecked(true);
        castle->setChecked(false);
        child<QPushButton>("table.form.start")->click();
        QVERIFY(session().isRunning());
        const auto& chosen = session().setup().match.chosen;
        QCOMPARE(chosen.size(), size_t(5));
        QVERIFY(std::ranges::find(chosen, "weltraum") != chosen.end());
        QVERIFY(std::ranges::find(chosen, "burg") == chosen.end());
    }

    void aSystemWithoutTournamentsHasNoChoiceOfThem() {
        m_page->setSystem(QStringLiteral("heldenhain"));
        QCOMPARE(child<QComboBox>("table.form.players")->count(), 0);
        QVERIFY(!child<QComboBox>("table.form.players")->isVisibleTo(m_page.get()));
        QVERIFY(child<QComboBox>("table.form.own")->count() >= 4);
    }

    void onlyDecksPlayAMatch() {
        QVERIFY(!m_page->openKey(QStringLiteral("burg")));
        QVERIFY(!m_page->openKey(QStringLiteral("trophaeen")));
        QVERIFY(!session().isRunning());
        QVERIFY(m_page->openKey(QStringLiteral("wanderverein-immerzu")));
        QVERIFY(session().isRunning());
        QVERIFY(child<QComboBox>("table.form.own")->findData(QStringLiteral("burg")) < 0);
    }

    void aMatchIsPlayedByItsButton() {
        QVERIFY(m_page->startGame(newGame(0)));
        QCOMPARE(session().board().phase, std::string("match"));
        QVERIFY(press(QStringLiteral("Aufdecken")));
        const int holder = session().board().opposite(session().viewer());
        const auto& half = session().board().sides[size_t(holder)].zone("half");
        QCOMPARE(half.size(), size_t(1));
        QVERIFY(half.front().label >= 0);
        QVERIFY(session().board().note.de.starts_with("Angriff 0 gegen "));
        for (int i = 0; i < 60 && !session().match().outcome().over; ++i) {
            const bool isAsked = session().match().pending().has_value();
            QVERIFY(isAsked || press(QStringLiteral("Aufdecken")));
            if (isAsked) {
                session().perform(session().book().steps().front().code);
            }
        }
        QVERIFY(session().match().outcome().over);
        QVERIFY(!child<DecisionBar>("table.decision")->question().isEmpty());
    }

    void aDeckPhaseByLevelCardsAndEndButton() {
        QVERIFY(m_page->startGame(newGame(2)));
        QCOMPARE(session().board().phase, std::string("deck"));
        QVERIFY(press(QStringLiteral("Level A, 2 behalten")));
        const int seat = session().viewer();
        const auto drawn = [&] { return session().board().sides[size_t(seat)].zone("drawn"); };
        QCOMPARE(drawn().size(), size_t(5));
        QVERIFY(press(QStringLiteral("Neu ziehen")));
        for (int left = 2; left > 0; --left) {
            QCOMPARE(session().board().note.de, "Level A: noch " + std::to_string(left) + " ins Deck");
            m_page->choice().activate(drawn().front());
            QVERIFY(press(QStringLiteral("Ins Deck nehmen")));
        }
        QCOMPARE(session().board().phase, std::string("remove"));
        const auto deck = session().board().sides[size_t(seat)].zone("deck");
        m_page->choice().activate(deck.back());
        QVERIFY(press(QStringLiteral("Entfernen")));
        QCOMPARE(session().board().sides[size_t(seat)].zone("deck").size(), deck.size() - 1);
        QVERIFY(session().book().plain("continue"));
        m_page->view().endButton()->click();
        QVERIFY(session().viewer() != seat);
    }

    void fourPlayersMeetTwoByTwo() {
        QVERIFY(m_page->startGame(newGame(4)));
        QCOMPARE(session().board().seats.size(), size_t(4));
        QCOMPARE(session().setup().deckKeys.size(), size_t(4));
        passDeckPhases();
        QCOMPARE(session().board().phase, std::string("match"));
        const int viewer = session().viewer();
        const int other = session().board().opposite(viewer);
        QVERIFY(viewer != other);
        QCOMPARE(session().board().opposite(other), viewer);
        QVERIFY(!m_page->logText().isEmpty());
    }

    void threePlayersAndTheBot() {
        QVERIFY(m_page->startGame(newGame(3)));
        QCOMPARE(session().setup().deckKeys.back(), std::string("bot"));
    }

    void aSavedTournamentComesBack() {
        QVERIFY(m_page->startGame(newGame(2)));
        passDeckPhases();
        const std::string record = matchRecord(session());
        const auto read = readMatchRecord(record);
        QVERIFY(read.isOk());
        QCOMPARE(read->setup.match.seats, 2);
        TableSession again;
        const auto& desk = m_workspace->system("fahnenturnier");
        QVERIFY(again.start(desk.engine, session().layout(), read->setup).isOk());
        QVERIFY(again.replay(read->steps).isOk());
        QCOMPARE(again.match().digest(), session().match().digest());
    }
};

QTEST_MAIN(TestTableTournament)
#include "tst_table_tournament.moc"
