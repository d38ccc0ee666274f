#include "app/table/decision_bar.h"
#include "app/table/overview_view.h"
#include "app/table/playback_control.h"
#include "app/table/table_page.h"
#include "app/table/table_record.h"
#include "app/table/table_view.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace blattwerk;
using namespace blattwerk::app;

/// Matches that run by themselves, step by step or at speed, and how a whole tournament stands.
class TestTableWatch : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    TableSession& session() { return m_page->session(); }
    void showSystem(const char* key) { m_page->setSystem(QLatin1String(key)); }
    [[nodiscard]] static NewGame tournament(int players, const std::string& self = "random") {
        NewGame game;
        game.own = "wanderverein-immerzu";
        game.other = "suppenkueche-am-tor";
        game.opponent = "random";
        game.self = self;
        game.players = players;
        game.seed = 3;
        return game;
    }
    [[nodiscard]] static NewGame duel(const std::string& own, const std::string& other) {
        NewGame game;
        game.own = own;
        game.other = other;
        game.opponent = "greedy";
        game.self = "greedy";
        game.first = 0;
        game.seed = 5;
        return game;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(prepare(tests::sampleWorkspace())); }

    void init() {
        QVERIFY(showPage());
        showSystem("fahnenturnier");
        // As the window does.
        m_page->addActions(m_page->menuActions());
    }
    void cleanup() { m_page.reset(); }

    // CHA-R13, R14, R54: the overview has a pairing for every seat of every round, whatever the number of players.
    void theOverviewHasEveryRoundAndPark_data() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 8; ++players) {
            QTest::addRow("%d", players) << players;
        }
    }
    void theOverviewHasEveryRoundAndPark() {
        QFETCH(int, players);
        QVERIFY(m_page->startGame(tournament(players)));
        const auto& rounds = session().board().rounds;
        const size_t seats = session().board().seats.size();
        QCOMPARE(rounds.size(), size_t(players > 2 ? 8 : 7));
        for (size_t round = 0; round < 7; ++round) {
            QCOMPARE(rounds[round].size(), seats / 2);
            std::vector<int> met(seats, 0);
            for (const BoardPairing& pairing : rounds[round]) {
                QCOMPARE(pairing.winner, -1);
                ++met[size_t(pairing.seats[0])];
                ++met[size_t(pairing.seats[1])];
            }
            QVERIFY(std::ranges::all_of(met, [](int times) { return times == 1; }));
        }
        QVERIFY(players <= 2 || rounds.back().empty());
        // Played through, each round of the past has its winners, and the standings add up to them.
        session().resume();
        QVERIFY(session().match().outcome().over);
        const TableBoard& end = session().board();
        size_t won = 0;
        for (size_t round = 0; round < 7; ++round) {
            won += size_t(std::ranges::count_if(end.rounds[round], [](const auto& one) { return one.winner >= 0; }));
        }
        const bool isEarly = players <= 2 && won < 7;
        QVERIFY(isEarly || won == 7 * seats / 2);
        if (players > 2) {
            QCOMPARE(end.rounds.back().size(), size_t(1));
            QCOMPARE(std::string(1, char('A' + end.rounds.back().front().winner)), session().match().outcome().winner);
        }
    }

    // CHA-R14, R53
    void theOverviewMarksTheRoundAndTellsTheStandings() {
        auto* show = child<QPushButton>("table.overview.show");
        QVERIFY(!show->isVisibleTo(m_page.get()));
        QVERIFY(m_page->startGame(tournament(8)));
        QVERIFY(show->isVisibleTo(m_page.get()));
        while (session().board().turn < 3 || session().board().phase != "match") {
            QVERIFY(session().advance());
        }
        show->click();
        auto* rounds = child<QTableView>("table.overview.rounds");
        auto* standings = child<QTableView>("table.overview.standings");
        QVERIFY(rounds->isVisible() && standings->isVisible());
        const QAbstractItemModelTester roundsTester(rounds->model());
        const QAbstractItemModelTester standingsTester(standings->model());
        QCOMPARE(rounds->model()->rowCount(), 8);
        QCOMPARE(rounds->model()->columnCount(), 5);
        QCOMPARE(rounds->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Park 1"));
        QCOMPARE(rounds->model()->index(0, 0).data().toString(), QStringLiteral("Runde 1"));
        QCOMPARE(rounds->model()->index(7, 0).data().toString(), QStringLiteral("Finale"));
        for (int row = 0; row < 8; ++row) {
            QCOMPARE(rounds->model()->index(row, 0).data(ScheduleModel::CurrentRole).toBool(), row == 2);
        }
        QVERIFY(rounds->model()->index(0, 1).data().toString().endsWith(QStringLiteral("wins")));
        QVERIFY(rounds->model()->index(2, 1).data(ScheduleModel::PlayingRole).toBool());
        QVERIFY(!rounds->model()->index(6, 4).data().toString().contains(QStringLiteral("wins")));
        QCOMPARE(standings->model()->rowCount(), 8);
        // Fans on the trophies of others are a secret (CHA-R41), the own ones are not.
        int secrets = 0;
        for (int row = 0; row < 8; ++row) {
            secrets += standings->model()->index(row, 1).data().toString() == QStringLiteral("secret") ? 1 : 0;
        }
        QVERIFY(secrets > 0);
        QTest::keyClick(rounds, Qt::Key_Escape);
        QVERIFY(!rounds->isVisible());
        QVERIFY(m_page->view().isVisible());
    }

    void theOverviewOfTwoPlayersHasOnePark() {
        QVERIFY(m_page->startGame(tournament(2)));
        child<QAction>("table.action.overview")->trigger();
        QCOMPARE(child<QTableView>("table.overview.rounds")->model()->columnCount(), 2);
        QCOMPARE(child<QTableView>("table.overview.standings")->model()->rowCount(), 2);
    }

    void aGameOfTwoDecksHasNoOverview() {
        NewGame game = tournament(0);
        QVERIFY(m_page->startGame(game));
        QVERIFY(!child<QPushButton>("table.overview.show")->isVisibleTo(m_page.get()));
        QVERIFY(!child<QAction>("table.action.overview")->isEnabled());
    }

    void twoPlayersAreWatchedStepByStep_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::addRow("heldenhain") << "heldenhain"
                                    << "weggefaehrten"
                                    << "schattenkabinett";
        QTest::addRow("fahnenturnier") << "fahnenturnier"
                                       << "wanderverein-immerzu"
                                       << "suppenkueche-am-tor";
        const SystemDesk& desk = m_workspace->system("ikonen");
        QTest::addRow("ikonen") << "ikonen" << QString::fromStdString(desk.collections[0].key)
                                << QString::fromStdString(desk.collections[1].key);
    }
    void twoPlayersAreWatchedStepByStep() {
        QFETCH(QString, system);
        QFETCH(QString, own);
        QFETCH(QString, other);
        m_page->setSystem(system);
        QVERIFY(m_page->startGame(duel(own.toStdString(), other.toStdString())));
        QVERIFY(session().isWatched());
        QCOMPARE(session().length(), 0);
        QVERIFY(!session().isPersonsMove());
        // One step by the keyboard, one by the button of the table.
        QTest::keyClick(&m_page->view(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(session().length(), 1);
        child<DecisionBar>("table.decision")->choosePrimary();
        QCOMPARE(session().length(), 2);
        // At speed: P plays, the slider is faster by the keyboard, P again pauses.
        child<QSlider>("table.speed")->setValue(PlaybackControl::kMostSpeed - 1);
        QTest::keyClick(&m_page->view(), Qt::Key_P);
        QTest::keyClick(&m_page->view(), Qt::Key_Plus);
        QCOMPARE(child<QSlider>("table.speed")->value(), PlaybackControl::kMostSpeed);
        QTRY_VERIFY(session().length() >= 6 || session().match().outcome().over);
        if (!session().match().outcome().over) {
            QTest::keyClick(&m_page->view(), Qt::Key_P);
            const int paused = session().length();
            QTest::qWait(120);
            QCOMPARE(session().length(), paused);
        }
        // Back in the match, and on along the same line.
        const auto line = session().line();
        QTest::keyClick(&m_page->view(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(session().place(), 0);
        child<QToolButton>("table.forward")->click();
        QCOMPARE(session().place(), 1);
        QVERIFY(session().line() == line);
        // The side that has to act may be taken over: from there on it is played by hand.
        session().goTo(session().length());
        if (!session().match().outcome().over) {
            child<QPushButton>("table.answer.0")->click();
            QVERIFY(!session().isWatched());
            QVERIFY(session().isPersonsMove());
        }
    }

    void aMatchOfTheFlagRunsByItselfWhereNothingIsToBeChosen() {
        NewGame game = tournament(0, {});
        game.opponent = "solide";
        QVERIFY(m_page->startGame(game));
        auto* play = child<QToolButton>("table.play");
        child<QSlider>("table.speed")->setValue(PlaybackControl::kMostSpeed);
        play->click();
        const auto waits = [this] {
            return session().match().outcome().over || (session().isPersonsMove() && session().match().pending());
        };
        QTRY_VERIFY_WITH_TIMEOUT(waits(), 20000);
        QVERIFY(session().length() > 1);
        // Each step of the other side was shown, not all at once.
        for (int guard = 0; guard < 40 && !session().match().outcome().over; ++guard) {
            session().perform(session().book().steps().front().code);
            QTRY_VERIFY_WITH_TIMEOUT(waits(), 20000);
        }
        QVERIFY(session().match().outcome().over);
        QTRY_VERIFY(!child<QWidget>("table.play")->isEnabled() || !m_page->findChild<PlaybackControl*>()->isPlaying());
    }

    void theTableTurnsToThoseWhoPlay() {
        QVERIFY(m_page->startGame(tournament(4)));
        bool turned = false;
        for (int i = 0; i < 600 && !turned; ++i) {
            QVERIFY(session().advance());
            const TableBoard& board = session().board();
            if (board.phase == "match") {
                const int near = session().nearSide();
                QVERIFY(session().match().actor() == near || board.opposite(near) == session().match().actor());
                turned = near != session().viewer();
            }
        }
        QVERIFY(turned);
        // What the viewer knows stays the viewer's.
        QCOMPARE(session().viewer(), 0);
    }

    void otherSidesMayBeAskedForStepByStep() {
        showSystem("heldenhain");
        child<QAction>("table.action.paced")->setChecked(true);
        child<QAction>("table.action.paced")->trigger();
        child<QAction>("table.action.paced")->trigger();
        NewGame game = duel("weggefaehrten", "schattenkabinett");
        game.self.clear();
        game.first = 1;
        QVERIFY(m_page->startGame(game));
        for (int i = 0; i < 4 && session().isPersonsMove(); ++i) {
            session().perform(session().book().steps().front().code);
        }
        QVERIFY(!session().isPersonsMove());
        const int before = session().length();
        QVERIFY(session().advance());
        QCOMPARE(session().length(), before + 1);
        child<QAction>("table.action.paced")->trigger();
    }

    void theFormLetsAPlayerPlayTheOwnSide() {
        auto* self = child<QComboBox>("table.form.self");
        QVERIFY(self->findData(QStringLiteral("solide")) > 0);
        self->setCurrentIndex(self->findData(QStringLiteral("solide")));
        auto* other = child<QComboBox>("table.form.opponent");
        other->setCurrentIndex(other->findData(QStringLiteral("solide")));
        child<QPushButton>("table.form.start")->click();
        QVERIFY(session().isWatched());
        const std::string record = matchRecord(session());
        QCOMPARE(readMatchRecord(record)->setup.self, std::string("solide"));
        // Two people at one table play by hand.
        other->setCurrentIndex(other->findData(QStringLiteral("hot_seat")));
        child<QPushButton>("table.form.start")->click();
        QVERIFY(!session().isWatched());
    }
};

QTEST_MAIN(TestTableWatch)
#include "tst_table_watch.moc"
