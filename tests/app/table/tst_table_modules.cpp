#include "app/table/card_item.h"
#include "app/table/decision_bar.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <map>
#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

/// What only the module draft game has on the table: certificates as cards, the settlement step by step.
class TestTableModules : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    /// Kind of a decision in the settlement -> what stands between the sides.
    std::map<std::string, QString> m_notes;
    std::set<std::string> m_rulesInLog;
    int m_offers = 0;
    int m_uses = 0;

    TableSession& session() { return m_page->session(); }
    TableView& view() { return m_page->view(); }

    void look() {
        const auto pending = session().match().pending();
        if (pending && session().board().phase == "settlement") {
            m_notes[pending->kind] = QString::fromStdString(session().board().note.de);
        }
        const auto offered = session().book().offered(session().layout());
        if (pending && pending->kind == "certificate") {
            QVERIFY(!offered.empty());
            QVERIFY(session().book().wordAnswers().empty());
            for (const BoardCard& card : offered) {
                QVERIFY2(!view().placeOf(card).isEmpty(), card.key.c_str());
            }
            ++m_offers;
        } else {
            QVERIFY(offered.empty());
        }
        for (const StepShape& step : session().book().steps()) {
            if (step.action == "use_certificate") {
                QVERIFY(step.subject);
                QCOMPARE(step.subject->zone, std::string("certificates.unlocked"));
                QVERIFY(!view().placeOf(*step.subject).isEmpty());
                ++m_uses;
            }
        }
    }

    /// Plays A's side; B answers by itself.
    void play(std::uint64_t seed) {
        NewGame game;
        game.drafts = true;
        game.opponent = "solide";
        game.seed = seed;
        QVERIFY(m_page->startGame(game));
        const auto& engine = m_workspace->system("modulspiel").engine;
        for (int i = 0; i < 600 && session().isPersonsMove(); ++i) {
            look();
            const auto& steps = session().book().steps();
            const auto uses = std::ranges::find(steps, std::string("use_certificate"), &StepShape::action);
            session().perform(uses != steps.end() ? uses->code
                                                  : *engine->decide(session().match(), "solide", std::uint64_t(i)));
        }
        QVERIFY(session().match().outcome().over);
        for (const auto& step : session().line()) {
            for (const engine::EventView& event : step->events) {
                m_rulesInLog.insert(event.rule);
            }
        }
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(prepare(tests::sampleWorkspace()));
        makePage();
        m_page->setSystem(QStringLiteral("modulspiel"));
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            play(seed);
        }
    }

    void cleanupTestCase() { m_page.reset(); }

    // MOD-R65, R71
    void certificatesAreCards() {
        QVERIFY(m_offers > 2);
        QVERIFY(m_uses > 2);
    }

    // MOD-R71: a used certificate stays, marked, and says why it cannot be used again.
    void aUsedCertificateIsMarked() {
        for (int place = 1; place < session().length(); ++place) {
            session().goTo(place);
            const auto& line = session().line();
            if (line[size_t(place) - 1]->side != 0 ||
                line[size_t(place) - 1]->json.find("use_certificate") == std::string::npos ||
                session().board().phase != "turn") {
                continue;
            }
            const auto& own = session().board().sides[0].zone("certificates.unlocked");
            const auto used = std::ranges::find_if(own, [](const BoardCard& card) { return card.label >= 0; });
            QVERIFY(used != own.end());
            QCOMPARE(session().layout().labels[size_t(used->label)].text.en, std::string("used"));
            if (session().isPersonsMove()) {
                const auto refusal = session().refusal({{"action", "use_certificate"}, {"certificate", used->name}});
                QVERIFY(refusal && refusal->rules.front() == "MOD-R71");
            }
            return;
        }
        QSKIP("no certificate was used in the last game");
    }

    // MOD-R3: a module changes hands by the menu, and the order of the draft says who picks next; nothing else is
    // there.
    void modulesAreGivenByHand() {
        NewGame game;
        game.drafts = true;
        game.opponent = opponent::kHotSeat;
        game.seed = 2;
        QVERIFY(m_page->startGame(game));
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->activateWindow();
        const int length = session().length();
        view().setFocus();
        const auto current = [this] {
            return view().currentCard() ? view().currentCard()->card().zone : std::string();
        };
        for (int i = 0; i < 40 && current() != "unplayed"; ++i) {
            QTest::keyClick(&view(), Qt::Key_Tab);
        }
        QCOMPARE(current(), std::string("unplayed"));
        const std::string module = view().currentCard()->card().key;
        QMenu* menu = child<QPushButton>("table.byHand")->menu();
        QVERIFY(QMetaObject::invokeMethod(menu, "aboutToShow"));
        QStringList offers;
        QAction* toOther = nullptr;
        for (QAction* action : menu->actions()) {
            if (!action->isSeparator()) {
                offers << action->text();
                toOther = action;
            }
        }
        QVERIFY2(offers.size() == 2, qPrintable(offers.join(QStringLiteral("; "))));
        toOther->trigger();
        QCOMPARE(session().length(), length + 1);
        const auto position = session().match().position(std::nullopt);
        QCOMPARE(position["B"]["modules"].dump(), "[\"" + module + "\"]");
        QCOMPARE(position["unplayed"].size(), size_t(8));
        // A still has the first pick, then B the one that is left of its two.
        for (const int side : {0, 1, 0, 0, 1}) {
            QCOMPARE(session().match().actor(), side);
            session().perform(session().book().steps().front().code);
        }
        QCOMPARE(session().board().phase, std::string("turn"));
    }

    // However many answers a question has, the window stays as wide as it was, and none is out of sight.
    void manyAnswersStandInRows() {
        DecisionBar bar(*m_appearance);
        bar.resize(600, 60);
        bar.show();
        std::vector<DecisionBar::Answer> answers;
        for (int i = 0; i < 12; ++i) {
            answers.push_back({QStringLiteral("Überstundenausgleich %1").arg(i), i == 0, [] {}});
        }
        bar.ask(QStringLiteral("Welche Karte?"), {}, std::move(answers));
        QVERIFY(bar.minimumSizeHint().width() == 0);
        bar.resize(600, bar.sizeHint().height());
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QCoreApplication::processEvents();
        QCOMPARE(bar.width(), 600);
        const auto buttons = bar.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 12);
        for (const QPushButton* button : buttons) {
            QVERIFY(bar.rect().contains(button->geometry()));
            QVERIFY(button->width() >= button->sizeHint().width());
        }
        bar.ask(QStringLiteral("Ja?"), {}, {{QStringLiteral("Ja"), true, [] {}}});
        QVERIFY(bar.sizeHint().height() < 100);
    }

    // MOD-R55, R58, R60, R61, R65: each step of the settlement that asks something says which step it is, and its rule.
    void theSettlementIsAGuidedSequence() {
        const std::map<std::string, QString> wanted = {{"reserve", QStringLiteral("R55")},
                                                       {"location", QStringLiteral("R60")},
                                                       {"therapy_target", QStringLiteral("R61")},
                                                       {"certificate", QStringLiteral("R65")}};
        for (const auto& [kind, rule] : wanted) {
            QVERIFY2(m_notes.contains(kind), kind.c_str());
            QVERIFY2(m_notes[kind].contains(rule) && m_notes[kind].contains(QStringLiteral("Schritt")),
                     qPrintable(m_notes[kind]));
        }
        for (const auto& [kind, note] : m_notes) {
            QVERIFY2(note.contains(QRegularExpression(QStringLiteral("\\(R\\d+\\)"))), kind.c_str());
        }
        // What asks nothing is told in the log, with its rule too.
        for (const char* rule :
             {"MOD-R55", "MOD-R57", "MOD-R60", "MOD-R61", "MOD-R63", "MOD-R64", "MOD-R65", "MOD-R69"}) {
            QVERIFY2(m_rulesInLog.contains(rule), rule);
        }
    }
};

QTEST_MAIN(TestTableModules)
#include "tst_table_modules.moc"
