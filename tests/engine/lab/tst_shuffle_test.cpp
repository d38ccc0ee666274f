#include "engine/lab/shuffle_test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace blattwerk::engine;
using namespace blattwerk::engine::lab;

namespace {

constexpr std::int64_t kShuffles = 100'000;

ShuffleReport reportOf(ShuffleTest test, std::int64_t shuffles = kShuffles) {
    test.advance(shuffles);
    return test.report();
}

ChiSquare orderTest(const ShuffleReport& report, int cards) {
    return std::ranges::find(report.orders, cards, &OrderCounts::cards)->test;
}

bool isSuspicious(double p) {
    return p < 0.001 || p > 0.999;
}

} // namespace

class TestShuffleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tailsAreThoseOfTheTables() {
        // Percentage points of the chi-square distribution, Abramowitz and Stegun, table 26.8.
        QVERIFY(std::abs(chiSquareTail(3.84146, 1) - 0.05) < 1e-5);
        QVERIFY(std::abs(chiSquareTail(11.0705, 5) - 0.05) < 1e-5);
        QVERIFY(std::abs(chiSquareTail(135.807, 100) - 0.01) < 1e-5);
        QVERIFY(std::abs(chiSquareTail(67.3276, 100) - 0.995) < 1e-5);
        QVERIFY(std::abs(chiSquareTail(3721, 3721) - 0.5) < 0.01);
        QVERIFY(chiSquareTail(100'000, 3721) < 1e-30);
        QCOMPARE(chiSquareTail(0, 7), 1.0);
    }

    void theShuffleOfTheGamesIsFair_data() {
        QTest::addColumn<int>("seeding");
        QTest::newRow("one generator") << int(Seeding::OneGenerator);
        QTest::newRow("a seed for each game") << int(Seeding::PerGame);
    }
    void theShuffleOfTheGamesIsFair() {
        QFETCH(int, seeding);
        const ShuffleReport report = reportOf(ShuffleTest(62, 20261115, static_cast<Seeding>(seeding)));
        QVERIFY(!isSuspicious(report.byPosition.p));
        for (const OrderCounts& orders : report.orders) {
            QVERIFY(!isSuspicious(orders.test.p));
        }
    }

    void sameSeedSameCountsHoweverTheyAreCutUp() {
        ShuffleTest once(40, 7);
        once.advance(3000);
        ShuffleTest pieces(40, 7);
        for (const int piece : {1, 999, 2000}) {
            pieces.advance(piece);
        }
        QVERIFY(once.report().positions == pieces.report().positions);
        QVERIFY(once.report().orders.back().counts == pieces.report().orders.back().counts);
        QVERIFY(reportOf(ShuffleTest(40, 8), 3000).positions != once.report().positions);
    }

    void everyCardComesToExactlyOnePlace() {
        const ShuffleReport report = reportOf(ShuffleTest(10, 1), 5000);
        for (int card = 0; card < 10; ++card) {
            std::uint64_t sum = 0;
            for (int place = 0; place < 10; ++place) {
                sum += report.positions[size_t(card * 10 + place)];
            }
            QCOMPARE(sum, std::uint64_t{5000});
        }
    }

    /// The textbook mistake: each card swaps with any of all places.
    void theNaiveSwapIsCaught() {
        const auto naive = [](Rng& rng, std::span<std::uint8_t> deck) {
            for (std::uint8_t& card : deck) {
                std::swap(card, deck[rng.below(static_cast<std::uint32_t>(deck.size()))]);
            }
        };
        const ShuffleReport report = reportOf(ShuffleTest(20, 1, Seeding::PerGame, naive));
        QVERIFY(report.byPosition.p < 1e-9);
        QVERIFY(orderTest(report, 3).p < 1e-9);
    }

    /// Off by one: no card may stay where it is (Sattolo).
    void aShuffleWithoutFixedCardsIsCaught() {
        const auto cyclic = [](Rng& rng, std::span<std::uint8_t> deck) {
            for (std::size_t i = deck.size(); i > 1; --i) {
                std::swap(deck[i - 1], deck[rng.below(static_cast<std::uint32_t>(i - 1))]);
            }
        };
        const ShuffleReport report = reportOf(ShuffleTest(62, 1, Seeding::PerGame, cyclic));
        QVERIFY(report.byPosition.p < 1e-9);
        QVERIFY(report.deviation(0, 0) < -30);
    }

    /// A random cut alone brings every card to every place equally often; only the orders tell.
    void aCutIsNoShuffle() {
        const auto cut = [](Rng& rng, std::span<std::uint8_t> deck) {
            std::ranges::rotate(deck, deck.begin() + rng.below(static_cast<std::uint32_t>(deck.size())));
        };
        const ShuffleReport report = reportOf(ShuffleTest(30, 1, Seeding::PerGame, cut));
        QVERIFY(orderTest(report, 4).p < 1e-9);
    }

    /// One shuffle in fifty leaves the deck as it was.
    void aRareFaultIsCaught() {
        const auto lazy = [](Rng& rng, std::span<std::uint8_t> deck) {
            if (rng.below(50) != 0) {
                rng.shuffle(deck);
            }
        };
        QVERIFY(reportOf(ShuffleTest(62, 1, Seeding::PerGame, lazy)).byPosition.p < 1e-6);
    }

    /// Dealing all orders in turn is too regular to be chance: p near 1.
    void tooRegularIsSuspiciousToo() {
        int turn = 0;
        const auto regular = [&turn](Rng&, std::span<std::uint8_t> deck) {
            std::ranges::rotate(deck, deck.begin() + turn++ % int(deck.size()));
        };
        QVERIFY(reportOf(ShuffleTest(5, 1, Seeding::PerGame, regular)).byPosition.p > 0.999);
    }
};

QTEST_GUILESS_MAIN(TestShuffleTest)
#include "tst_shuffle_test.moc"
