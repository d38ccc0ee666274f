#include "shipped_cards.h"

#include "engine/systems/heldenhain/player.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

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

/// Figures of the performance plan that do not wander.
class TestHeldenhainCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStateFitsIn512Bytes() {
        QVERIFY(sizeof(State<Small>) <= 512);
        QVERIFY(std::is_trivially_copyable_v<State<Small>>);
        QVERIFY(std::is_trivially_copyable_v<State<Large>>);
        QCOMPARE(sizeof(Action), std::size_t{8});
    }

    void wholeGamesAllocateNothing() {
        const Rules rules = ShippedCards::get().match("schattenkabinett", "purpurpakt");
        ActionList list;
        NullSink none;
        const long before = g_allocations;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            while (!state.over()) {
                Duel<Small>::legal(state, rules, list);
                Duel<Small>::apply(state, rules, list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
        QCOMPARE(g_allocations - before, 0L);
    }

    /// Players allocate when they are made, not while they play.
    void playersAllocateNothing() {
        const Rules rules = ShippedCards::get().match("weggefaehrten", "schattenkabinett");
        for (const char* policy : {"random", "greedy", "heuristic", "heuristic:stark", "search:20"}) {
            Player<Small> player(*policyNamed(policy), rules);
            NullSink none;
            const long before = g_allocations;
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                auto state = tests::startGame(rules, seed);
                player.begin(seed);
                while (!state.over()) {
                    Duel<Small>::apply(state, rules, player.choose(state), none);
                }
            }
            QVERIFY2(g_allocations == before, policy);
        }
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainCost)
#include "tst_heldenhain_cost.moc"
