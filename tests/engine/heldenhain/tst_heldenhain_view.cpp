#include "shipped_cards.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

namespace {

using Game = Duel<Small>;
using S = State<Small>;

/// The state with everything that the side may not know dealt anew.
S rearranged(S state, int side, Rng& rng) {
    SideState<Small>& own = state.sides[side];
    SideState<Small>& other = state.sides[1 - side];
    rng.shuffle(std::span<std::uint8_t>(own.cards, own.pileCount));
    rng.shuffle(std::span<std::uint8_t>(other.cards, std::size_t{other.pileCount} + other.handCount));
    state.rng = Rng(rng.next());
    return state;
}

} // namespace

class TestHeldenhainView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helI29HiddenCardsDoNotShow() { // HEL-R106: both Ablagen stay public
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        NullSink none;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed);
            S state = tests::startGame(rules, seed);
            ActionList list;
            while (!state.over()) {
                for (int side = 0; side < 2; ++side) {
                    const bool looking = state.frame.active != 0 && state.decision != DecisionKind::None &&
                                         rules.code[state.frame.pc].op == Op::LookTop;
                    if (!looking) {
                        const S view = Game::view(state, rules, side);
                        const S other = Game::view(rearranged(state, side, rng), rules, side);
                        QCOMPARE(Game::digest(view), Game::digest(other));
                        QCOMPARE(view.sides[1 - side].discardCount, state.sides[1 - side].discardCount);
                    }
                }
                Game::legal(state, rules, list);
                Game::apply(state, rules, list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
    }

    void aDrawnUpStateAgreesWithItsView() {
        const Rules rules = ShippedCards::get().match("weggefaehrten", "schattenkabinett");
        NullSink none;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed);
            S state = tests::startGame(rules, seed);
            ActionList list;
            while (!state.over()) {
                const int side = state.actor();
                const S view = Game::view(state, rules, side);
                S full = Game::determinize(view, rules, side, rng);
                QCOMPARE(Game::digest(Game::view(full, rules, side)), Game::digest(view));
                for (const SideState<Small>& own : full.sides) {
                    for (std::size_t i = 0; i < std::size_t{own.pileCount} + own.handCount; ++i) {
                        QVERIFY(own.cards[i] != S::kHidden);
                    }
                }
                // What the side may do depends on what it sees only.
                ActionList drawnUp;
                Game::legal(state, rules, list);
                Game::legal(full, rules, drawnUp);
                QVERIFY(std::equal(list.begin(), list.end(), drawnUp.begin(), drawnUp.end()));
                Game::apply(state, rules, list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainView)
#include "tst_heldenhain_view.moc"
