#include "shipped_cards.h"
#include "tests/engine/allocation_count.h"

#include "engine/systems/heldenhain/goldfish_game.h"
#include "engine/systems/heldenhain/player.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::allocations;
using blattwerk::tests::ShippedCards;

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
        const long before = allocations;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            while (!state.over()) {
                Duel<Small>::legal(state, rules, list);
                Duel<Small>::apply(state, rules, list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
            }
        }
        QCOMPARE(allocations - before, 0L);
    }

    /// Chi-square over many draws in positions of whole games; a step that is not in the list fails at once. The value
    /// has a deviation of sqrt(2 * degrees of freedom), and the seeds are fixed.
    void stepsDrawnByChanceAreThoseOfTheListAllEquallyLikely() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        ActionList list;
        NullSink none;
        double sum = 0;
        double freedom = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            for (int step = 0; !state.over(); ++step) {
                Duel<Small>::legal(state, rules, list);
                const int draws = step % 8 == 0 ? 40 * static_cast<int>(list.size()) : 4;
                std::vector<int> met(list.size(), 0);
                for (int draw = 0; draw < draws; ++draw) {
                    const Action drawn = Duel<Small>::pickLegal(state, rules, rng);
                    const auto* const found = std::find(list.begin(), list.end(), drawn);
                    QVERIFY(found != list.end());
                    ++met[static_cast<std::size_t>(found - list.begin())];
                }
                for (const int count : step % 8 == 0 ? met : std::vector<int>()) {
                    sum += (count - 40) * (count - 40) / 40.0;
                }
                freedom += step % 8 == 0 ? static_cast<double>(list.size()) - 1 : 0;
                Duel<Small>::apply(state, rules, Duel<Small>::pickLegal(state, rules, rng), none);
            }
        }
        QVERIFY(freedom > 1000);
        QVERIFY2(std::abs(sum - freedom) < 4 * std::sqrt(2 * freedom), qPrintable(QString::number(sum / freedom)));
    }

    void cardsThatMayBePlayedAreThoseOfTheList() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        ActionList list;
        NullSink none;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Rng rng(seed);
            auto state = tests::startGame(rules, seed);
            while (!state.over()) {
                if (state.decision == DecisionKind::None) {
                    Duel<Small>::legal(state, rules, list);
                    const auto playable = Duel<Small>::playable(state, rules);
                    for (const Action other : list) {
                        QVERIFY(other.kind != ActionKind::Play || playable.contains(static_cast<Small::Card>(other.a)));
                    }
                    for (const Small::Card card : playable) {
                        QVERIFY(std::any_of(list.begin(), list.end(), [&](Action other) {
                            return other.kind == ActionKind::Play && other.a == card;
                        }));
                    }
                }
                Duel<Small>::apply(state, rules, Duel<Small>::pickLegal(state, rules, rng), none);
            }
        }
    }

    /// Players allocate when they are made, not while they play.
    void playersAllocateNothing() {
        const Rules rules = ShippedCards::get().match("weggefaehrten", "schattenkabinett");
        for (const char* policy : {"random", "greedy", "heuristic", "heuristic:stark", "search:20"}) {
            Player<Small> player(*policyNamed(policy), rules);
            NullSink none;
            const long before = allocations;
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                auto state = tests::startGame(rules, seed);
                player.begin(seed);
                while (!state.over()) {
                    Duel<Small>::apply(state, rules, player.choose(state), none);
                }
            }
            QVERIFY2(allocations == before, policy);
        }
    }

    void soloGamesAllocateNothingAfterTheFirst() {
        const ShippedCards& shipped = ShippedCards::get();
        const GoldfishOpponent opponent;
        const std::vector<std::string> deck = shipped.deck("superfreundinnen");
        std::vector<model::Card> cards = opponent.cards();
        for (const model::Card& card : shipped.cards()) {
            if (std::find(deck.begin(), deck.end(), card.key) != deck.end()) {
                cards.push_back(card);
            }
        }
        const Rules rules = shipped.compile(cards, deck, opponent.deck());
        std::vector<CardRecord> room(rules.cards.size());
        for (const Policy::Kind kind : {Policy::Kind::Random, Policy::Kind::Greedy}) {
            Policy policy;
            policy.kind = kind;
            GoldfishGame<Small> game(rules, opponent, policy);
            long before = 0;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const GoldfishRecord record = game.play(rules.decks[0], rules.decks[1], seed, 0, room);
                QVERIFY(record.drawn > 0 && !record.turns.empty());
                before = seed == 0 ? allocations.load() : before;
            }
            QCOMPARE(allocations - before, 0L);
        }
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainCost)
#include "tst_heldenhain_cost.moc"
