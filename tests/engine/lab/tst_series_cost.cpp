#include "tests/engine/allocation_count.h"
#include "tests/engine/lab/series_of.h"

#include <QTest>

using namespace blattwerk::engine::lab;
using blattwerk::tests::allocations;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;

/// A batch run asks for memory when it begins, not for each game.
class TestSeriesCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesOfASeriesAllocateNothing() {
        for (const char* policy : {"random", "greedy", "heuristic"}) {
            const auto series = seriesOf(seriesSetup("schattenkabinett", "purpurpakt", policy));
            const auto worker = series->worker();
            GameRecord record;
            record.race.reserve(200);
            const std::stop_token go;
            QVERIFY(worker->play(0, record, go));
            const long before = allocations;
            for (std::uint64_t game = 1; game < 12; ++game) {
                QVERIFY(worker->play(game, record, go));
            }
            QCOMPARE(allocations - before, 0L);
        }
    }
};

QTEST_APPLESS_MAIN(TestSeriesCost)
#include "tst_series_cost.moc"
