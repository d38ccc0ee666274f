#include "app/session/laboratory.h"
#include "app/session/sample.h"
#include "app/session/workspace.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

using Progress = std::shared_ptr<const SeriesProgress>;

std::vector<std::string> cardsOf(const SystemDesk& desk, const char* deck) {
    std::vector<std::string> keys;
    for (const model::CollectionEntry& entry : desk.collection(deck)->cards) {
        keys.insert(keys.end(), size_t(entry.copies), entry.cardKey);
    }
    return keys;
}

} // namespace

class TestLaboratory : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] const SystemDesk& desk() const { return m_workspace->system("heldenhain"); }

    [[nodiscard]] engine::lab::SeriesSetup setup(const char* a, const char* b) const {
        engine::lab::SeriesSetup made;
        made.pool = desk().cards;
        made.decks = {cardsOf(desk(), a), cardsOf(desk(), b)};
        made.policies = {"greedy", "random"};
        made.seed = 7;
        return made;
    }

    [[nodiscard]] SeriesJob job(std::uint64_t games, int threads = 1) const {
        SeriesJob made;
        made.system = desk().engine;
        made.threads = threads;
        made.pairings = {{setup("superfreundinnen", "purpurpakt"), games},
                         {setup("weggefaehrten", "schattenkabinett"), games}};
        return made;
    }

    [[nodiscard]] static Progress played(SeriesJob job) {
        Laboratory laboratory;
        QSignalSpy finished(&laboratory, &Laboratory::seriesFinished);
        laboratory.start(std::move(job));
        return finished.wait(60000) ? finished.front().front().value<Progress>() : nullptr;
    }

private Q_SLOTS:
    void initTestCase() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace.isOk());
        m_workspace = std::move(*workspace);
    }

    void figuresDoNotDependOnThreads() {
        const Progress one = played(job(120, 1));
        const Progress two = played(job(120, 2));
        QVERIFY(one && two && one->complete && two->complete);
        QCOMPARE(one->games, std::uint64_t{240});
        for (size_t i = 0; i < 2; ++i) {
            QVERIFY(*one->pairings[i].tally == *two->pairings[i].tally);
            QCOMPARE(one->pairings[i].tally->games(), std::int64_t{120});
            QVERIFY(one->pairings[i].trail == two->pairings[i].trail);
            QCOMPARE(one->pairings[i].trail.back().games, std::uint64_t{120});
        }
    }

    void aTargetEndsAPairingAtTheSameGame() {
        SeriesJob wide = job(100'000);
        wide.precision = 0.08;
        const Progress first = played(wide);
        const Progress again = played(wide);
        QVERIFY(first && again && first->complete);
        for (size_t i = 0; i < 2; ++i) {
            QVERIFY(first->pairings[i].tally->winRate().halfWidth() <= 0.08);
            QVERIFY(first->pairings[i].tally->games() < 20'000);
            QVERIFY(*first->pairings[i].tally == *again->pairings[i].tally);
            QCOMPARE(first->pairings[i].games, std::uint64_t(first->pairings[i].tally->games()));
        }
    }

    void cancelTellsAtOnceWhatCanBePlayedAgain() {
        Laboratory laboratory;
        QSignalSpy advanced(&laboratory, &Laboratory::seriesAdvanced);
        QSignalSpy finished(&laboratory, &Laboratory::seriesFinished);
        laboratory.start(job(1'000'000));
        QTRY_VERIFY_WITH_TIMEOUT(!advanced.isEmpty() && advanced.back().front().value<Progress>()->games > 0, 60000);
        QElapsedTimer clock;
        clock.start();
        laboratory.cancel();
        QVERIFY2(clock.elapsed() < 100, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(finished.size(), 1);
        QVERIFY(!laboratory.isRunning());
        const auto stopped = finished.front().front().value<Progress>();
        QVERIFY(!stopped->complete);
        SeriesJob again = job(0);
        for (size_t i = 0; i < stopped->pairings.size(); ++i) {
            // Runs of a debug build are long; the first block tells enough.
            again.pairings[i].games = std::uint64_t(stopped->pairings[i].tally->games());
        }
        if (stopped->games > 0 && stopped->games <= 100'000) {
            const Progress same = played(again);
            for (size_t i = 0; i < stopped->pairings.size(); ++i) {
                QVERIFY(*same->pairings[i].tally == *stopped->pairings[i].tally);
            }
        }
    }

    void pausingHoldsTheFiguresStill() {
        Laboratory laboratory;
        Progress last;
        connect(&laboratory, &Laboratory::seriesAdvanced, this, [&last](const Progress& progress) { last = progress; });
        laboratory.start(job(1'000'000));
        QTRY_VERIFY_WITH_TIMEOUT(last && last->games > 0, 60000);
        laboratory.pause();
        QVERIFY(laboratory.isPaused());
        QTest::qWait(400);
        const std::uint64_t held = last->games;
        QTest::qWait(400);
        QCOMPARE(last->games, held);
        laboratory.resume();
        QTRY_VERIFY_WITH_TIMEOUT(last->games > held, 60000);
    }

    void theNextJobReplacesTheOneBefore() {
        Laboratory laboratory;
        QSignalSpy finished(&laboratory, &Laboratory::seriesFinished);
        laboratory.start(job(1'000'000));
        laboratory.start(job(50));
        QVERIFY(finished.wait(60000));
        QCOMPARE(finished.front().front().value<Progress>()->games, std::uint64_t{100});
        QTest::qWait(200);
        QCOMPARE(finished.size(), 1);
    }

    void whatCannotBePreparedIsSaid() {
        Laboratory laboratory;
        QSignalSpy failed(&laboratory, &Laboratory::failed);
        SeriesJob broken = job(10);
        broken.pairings.front().setup.policies = {"nobody", "random"};
        laboratory.start(std::move(broken));
        QVERIFY(failed.wait(60000));
        QCOMPARE(failed.front().front().value<model::Error>().code, std::string("match.unknown_policy"));
        QVERIFY(!laboratory.isRunning());
    }

    void aChangeOfRulesIsComparedInPairs() {
        Laboratory laboratory;
        QSignalSpy finished(&laboratory, &Laboratory::comparisonFinished);
        ComparisonJob compare;
        compare.system = desk().engine;
        compare.games = 200;
        compare.precision = 0;
        ComparisonJob::Pairing pairing{"Purpurpakt", setup("superfreundinnen", "purpurpakt"),
                                       setup("superfreundinnen", "purpurpakt")};
        pairing.variant.parameters["action_points"] = "2";
        compare.pairings.push_back(std::move(pairing));
        laboratory.start(std::move(compare));
        QVERIFY(finished.wait(60000));
        const auto comparison = finished.front().front().value<engine::lab::Comparison>();
        QCOMPARE(comparison.games, std::uint64_t{200});
        QVERIFY(comparison.winRate.change.samples > 0);
        QVERIFY(comparison.turns.variant > comparison.turns.baseline);
    }
};

QTEST_GUILESS_MAIN(TestLaboratory)
#include "tst_laboratory.moc"
