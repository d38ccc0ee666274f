#include "module_table.h"

#include "engine/systems/modulspiel/invariants.h"
#include "engine/systems/modulspiel/players.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::modulspiel;

namespace {

class Table {
public:
    Table() : m_cards(tests::compiled(tests::draftOfShippedPool(1))) {}

    [[nodiscard]] const Rules& rules() const { return m_cards->rules; }
    [[nodiscard]] State start(std::uint64_t seed) const {
        GameStart start;
        start.seed = seed;
        NullSink none;
        return ModuleGame::start(rules(), start, none);
    }
    /// Plays by chance until the state is as wanted.
    [[nodiscard]] State played(std::uint64_t seed, const std::function<bool(const State&)>& wanted) const {
        Rng rng(seed);
        NullSink none;
        for (std::uint64_t game = seed;; ++game) {
            State state = start(game);
            for (int steps = 0; !state.over() && steps < 5000; ++steps) {
                if (wanted(state)) {
                    return state;
                }
                ModuleGame::apply(state, rules(), randomStep(state, rules(), rng), none);
            }
        }
    }

private:
    std::shared_ptr<const MatchCards> m_cards;
};

bool isTurn(const State& state) {
    return state.phase == Phase::Turn && state.decision == DecisionKind::None;
}

bool has(const std::vector<int>& broken, int number) {
    return std::ranges::find(broken, number) != broken.end();
}

} // namespace

class TestModulspielInvariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // MOD-I1 to I7, MOD-I9, MOD-I11, MOD-S5
    void randomGamesKeepThem() {
        const Table table;
        const Invariants invariants(table.rules());
        Rng rng(11);
        NullSink none;
        for (std::uint64_t game = 0; game < 6; ++game) {
            State state = table.start(game);
            while (!state.over()) {
                const State before = state;
                const Action step = randomStep(state, table.rules(), rng);
                ModuleGame::apply(state, table.rules(), step, none);
                QVERIFY(invariants.brokenIn(state).empty());
                QVERIFY(invariants.brokenBy(before, step, state).empty());
            }
        }
    }

    // MOD-I1, I2
    void aCardThatIsMissingOrDoubledIsFound() {
        const Table table;
        const Invariants invariants(table.rules());
        State state = table.played(1, [](const State& s) { return isTurn(s) && s.sides[0].handCount > 1; });
        QVERIFY(invariants.brokenIn(state).empty());
        State lost = state;
        --lost.sides[0].handCount;
        QVERIFY(has(invariants.brokenIn(lost), 1));
        State doubled = state;
        doubled.sides[0].reserve[0] = doubled.sides[0].hand(0);
        doubled.sides[0].reserveCount = 1;
        QVERIFY(has(invariants.brokenIn(doubled), 1));
        State foreign = state;
        std::swap(foreign.sides[0].cards[0], foreign.sides[1].cards[0]);
        QVERIFY(has(invariants.brokenIn(foreign), 1));
    }

    // MOD-I3, MOD-I9
    void markersWithoutACardAreFound() {
        const Table table;
        State state = table.played(2, isTurn);
        state.sides[1].top[2][5].marks = 1;
        QVERIFY(has(Invariants(table.rules()).brokenIn(state), 3));
    }

    // MOD-I4
    void stampsThatVanishOrJumpAreFound() {
        const Table table;
        const Invariants invariants(table.rules());
        const State state = table.played(3, isTurn);
        State more = state;
        more.sides[0].stamps[1] = static_cast<std::uint8_t>(more.sides[0].stamps[1] + 2);
        QVERIFY(has(invariants.brokenBy(state, action(ActionKind::Pass), more), 4));
        QVERIFY(has(invariants.brokenBy(more, action(ActionKind::Pass), state), 4));
    }

    // MOD-I5
    void certificatesWithoutStampsAreFound() {
        const Table table;
        State state = table.played(4, [](const State& s) { return isTurn(s) && s.sides[0].stampSum() == 0; });
        QVERIFY(state.sides[0].certificates != 0);
        state.sides[0].unlocked = state.sides[0].certificates;
        QVERIFY(has(Invariants(table.rules()).brokenIn(state), 5));
    }

    // MOD-I7
    void whoHasPassedDoesNotAct() {
        const Table table;
        State state = table.played(5, isTurn);
        state.sides[state.active].passed = true;
        QVERIFY(has(Invariants(table.rules()).brokenIn(state), 7));
    }

    // MOD-I11
    void aWinnerWithoutAGoalIsFound() {
        const Table table;
        State state = table.played(6, isTurn);
        state.phase = Phase::Over;
        state.winner = Winner::SideA;
        state.ending = Ending::EachLocation;
        std::fill(std::begin(state.sides[0].stamps), std::end(state.sides[0].stamps), std::uint8_t{0});
        QVERIFY(has(Invariants(table.rules()).brokenIn(state), 11));
    }
};

QTEST_GUILESS_MAIN(TestModulspielInvariants)
#include "tst_modulspiel_invariants.moc"
