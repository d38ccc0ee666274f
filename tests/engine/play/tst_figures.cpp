#include "engine/play/figures.h"
#include "engine/play/parallel.h"

#include <QTest>

#include <atomic>
#include <vector>

using namespace blattwerk::engine;

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quantilesAreValuesOfTheSample() {
        Figures figures;
        for (const double value : {5.0, 1.0, 4.0, 2.0, 3.0, 6.0, 7.0, 8.0, 9.0, 10.0}) {
            figures.add(value);
        }
        QCOMPARE(figures.quantile(0.1), 1.0);
        QCOMPARE(figures.quantile(0.5), 5.0);
        QCOMPARE(figures.quantile(0.9), 9.0);
        QCOMPARE(figures.quantile(1.0), 10.0);
        QCOMPARE(figures.mean(), 5.5);
        QVERIFY(std::abs(figures.variance() - 9.16666) < 0.001);
    }

    void anEmptySampleHasNoFigures() {
        const Figures none;
        QCOMPARE(meanOf(none).dump(), std::string("null"));
        QCOMPARE(summaryOf(none).dump(), std::string(R"({"mean":null,"median":null,"p10":null,"p90":null})"));
        Figures one;
        one.add(1.0 / 3.0);
        QCOMPARE(meanOf(one).dump(), std::string("0.3333"));
        QCOMPARE(one.variance(), 0.0);
    }

    void everyIndexIsDoneOnce() {
        for (const int threads : {1, 2, 7}) {
            std::vector<std::atomic<int>> done(500);
            int told = 0;
            const bool all = forEachIndex(
                500, threads, [&](int, int index) { ++done[static_cast<std::size_t>(index)]; },
                [&](int count) {
                    told = count;
                    return true;
                });
            QVERIFY(all);
            QCOMPARE(told, 500);
            for (const std::atomic<int>& count : done) {
                QCOMPARE(count.load(), 1);
            }
        }
    }

    void aRunCanBeStopped() {
        for (const int threads : {1, 4}) {
            std::atomic<int> done = 0;
            QVERIFY(!forEachIndex(
                1000000, threads, [&](int, int) { ++done; }, [](int count) { return count < 10; }));
            QVERIFY(done < 1000000);
        }
        QVERIFY(forEachIndex(0, 4, [](int, int) {}, {}));
    }
};

QTEST_APPLESS_MAIN(FiguresTest)
#include "tst_figures.moc"
