#include "app/table/table_choice.h"
#include "app/table/table_record.h"
#include "engine/play/replay.h"
#include "tests/app/table/sample_table.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

class TestTableSession : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;
    TableLayout m_layout;

    const SystemDesk& desk() { return m_workspace->system("heldenhain"); }

    bool start(TableSession& session, const std::string& opponent, std::uint64_t seed = 11) {
        const auto started = session.start(desk().engine, m_layout, tests::heldenhainSetup(desk(), opponent, seed));
        if (!started) {
            qWarning("%s %s", started.error().code.c_str(), started.error().detail.c_str());
        }
        return started.isOk();
    }

    /// The person's side plays by the greedy policy for so many steps.
    void playGreedily(TableSession& session, int steps) {
        for (int i = 0; i < steps && session.isPersonsMove(); ++i) {
            session.perform(*desk().engine->decide(session.match(), "greedy", std::uint64_t(i)));
        }
    }

    static std::vector<std::uint64_t> digests(TableSession& session) {
        std::vector<std::uint64_t> result;
        for (const auto& step : session.line()) {
            result.push_back(step->after->digest());
        }
        return result;
    }

private Q_SLOTS:
    void initTestCase() {
        m_workspace = tests::sampleWorkspace();
        QVERIFY(m_workspace);
        QVERIFY(desk().engine);
        m_layout = tests::heldenhainTable();
    }

    void theSameSeedGivesTheSameGame() {
        TableSession one;
        TableSession two;
        QVERIFY(start(one, "greedy"));
        QVERIFY(start(two, "greedy"));
        playGreedily(one, 40);
        playGreedily(two, 40);
        QVERIFY(one.length() > 40);
        QCOMPARE(digests(one), digests(two));
        TableSession other;
        QVERIFY(start(other, "greedy", 12));
        playGreedily(other, 40);
        QVERIFY(digests(one) != digests(other));
    }

    void aPassiveSideOnlyEndsItsTurns() {
        TableSession session;
        QVERIFY(start(session, "passive"));
        playGreedily(session, 40);
        for (const auto& step : session.line()) {
            if (step->by == TableStep::By::Policy) {
                QVERIFY2(step->json.find("end_turn") != std::string::npos ||
                             step->json.find("mulligan") != std::string::npos ||
                             step->json.find("choose") != std::string::npos,
                         step->json.c_str());
            }
        }
        QVERIFY(session.board().sides[1].zone("field").empty());
    }

    void steppingBackRestoresTheWholeState() {
        TableSession session;
        QVERIFY(start(session, "greedy"));
        std::vector<std::uint64_t> seen{session.match().digest()};
        playGreedily(session, 30);
        for (const auto& step : session.line()) {
            seen.push_back(step->after->digest());
        }
        for (int place = session.length(); place >= 0; --place) {
            session.goTo(place);
            // The digest covers hidden parts, the generator and what was used this turn; the first state is that
            // before the opponent's steps at the start.
            if (place > 0) {
                QCOMPARE(session.match().digest(), seen[size_t(place)]);
            }
        }
        session.goTo(session.length());
        QCOMPARE(session.match().digest(), seen.back());
    }

    void actingInThePastKeepsTheOldLineAsABranch() {
        TableSession session;
        QVERIFY(start(session, "passive"));
        playGreedily(session, 12);
        const TableLine old = session.line();
        // Back to a place where the person may end the turn instead.
        int place = session.length() - 1;
        for (; place > 0; --place) {
            session.goTo(place);
            if (session.isPersonsMove() && session.book().plain("end_turn") &&
                old[size_t(place)]->code != session.book().plain("end_turn")->code) {
                break;
            }
        }
        QVERIFY(place > 0);
        session.perform(session.book().plain("end_turn")->code);
        QCOMPARE(session.branches().size(), size_t(1));
        QCOMPARE(session.branches()[0].line, old);
        QCOMPARE(session.branches()[0].fork, place);
        session.enterBranch(0);
        QCOMPARE(session.line(), old);
        QCOMPARE(session.branches().size(), size_t(1));
    }

    void theSameStepInThePastGoesOnAsBefore() {
        TableSession session;
        QVERIFY(start(session, "passive"));
        playGreedily(session, 8);
        const int length = session.length();
        int place = length - 1;
        while (place > 0 && session.line()[size_t(place)]->by != TableStep::By::Person) {
            --place;
        }
        session.goTo(place);
        session.perform(session.line()[size_t(place)]->code);
        QCOMPARE(session.length(), length);
        QVERIFY(session.branches().empty());
    }

    void aSavedMatchIsTheSameMatch() {
        TableSession session;
        QVERIFY(start(session, "greedy"));
        playGreedily(session, 25);
        const auto record = readMatchRecord(matchRecord(session));
        QVERIFY(record.isOk());
        QCOMPARE(record->setup.match.seed, std::uint64_t(11));
        TableSession loaded;
        QVERIFY(loaded.start(desk().engine, m_layout, record->setup).isOk());
        QVERIFY(loaded.replay(record->steps).isOk());
        QCOMPARE(digests(loaded), digests(session));
        // Other parts of the program can play it too.
        const auto replay = engine::Replay::fromJson(nlohmann::ordered_json::parse(matchRecord(session)));
        QVERIFY(replay.isOk());
        const auto played = replay->play(*desk().engine, desk().cards);
        QVERIFY(played.isOk());
        QCOMPARE((*played)->digest(), session.line().back()->after->digest());
        QVERIFY(!readMatchRecord("{"));
        QVERIFY(!readMatchRecord("{}"));
    }

    void aChangeByHandIsAStepThatCanBeTakenBack() {
        TableSession session;
        QVERIFY(start(session, "passive"));
        playGreedily(session, 10);
        while (session.match().pending() || !session.book().plain("end_turn")) {
            session.goTo(session.place() - 1);
        }
        const int points = session.board().sides[0].counters.at("points");
        auto position = session.match().position(std::nullopt);
        position["A"]["points"] = points + 2;
        QVERIFY(session.changeByHand(position, "2 points").isOk());
        QCOMPARE(session.board().sides[0].counters.at("points"), points + 2);
        QVERIFY(session.line().back()->by == TableStep::By::Hand);
        session.goTo(session.place() - 1);
        QCOMPARE(session.board().sides[0].counters.at("points"), points);
        auto broken = position;
        broken["A"]["points"] = "many";
        QVERIFY(!session.changeByHand(broken, "nonsense"));
    }

    void anIllegalDropSaysWhichRule() {
        TableSession session;
        QVERIFY(start(session, "passive"));
        TableChoice choice(session, [this](const std::string& key) {
            const model::Card* card = desk().card(key);
            return card ? card->type : std::string();
        });
        QSignalSpy refused(&choice, &TableChoice::wasRefused);
        // A figure that was just played waits: it cannot collect (HEL-R45).
        std::optional<BoardCard> waits;
        for (int i = 0; i < 20 && !waits; ++i) {
            playGreedily(session, 1);
            const TableBoard board = session.board();
            for (const BoardCard& figure : board.sides[0].zone("field")) {
                if (figure.label >= 0 && session.isPersonsMove() && !session.book().isDecision() &&
                    !session.book().isOpen(figure)) {
                    waits = figure;
                }
            }
        }
        QVERIFY(waits);
        const std::uint64_t before = session.match().digest();
        choice.drop(*waits, {TableSpot::Kind::Bar, 0, {}});
        QCOMPARE(session.match().digest(), before);
        QCOMPARE(refused.count(), 1);
        QVERIFY(choice.refused());
        QVERIFY(choice.refused()->refusal.rules.front().starts_with("HEL-"));
        choice.cancel();
        QVERIFY(!choice.refused());
    }
};

QTEST_GUILESS_MAIN(TestTableSession)
#include "tst_table_session.moc"
