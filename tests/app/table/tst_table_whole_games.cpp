#include "app/table/card_item.h"
#include "app/table/decision_bar.h"
#include "app/table/new_game_form.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// Whole games in the window, each step of the own side by mouse and keyboard in turn.
class TestTableWholeGames : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    int m_byMouse = 0;
    int m_byKeyboard = 0;

    TableSession& session() { return m_page->session(); }
    TableView& view() { return m_page->view(); }

    /// Takes up or chooses a card.
    bool point(const BoardCard& card, bool keyboard) {
        if (!keyboard) {
            const QRect place = view().placeOf(card);
            if (place.isEmpty()) {
                return false;
            }
            // Cards of a row may lie over each other: their left edge is always free.
            QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::NoModifier,
                              QPoint(place.left() + 6, place.center().y()));
            ++m_byMouse;
            return true;
        }
        for (int i = 0; i < 80; ++i) {
            view().setFocus();
            if (view().currentCard() && view().currentCard()->card().sameAs(card)) {
                QTest::keyClick(&view(), Qt::Key_Return);
                ++m_byKeyboard;
                return true;
            }
            // Behind the last card the keyboard leaves the table: back from there.
            QTest::keyClick(&view(), i < 40 ? Qt::Key_Tab : Qt::Key_Backtab);
        }
        return false;
    }

    bool answer(int number, bool keyboard) {
        auto* button = m_page->findChild<QPushButton*>(QStringLiteral("table.answer.%1").arg(number));
        if (!button || !button->isVisibleTo(m_page.get())) {
            return false;
        }
        if (keyboard) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            ++m_byKeyboard;
        } else {
            QTest::mouseClick(button, Qt::LeftButton);
            ++m_byMouse;
        }
        return true;
    }

    static int placeOf(const std::vector<const StepShape*>& steps, std::uint64_t code) {
        for (size_t i = 0; i < steps.size(); ++i) {
            if (steps[i]->code == code) {
                return int(i);
            }
        }
        return -1;
    }

    /// Does the step as a person would; false where the table offers no way to it.
    bool act(const StepShape& step, bool keyboard) {
        const TableLayout& layout = session().layout();
        if (step.action.empty()) {
            return step.chosen ? point(*step.chosen, keyboard)
                               : answer(placeOf(session().book().wordAnswers(), step.code), keyboard);
        }
        const ActionPlace* action = layout.action(step.action);
        if (action && action->role == ActionPlace::Role::End) {
            if (keyboard) {
                view().setFocus();
                QTest::keyClick(&view(), Qt::Key_E);
                ++m_byKeyboard;
            } else {
                QTest::mouseClick(view().endButton(), Qt::LeftButton);
                ++m_byMouse;
            }
            return true;
        }
        if (!step.subject) {
            return answer(placeOf(session().book().loose(layout), step.code), keyboard);
        }
        const std::uint64_t code = step.code;
        const int before = session().length();
        if (!point(*step.subject, keyboard)) {
            return false;
        }
        if (session().length() > before) {
            return true; // there was only one thing that the card could do
        }
        if (!step.objects.empty() && point(step.objects.begin()->second, keyboard) && session().length() > before) {
            return true;
        }
        const int place = placeOf(m_page->choice().plainSteps(), code);
        if (place >= 0) {
            return answer(place, keyboard);
        }
        // Several steps fit the two cards: the line below asks which.
        for (int number = 0; number < 8; ++number) {
            if (answer(number, keyboard) && session().length() > before) {
                return true;
            }
        }
        return false;
    }

    /// Plays the own side to the end, as the player would.
    void playThrough(const std::string& player, int most) {
        const auto& engine = m_workspace->system(session().setup().system).engine;
        int steps = 0;
        for (; steps < most && !session().match().outcome().over; ++steps) {
            QVERIFY(session().isPersonsMove());
            const auto code = engine->decide(session().match(), player, std::uint64_t(steps) + 1);
            QVERIFY(code.isOk());
            const auto& book = session().book().steps();
            QVERIFY(!book.empty());
            const auto found = std::ranges::find(book, *code, &StepShape::code);
            // What takes several cards at once is done card by card.
            const StepShape step = found == book.end() ? book.back() : *found;
            const int before = session().length();
            QVERIFY2(act(step, steps % 2 == 1), step.json.c_str());
            QVERIFY2(session().length() > before, step.json.c_str());
            m_page->choice().cancel();
        }
        QVERIFY(session().match().outcome().over);
        QVERIFY(m_byMouse > 5 && m_byKeyboard > 5);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(prepare(tests::sampleWorkspace())); }

    void init() {
        QVERIFY(showPage());
        m_byMouse = m_byKeyboard = 0;
    }
    void cleanup() { m_page.reset(); }

    // IKO-R12 to R34
    void aDuelOfIkonen() {
        m_page->setSystem(QStringLiteral("ikonen"));
        NewGame game;
        game.own = "kreisel";
        game.other = "kurpark";
        game.opponent = "solide";
        game.seed = 4;
        QVERIFY(m_page->startGame(game));
        playThrough("solide", 2000);
        auto* question = m_page->findChild<DecisionBar*>(QStringLiteral("table.decision"));
        QVERIFY2(question->question().endsWith(QStringLiteral("wins.")) ||
                     question->question().startsWith(QStringLiteral("The game")),
                 qPrintable(question->question()));
        QVERIFY(m_page->logText().contains(QStringLiteral("IKO-R")) ||
                m_page->logText().contains(QStringLiteral("R21")));
    }

    // MOD-R1 to R72: the draft, then quarter after quarter, with three modules on each side.
    void aDraftedModuleGame() {
        m_page->setSystem(QStringLiteral("modulspiel"));
        auto* form = m_page->findChild<NewGameForm*>(QStringLiteral("table.form"));
        m_page->findChild<QAction*>(QStringLiteral("table.action.new"))->trigger();
        auto* kind = form->findChild<QComboBox*>(QStringLiteral("table.form.players"));
        QVERIFY(kind->isVisible());
        QCOMPARE(kind->currentText(), QStringLiteral("Draft"));
        auto* own = form->findChild<QComboBox*>(QStringLiteral("table.form.own"));
        QVERIFY(!own->isVisible());
        NewGame game = form->game();
        QVERIFY(game.drafts);
        game.opponent = "solide";
        game.seed = 5;
        form->setGame(game);
        QTest::mouseClick(form->findChild<QPushButton*>(QStringLiteral("table.form.start")), Qt::LeftButton);
        QCOMPARE(session().board().phase, std::string("draft"));
        QCOMPARE(session().board().sides[0].zone("unplayed").size(), size_t(9));
        playThrough("solide", 2000);
        const auto position = session().match().position(std::nullopt);
        QCOMPARE(position["A"]["modules"].size(), size_t(3));
        QCOMPARE(position["B"]["modules"].size(), size_t(3));
        QCOMPARE(position["unplayed"].size(), size_t(3));
    }

    // MOD-R2: three chosen modules on each side; the market is the project's.
    void aGameOfThreeChosenModules() {
        m_page->setSystem(QStringLiteral("modulspiel"));
        auto* form = m_page->findChild<NewGameForm*>(QStringLiteral("table.form"));
        m_page->findChild<QAction*>(QStringLiteral("table.action.new"))->trigger();
        auto* kind = form->findChild<QComboBox*>(QStringLiteral("table.form.players"));
        kind->setCurrentIndex(1);
        QVERIFY(form->findChild<QComboBox*>(QStringLiteral("table.form.own.3"))->isVisible());
        const NewGame game = form->game();
        QVERIFY(!game.drafts);
        QCOMPARE(std::ranges::count(game.own, ','), 2);
        QVERIFY(m_page->startGame(game));
        QCOMPARE(session().setup().match.decks[0].size(), size_t(24));
        QCOMPARE(session().match().position(std::nullopt)["A"]["modules"].size(), size_t(3));
        const SystemDesk& desk = m_workspace->system("modulspiel");
        const auto position = session().match().position(std::nullopt);
        QCOMPARE(position["market"].size() + position["display"].size(), desk.collection("markt")->cardKeys().size());
    }

    // CHA-R1 to R57
    void aTournamentOfEight() {
        m_page->setSystem(QStringLiteral("fahnenturnier"));
        NewGame game;
        game.own = "wanderverein-immerzu";
        game.other = "suppenkueche-am-tor";
        game.opponent = "solide";
        game.players = 8;
        game.seed = 6;
        QVERIFY(m_page->startGame(game));
        QCOMPARE(session().board().seats.size(), size_t(8));
        playThrough("solide", 3000);
        QCOMPARE(session().match().outcome().reason, std::string("final"));
        // The overview tells all of it: 28 matches and the final.
        m_page->findChild<QPushButton*>(QStringLiteral("table.overview.show"))->click();
        const auto* rounds = m_page->findChild<QTableView*>(QStringLiteral("table.overview.rounds"))->model();
        int won = 0;
        for (int row = 0; row < rounds->rowCount(); ++row) {
            for (int column = 1; column < rounds->columnCount(); ++column) {
                won += rounds->index(row, column).data().toString().endsWith(QStringLiteral("wins")) ? 1 : 0;
            }
        }
        QCOMPARE(won, 29);
    }
};

QTEST_MAIN(TestTableWholeGames)
#include "tst_table_whole_games.moc"
