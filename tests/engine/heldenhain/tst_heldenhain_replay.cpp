#include "shipped_cards.h"

#include <QTest>

#include <cstring>
#include <vector>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

namespace {

using Game = Duel<Small>;

struct Played {
    std::vector<std::uint64_t> codes;
    std::uint64_t digest = 0;
};

Played playRandomly(const Rules& rules, std::uint64_t seed) {
    Played played;
    NullSink none;
    Rng rng(seed * 7 + 1);
    auto state = tests::startGame(rules, seed);
    ActionList list;
    while (!state.over()) {
        Game::legal(state, rules, list);
        const Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        played.codes.push_back(step.code());
        Game::apply(state, rules, step, none);
    }
    played.digest = Game::digest(state);
    return played;
}

} // namespace

class TestHeldenhainReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helI27ReplayGivesTheSameDigest() {
        const Rules rules = ShippedCards::get().match("schattenkabinett", "weggefaehrten");
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Played played = playRandomly(rules, seed);
            // Compiled anew, with a log: neither may matter.
            const Rules again = ShippedCards::get().match("schattenkabinett", "weggefaehrten");
            RecordingSink log;
            auto state = tests::startGame(again, seed);
            for (const std::uint64_t code : played.codes) {
                QVERIFY(Game::isLegal(state, again, Action::fromCode(code)));
                Game::apply(state, again, Action::fromCode(code), log);
            }
            QVERIFY(state.over());
            QCOMPARE(Game::digest(state), played.digest);
        }
    }

    void helI28CopyAndApplyEqualsApply() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        NullSink none;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            ActionList list;
            while (!state.over()) {
                Game::legal(state, rules, list);
                const Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
                auto copy = state;
                const std::uint64_t before = Game::digest(state);
                Game::apply(copy, rules, step, none);
                QCOMPARE(Game::digest(state), before);
                Game::apply(state, rules, step, none);
                QCOMPARE(Game::digest(copy), Game::digest(state));
            }
        }
    }

    void aLargerStatePlaysTheSameGame() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "schattenkabinett");
        NullSink none;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            GameStart start;
            start.decks[0] = rules.decks[0];
            start.decks[1] = rules.decks[1];
            start.seed = seed;
            auto large = Duel<Large>::start(rules, start, none);
            ActionList list;
            ActionList largeList;
            while (!state.over()) {
                Game::legal(state, rules, list);
                Duel<Large>::legal(large, rules, largeList);
                QCOMPARE(largeList.size(), list.size());
                const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(list.size()));
                QVERIFY(list[pick] == largeList[pick]);
                Game::apply(state, rules, list[pick], none);
                Duel<Large>::apply(large, rules, largeList[pick], none);
                QVERIFY(state.rng == large.rng);
                QCOMPARE(int{state.sides[0].points}, int{large.sides[0].points});
            }
            QVERIFY(large.over());
        }
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainReplay)
#include "tst_heldenhain_replay.moc"
