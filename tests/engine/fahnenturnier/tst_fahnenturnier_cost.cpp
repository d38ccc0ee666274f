#include "tests/engine/allocation_count.h"
#include "tournament_table.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using blattwerk::tests::allocations;
using blattwerk::tests::MatchTable;
using blattwerk::tests::ShippedContent;
using blattwerk::tests::TournamentTable;

/// Figures of the performance plan that do not wander.
class TestFahnenturnierCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statesAreFlat() {
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY(std::is_trivially_copyable_v<MatchState>);
        QVERIFY2(sizeof(MatchState) <= 2600, std::to_string(sizeof(MatchState)).c_str());
        QVERIFY2(sizeof(State) <= 10000, std::to_string(sizeof(State)).c_str());
    }

    void wholeTournamentsAllocateNothing() {
        const TournamentTable table(5);
        NullSink none;
        ActionList list;
        const long before = allocations;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Rng rng(seed);
            State state = Tournament::start(table.rules(), seed, none);
            while (!state.over()) {
                Tournament::legal(state, table.rules(), list);
                Tournament::apply(state, table.rules(), list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
        QCOMPARE(allocations - before, 0L);
    }

    void wholeMatchesAllocateNothing() {
        const ShippedContent& content = ShippedContent::fahnenturnier();
        const MatchTable table(content.keysOf("burg"), content.keysOf("schiffswrack"), content.cards);
        NullSink none;
        ActionList list;
        const long before = allocations;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Rng rng(seed);
            MatchState state = FlagMatch::start(table.rules(), table.start(seed), none);
            while (!state.over()) {
                FlagMatch::legal(state, table.rules(), list);
                FlagMatch::apply(state, table.rules(), list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
        QCOMPARE(allocations - before, 0L);
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierCost)
#include "tst_fahnenturnier_cost.moc"
