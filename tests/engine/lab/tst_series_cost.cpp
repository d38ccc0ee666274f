#include "tests/engine/lab/series_of.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;

namespace {
std::atomic<long> g_allocations = 0;
}

void* operator new(std::size_t size) {
    ++g_allocations;
    if (void* memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

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
            const long before = g_allocations;
            for (std::uint64_t game = 1; game < 12; ++game) {
                QVERIFY(worker->play(game, record, go));
            }
            QCOMPARE(g_allocations - before, 0L);
        }
    }
};

QTEST_APPLESS_MAIN(TestSeriesCost)
#include "tst_series_cost.moc"
