#include "module_table.h"
#include "tests/engine/allocation_count.h"

#include "engine/systems/modulspiel/player.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::modulspiel;
using blattwerk::tests::allocations;

/// Figures of the performance plan that do not wander.
class TestModulspielCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStateIsFlat() {
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY2(sizeof(State) <= 3000, std::to_string(sizeof(State)).c_str());
        QCOMPARE(sizeof(Action), std::size_t{8});
    }

    void wholeGamesAllocateNothing_data() {
        QTest::addColumn<QString>("policy");
        for (const char* policy : {"random", "greedy", "solide", "search:4"}) {
            QTest::newRow(policy) << QString::fromUtf8(policy);
        }
    }
    void wholeGamesAllocateNothing() {
        QFETCH(QString, policy);
        const auto cards = tests::compiled(tests::draftOfShippedPool(1));
        Player player(*policyNamed(policy.toStdString()), cards->rules);
        NullSink none;
        const long before = allocations;
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            player.begin(seed);
            GameStart start;
            start.seed = seed;
            State state = ModuleGame::start(cards->rules, start, none);
            for (int steps = 0; !state.over() && steps < 400; ++steps) {
                ModuleGame::apply(state, cards->rules, player.choose(state), none);
            }
        }
        QCOMPARE(allocations - before, 0L);
    }
};

QTEST_GUILESS_MAIN(TestModulspielCost)
#include "tst_modulspiel_cost.moc"
