#include "tests/engine/lab/series_of.h"

#include "engine/lab/batch.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;

class TestBatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theResultDoesNotDependOnThreads() {
        for (const char* policy : {"greedy", "random"}) {
            const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt", policy));
            const std::string alone = runBatch(*series, {0, 150}, 1).tally.raw().dump();
            for (const int threads : {2, 3, 8}) {
                const BatchResult result = runBatch(*series, {0, 150}, threads);
                QVERIFY(result.complete);
                QCOMPARE(result.tally.raw().dump(), alone);
            }
        }
    }

    void anotherSeedGivesOtherGames() {
        SeriesSetup setup = seriesSetup("weggefaehrten", "purpurpakt", "random");
        const std::string one = runBatch(*seriesOf(setup), {0, 20}, 1).tally.raw().dump();
        setup.seed = 99;
        QVERIFY(runBatch(*seriesOf(setup), {0, 20}, 1).tally.raw().dump() != one);
    }

    void sharesCoverEachGameOnceAndKeepSeedsTogether() {
        for (const std::uint64_t games : {0U, 1U, 2U, 7U, 10U, 1000U, 1001U}) {
            for (const std::uint64_t count : {1U, 2U, 3U, 7U, 64U}) {
                std::uint64_t next = 0;
                for (std::uint64_t i = 1; i <= count; ++i) {
                    const GameRange range = shareOf(games, i, count);
                    QCOMPARE(range.begin, next);
                    QVERIFY(range.end % 2 == 0 || range.end == games);
                    next = range.end;
                }
                QCOMPARE(next, games);
            }
        }
        const std::uint64_t huge = std::uint64_t{1} << 62U;
        QCOMPARE(shareOf(huge, 4096, 4096).end, huge);
    }

    void figuresGrowWhileItRuns() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt", "random"));
        std::int64_t last = 0;
        int looks = 0;
        const BatchResult result = runBatch(*series, {0, 400}, 2, [&](const BatchView& view) {
            const Tally tally = view.tally();
            looks += tally.games() > last ? 1 : 0;
            last = tally.games();
            return view.games() == 400;
        });
        QVERIFY(result.complete);
        QVERIFY(looks >= 3);
        QCOMPARE(last, 400);
    }

    void aProgressThatSaysNoStops() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt", "random"));
        const BatchResult result = runBatch(*series, {0, 100000}, 2, [](const BatchView&) { return false; });
        QVERIFY(!result.complete);
        QVERIFY(result.tally.games() > 0 && result.tally.games() < 5000);
    }

    void aBlockedProgressPausesTheOthers() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt", "random"));
        std::int64_t before = -1;
        std::int64_t after = -1;
        const BatchResult result = runBatch(*series, {0, 1000000}, 2, [&](const BatchView& view) {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            before = static_cast<std::int64_t>(view.done());
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            after = static_cast<std::int64_t>(view.done());
            return false;
        });
        QVERIFY(!result.complete);
        QCOMPARE(after, before);
    }

    void cancellingFromOutsideTakesLessThanATenthOfASecond() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt"));
        std::stop_source source;
        QElapsedTimer timer;
        std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            timer.start();
            source.request_stop();
        });
        const BatchResult result = runBatch(*series, {0, 10000000}, 2, {}, source.get_token());
        const qint64 elapsed = timer.elapsed();
        QVERIFY(!result.complete);
        QVERIFY2(elapsed < 100, qPrintable(QString::number(elapsed)));
    }
};

QTEST_APPLESS_MAIN(TestBatch)
#include "tst_batch.moc"
