#include "app/table/call_out.h"
#include "app/table/decision_bar.h"
#include "app/table/log_view.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "app/widgets/segmented_control.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

using namespace blattwerk;
using namespace blattwerk::app;

class TestTablePage : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    TableSession& session() { return m_page->session(); }
    TableView& view() { return m_page->view(); }

    /// A game in which the person begins and has answered the opening hand.
    void begin(std::uint64_t seed = 5) {
        NewGame game;
        game.own = "weggefaehrten";
        game.other = "schattenkabinett";
        game.opponent = "passive";
        game.first = 0;
        game.seed = seed;
        QVERIFY(m_page->startGame(game));
        if (auto* keep = child<QPushButton>("table.answer.0"); keep && session().match().pending()) {
            QTest::mouseClick(keep, Qt::LeftButton);
        }
        QVERIFY(session().book().plain("end_turn"));
    }

    void click(const BoardCard& card) {
        const QRect place = view().placeOf(card);
        QVERIFY(!place.isEmpty());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
    }

    void drag(const BoardCard& card, QPoint to) {
        const QPoint from = view().placeOf(card).center();
        QTest::mousePress(view().viewport(), Qt::LeftButton, Qt::NoModifier, from);
        for (const double part : {0.2, 0.6, 1.0}) {
            const QPointF at = QPointF(from) + QPointF(to - from) * part;
            QMouseEvent move(QEvent::MouseMove, at, view().viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, Qt::NoModifier, to);
    }

    /// A hand card that comes into the field without any choice.
    std::optional<BoardCard> figureInHand() {
        for (const StepShape& step : session().book().steps()) {
            if (step.action == "play" && step.subject && step.objects.empty() &&
                m_workspace->system("heldenhain").card(step.subject->key)->type == "character") {
                return step.subject;
            }
        }
        return std::nullopt;
    }

    BoardCard ownFigure(size_t place = 0) { return session().board().sides[0].zone("field")[place]; }

    void answerWhatIsAsked() {
        for (int i = 0; i < 20 && session().isPersonsMove() && session().match().pending(); ++i) {
            session().perform(session().book().steps().front().code);
        }
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(prepare(tests::sampleWorkspace())); }

    void init() { QVERIFY(showPage()); }
    void cleanup() { m_page.reset(); }

    void anEmptyTableOffersANewGame() {
        QVERIFY(!session().isRunning());
        QVERIFY(child<QWidget>("table.empty")->isVisible());
        m_page->findChild<QPushButton*>(QStringLiteral("table.form.start"))->click();
        QVERIFY(session().isRunning());
        QVERIFY(!child<QWidget>("table.empty")->isVisible());
    }

    void aTurnByMouse() {
        begin();
        const auto figure = figureInHand();
        QVERIFY(figure);
        // Dragged to an empty place of the own field.
        drag(*figure, view().mapFromScene(QPointF(108 + 128 * 2 + 47, 314 + 65)));
        answerWhatIsAsked();
        QCOMPARE(session().board().sides[0].zone("field").size(), size_t(1));
        QVERIFY(!session().board().sides[0].zone("field")[0].upright ||
                session().board().sides[0].zone("field")[0].label >= 0); // it waits
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        answerWhatIsAsked();
        QCOMPARE(session().board().active, 0);
        // Taken up by a click, collected by the button below.
        const int before = session().board().sides[0].counters.at("points");
        click(ownFigure());
        QVERIFY(m_page->choice().taken());
        auto* collect = child<QPushButton>("table.answer.0");
        QVERIFY(collect);
        QTest::mouseClick(collect, Qt::LeftButton);
        answerWhatIsAsked();
        QVERIFY(session().board().sides[0].counters.at("points") >= before);
        QVERIFY(!ownFigure().upright);
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        answerWhatIsAsked();
        QVERIFY(session().board().turn >= 5);
    }

    void aTurnByKeyboard() {
        begin();
        const auto figure = figureInHand();
        QVERIFY(figure);
        view().setFocus();
        for (int i = 0; i < 40 && !(view().currentCard() && view().currentCard()->card().sameAs(*figure)); ++i) {
            QTest::keyClick(&view(), Qt::Key_Tab);
        }
        QVERIFY(view().currentCard());
        QVERIFY(view().currentCard()->card().sameAs(*figure));
        QTest::keyClick(&view(), Qt::Key_Space);
        QVERIFY(view().isFaceShown());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().isFaceShown());
        QTest::keyClick(&view(), Qt::Key_Return);
        QTest::keyClick(&view(), Qt::Key_Return);
        answerWhatIsAsked();
        QCOMPARE(session().board().sides[0].zone("field").size(), size_t(1));
        QTest::keyClick(&view(), Qt::Key_E);
        answerWhatIsAsked();
        view().setCurrentCard(nullptr);
        for (int i = 0; i < 40 && !(view().currentCard() && view().currentCard()->card().sameAs(ownFigure())); ++i) {
            QTest::keyClick(&view(), Qt::Key_Tab);
        }
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(m_page->choice().taken());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!m_page->choice().taken());
        QTest::keyClick(&view(), Qt::Key_Return);
        QTest::keyClick(&view(), Qt::Key_Return);
        answerWhatIsAsked();
        QVERIFY(!ownFigure().upright);
        const int place = session().place();
        QTest::keyClick(&view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().place(), place - 1);
    }

    void anIllegalStepSaysTheRule() {
        begin();
        const auto figure = figureInHand();
        QVERIFY(figure);
        drag(*figure, view().mapFromScene(QPointF(108 + 47, 314 + 65)));
        answerWhatIsAsked();
        const std::uint64_t before = session().match().digest();
        // A figure played in this turn waits (HEL-R45): it cannot collect.
        click(ownFigure());
        auto* callOut = child<CallOut>("table.callOut");
        QVERIFY(callOut->isVisible());
        QVERIFY2(callOut->rule().startsWith(QLatin1String("HEL-")), qPrintable(callOut->rule()));
        QVERIFY(!callOut->text().isEmpty());
        QVERIFY(!callOut->text().contains(QLatin1Char('{')));
        QCOMPARE(session().match().digest(), before);
        const auto& lines = child<LogView>("table.log")->lines();
        QVERIFY(lines.back().kind == LogLine::Kind::Refused);
        QVERIFY(!lines.back().rule.isEmpty());
        // It goes with the next input.
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!callOut->isVisible());
    }

    void theLogIsCopiedAsText() {
        begin();
        m_page->view().setFocus();
        QTest::keyClick(&view(), Qt::Key_E);
        answerWhatIsAsked();
        child<QToolButton>("table.copyLog")->click();
        const QString text = QGuiApplication::clipboard()->text();
        QCOMPARE(text, m_page->logText());
        QVERIFY(text.contains(QStringLiteral("[R")));
        QVERIFY(text.contains(QStringLiteral("Weggefährten")));
        // The verbs are singular, so the subject is the side, whatever the deck is called.
        const QRegularExpression plural(QStringLiteral("(?<!Side )Weggefährten (bekommt|zieht|spielt|gewinnt|hat)\\b"));
        QVERIFY2(!text.contains(plural), qPrintable(text));
        QVERIFY2(!text.contains(QLatin1Char('{')), qPrintable(text));
        // What the other side drew stays hidden.
        for (const BoardCard& card : session().board().sides[1].zone("hand")) {
            QVERIFY(card.hidden);
        }
    }

    void anotherSeedIsAnotherGameAndTheSameSeedTheSame() {
        begin(5);
        const std::uint64_t first = session().match().digest();
        auto* seed = child<QLineEdit>("table.seed");
        seed->setText(QStringLiteral("6"));
        QTest::keyClick(seed, Qt::Key_Return);
        QVERIFY(session().match().digest() != first);
        begin(5);
        QCOMPARE(session().match().digest(), first);
    }

    void dummiesStandUpInTheirTurns() {
        NewGame game{"weggefaehrten", "schattenkabinett", "dummy", 0, 5};
        QVERIFY(m_page->startGame(game));
        answerWhatIsAsked();
        QVERIFY(session().board().sides[1].zone("field").empty());
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        answerWhatIsAsked();
        QCOMPARE(session().board().active, 0);
        const auto& figures = session().board().sides[1].zone("field");
        QCOMPARE(figures.size(), size_t(3));
        QVERIFY(!figures[0].upright);
        QVERIFY(!view().placeOf(figures[2]).isEmpty());
    }

    void inTheHotSeatTheTableTurnsToWhoActs() {
        NewGame game{"weggefaehrten", "schattenkabinett", "hot_seat", 0, 5};
        QVERIFY(m_page->startGame(game));
        answerWhatIsAsked();
        QCOMPARE(session().viewer(), 0);
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        answerWhatIsAsked();
        QCOMPARE(session().viewer(), 1);
        QVERIFY(!session().board().sides[1].zone("hand").front().hidden);
        QVERIFY(session().board().sides[0].zone("hand").front().hidden);
    }

    void theOpeningHandMayBeDrawnAnewOnce() {
        NewGame game{"weggefaehrten", "schattenkabinett", "passive", 0, 5};
        QVERIFY(m_page->startGame(game));
        QVERIFY(session().match().pending());
        const auto names = [this] {
            QStringList list;
            for (const BoardCard& card : session().board().sides[0].zone("hand")) {
                list << QString::fromStdString(card.name);
            }
            list.sort();
            return list;
        };
        const QStringList before = names();
        QTest::mouseClick(child<QPushButton>("table.answer.1"), Qt::LeftButton);
        QVERIFY(names() != before);
        QCOMPARE(names().size(), before.size());
        QVERIFY(session().book().plain("end_turn"));
    }

    void manyContinuationsShowTheOddsOfThePosition() {
        begin();
        child<SegmentedControl>("table.tabs")->setCurrent(2);
        QTest::mouseClick(child<QPushButton>("table.hint.ask"), Qt::LeftButton);
        auto* ask = child<QPushButton>("table.outlook.ask");
        auto* result = child<QLabel>("table.outlook.result");
        QTest::mouseClick(ask, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(result->text().contains(QLatin1Char('%')), 20000);
        const QString odds = result->text();
        // The hint that was asked for before is still there.
        QVERIFY(child<QPushButton>("table.hint.take")->isVisibleTo(m_page.get()));
        // The odds stay with their position; a later one has none yet, but names the earlier one.
        const int place = session().place();
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        QVERIFY(result->text() != odds);
        auto* earlier = child<QListWidget>("table.outlook.earlier");
        QCOMPARE(earlier->count(), 1);
        Q_EMIT earlier->itemActivated(earlier->item(0));
        QCOMPARE(session().place(), place);
        QCOMPARE(result->text(), odds);
    }

    void aHintNamesAStepItsReasonsAndTakesIt() {
        begin();
        auto* hint = m_page->findChild<QAction*>(QStringLiteral("table.action.hint"));
        QVERIFY(hint->isEnabled());
        hint->trigger();
        QCOMPARE(child<SegmentedControl>("table.tabs")->current(), 2);
        auto* step = child<QLabel>("table.hint.step");
        QVERIFY(!step->text().isEmpty());
        const std::uint64_t before = session().match().digest();
        const int place = session().place();
        QTest::mouseClick(child<QPushButton>("table.hint.take"), Qt::LeftButton);
        QVERIFY(session().match().digest() != before);
        QVERIFY(session().place() > place);
        // A hint belongs to its position.
        QVERIFY(!child<QPushButton>("table.hint.take")->isVisibleTo(m_page.get()));
    }

    void continuationsStopWhenTheGameGoesOn() {
        begin();
        child<SegmentedControl>("table.tabs")->setCurrent(2);
        auto* ask = child<QPushButton>("table.outlook.ask");
        QTest::mouseClick(ask, Qt::LeftButton);
        const QString stop = ask->text();
        QTest::mouseClick(ask, Qt::LeftButton);
        QVERIFY(ask->text() != stop);
        QTest::mouseClick(ask, Qt::LeftButton);
        QTest::mouseClick(view().endButton(), Qt::LeftButton);
        QVERIFY(ask->text() != stop);
        QVERIFY(child<QLabel>("table.outlook.result")->text().isEmpty());
    }

    void enterAnswersWhatIsAsked() {
        QVERIFY(m_page->startGame({"weggefaehrten", "schattenkabinett", "passive", 0, 5}));
        QVERIFY(session().match().pending());
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(!session().match().pending());
    }

    void concedingIsAskedForAndEndsTheGame() {
        auto* concede = m_page->findChild<QAction*>(QStringLiteral("table.action.concede"));
        QVERIFY(!concede->isEnabled());
        begin();
        QVERIFY(concede->isEnabled());
        const int place = session().place();
        concede->trigger();
        QVERIFY(!session().match().outcome().over);
        QTest::mouseClick(child<QPushButton>("table.answer.1"), Qt::LeftButton);
        QCOMPARE(session().place(), place);

        concede->trigger();
        QTest::mouseClick(child<QPushButton>("table.answer.0"), Qt::LeftButton);
        QVERIFY(session().match().outcome().over);
        QCOMPARE(session().match().outcome().winner, std::string("B"));
        QVERIFY(!concede->isEnabled());
        // Saved and replayed games know that step too.
        std::vector<TableStep> steps;
        for (const auto& step : session().line()) {
            steps.push_back(*step);
        }
        QVERIFY(session().replay(steps).isOk());
        QVERIFY(session().match().outcome().over);
        session().goTo(place);
        QVERIFY(!session().match().outcome().over);
    }

    void aFaceFillsItsPlaceAtEverySize() {
        begin();
        TableFaces faces(*m_workspace, *m_faces);
        faces.setCards("heldenhain", session().setup().match.pool, model::Language::German);
        const BoardCard card = session().board().sides[0].zone("hand").front();
        const QSize small(86, 120);
        const QImage made = faces.compact(card, small).toImage();
        const QImage shrunk =
            faces.compact(card, small * 4).toImage().scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QCOMPARE(made.size(), small);
        int different = 0;
        for (int y = 0; y < small.height(); ++y) {
            for (int x = 0; x < small.width(); ++x) {
                different += std::abs(qGray(made.pixel(x, y)) - qGray(shrunk.pixel(x, y))) > 96 ? 1 : 0;
            }
        }
        // Letters are set anew for each size, grounds and shapes stay.
        QVERIFY2(different < small.width() * small.height() / 25, qPrintable(QString::number(different)));
    }

    void aSavedGameComesBack() {
        begin();
        QTest::keyClick(&view(), Qt::Key_E);
        answerWhatIsAsked();
        const std::uint64_t digest = session().match().digest();
        m_page->findChild<QAction*>(QStringLiteral("table.action.save"))->trigger();
        begin(9);
        QVERIFY(session().match().digest() != digest);
        const auto saved = m_workspace->project().records().matches("heldenhain");
        QVERIFY(saved && !saved->empty());
        for (QAction* action : m_page->menuActions()) {
            if (action->menu()) {
                Q_EMIT action->menu()->aboutToShow();
                action->menu()->actions().front()->trigger();
            }
        }
        QCOMPARE(session().match().digest(), digest);
    }

    void anEditedCardOffersToStartAgain() {
        begin();
        QVERIFY(!child<QWidget>("table.edited"));
        const std::string key = session().setup().match.decks[0].front();
        const model::Card* card = m_workspace->system("heldenhain").card(key);
        QVERIFY(card);
        model::Card edited = *card;
        edited.stats["cost"] = card->number("cost") == 0 ? 1 : 0;
        QVERIFY(m_workspace->perform(model::editCard(*card, edited)).isOk());
        QVERIFY(child<QWidget>("table.edited"));
        QVERIFY(m_workspace->undo().isOk());
    }
};

QTEST_MAIN(TestTablePage)
#include "tst_table_page.moc"
