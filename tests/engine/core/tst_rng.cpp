#include "engine/core/rng.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

using namespace blattwerk::engine;

class TestRng : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedGivesTheSameNumbersEverywhere() {
        // Reference values of splitmix64 seeding and xoshiro256**.
        Rng rng(1);
        QCOMPARE(rng.next(), std::uint64_t{0xb3f2af6d0fc710c5});
        QCOMPARE(rng.next(), std::uint64_t{0x853b559647364cea});
        Rng again(1);
        again.next();
        again.next();
        QVERIFY(rng == again);
    }

    void boundedDrawsAreUniform() {
        Rng rng(7);
        std::array<int, 6> counts = {};
        for (int i = 0; i < 60000; ++i) {
            const std::uint32_t value = rng.below(6);
            QVERIFY(value < 6);
            ++counts[value];
        }
        for (const int count : counts) {
            QVERIFY(std::abs(count - 10000) < 400);
        }
        QCOMPARE(rng.below(1), 0U);
    }

    void shufflingReachesEveryOrderEquallyOften() {
        Rng rng(3);
        std::array<int, 6> counts = {};
        for (int i = 0; i < 60000; ++i) {
            std::array<int, 3> items = {0, 1, 2};
            rng.shuffle(std::span<int>(items));
            ++counts[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
        }
        for (const int count : counts) {
            QVERIFY(std::abs(count - 10000) < 400);
        }
    }
};

QTEST_GUILESS_MAIN(TestRng)
#include "tst_rng.moc"
