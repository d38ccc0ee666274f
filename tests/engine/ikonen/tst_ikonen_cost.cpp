#include "duel_table.h"
#include "tests/engine/allocation_count.h"

#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/series_game.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using blattwerk::tests::allocations;
using blattwerk::tests::DuelTable;

/// Figures of the performance plan that do not wander.
class TestIkonenCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStateIsFlat() {
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY2(sizeof(State) <= 600, std::to_string(sizeof(State)).c_str());
        QCOMPARE(sizeof(Action), std::size_t{8});
    }

    void wholeGamesAllocateNothing_data() {
        QTest::addColumn<QString>("policy");
        for (const char* policy : {"random", "greedy", "solide", "search:10"}) {
            QTest::newRow(policy) << QString::fromUtf8(policy);
        }
    }
    void wholeGamesAllocateNothing() {
        QFETCH(QString, policy);
        const DuelTable table;
        Player player(*policyNamed(policy.toStdString()), table.rules());
        NullSink none;
        const long before = allocations;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            player.begin(seed);
            State state = Duel::start(table.rules(), table.start(seed), none);
            while (!state.over()) {
                Duel::apply(state, table.rules(), player.choose(state), none);
            }
        }
        QCOMPARE(allocations - before, 0L);
    }

    void gamesOfASeriesReuseTheirRecord() {
        const DuelTable table;
        const LayoutCards cards(table.rules());
        SeriesDuel duel;
        duel.rules = &table.rules();
        duel.cards = &cards;
        duel.decks = table.decks;
        SeriesGame worker(duel);
        lab::GameRecord record;
        QVERIFY(worker.play(0, record, {}));
        record.race.reserve(300);
        const long before = allocations;
        for (std::uint64_t game = 1; game < 10; ++game) {
            QVERIFY(worker.play(game, record, {}));
        }
        QCOMPARE(allocations - before, 0L);
    }
};

QTEST_GUILESS_MAIN(TestIkonenCost)
#include "tst_ikonen_cost.moc"
