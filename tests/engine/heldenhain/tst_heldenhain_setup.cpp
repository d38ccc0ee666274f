#include "shipped_cards.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

using Game = Duel<Small>;

class TestHeldenhainSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helR14ShuffleIsRepeatableAndFair() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt",
                                                      {{"start_characters", "0"}, {"start_draw", "0"}});
        std::vector<double> sum(rules.cards.size(), 0);
        constexpr int kGames = 10000;
        for (int seed = 0; seed < kGames; ++seed) {
            const auto state = tests::startGame(rules, static_cast<std::uint64_t>(seed));
            for (std::size_t i = 0; i < state.sides[0].pileCount; ++i) {
                sum[state.sides[0].pile(i)] += static_cast<double>(i);
            }
        }
        for (const std::uint16_t card : rules.decks[0]) {
            QVERIFY(std::abs(sum[card] / kGames - 30.5) < 1.0);
        }
        QCOMPARE(Game::digest(tests::startGame(rules, 5)), Game::digest(tests::startGame(rules, 5)));
        QVERIFY(Game::digest(tests::startGame(rules, 5)) != Game::digest(tests::startGame(rules, 6)));
    }

    void helR15StartCharacterIsUniform() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        std::map<int, int> counts;
        int characters = 0;
        for (const std::uint16_t card : rules.decks[0]) {
            characters += rules.cards[card].type == CardType::Character ? 1 : 0;
        }
        const int games = characters * 1000;
        for (int seed = 0; seed < games; ++seed) {
            const auto state = tests::startGame(rules, static_cast<std::uint64_t>(seed));
            ++counts[state.sides[0].hand(0)];
        }
        QCOMPARE(static_cast<int>(counts.size()), characters);
        for (const auto& [card, count] : counts) {
            QVERIFY(rules.cards[static_cast<std::size_t>(card)].type == CardType::Character);
            QVERIFY2(std::abs(count - 1000) < 160, qPrintable(QString::number(count)));
        }
    }

    void helR15TheOrderOfTheOtherCardsStays() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        const auto state = tests::startGame(rules, 9, 0, false);
        std::vector<int> expected;
        for (const std::uint16_t card : rules.decks[0]) {
            if (card != state.sides[0].hand(0)) {
                expected.push_back(card);
            }
        }
        std::vector<int> found;
        for (std::size_t i = 1; i < state.sides[0].handCount; ++i) {
            found.push_back(state.sides[0].hand(i));
        }
        for (std::size_t i = 0; i < state.sides[0].pileCount; ++i) {
            found.push_back(state.sides[0].pile(i));
        }
        QCOMPARE(found, expected);
    }

    void helR16ChanceDecidesWhoBegins() {
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        int first = 0;
        for (std::uint64_t seed = 0; seed < 10000; ++seed) {
            first += tests::startGame(rules, seed).first;
        }
        QVERIFY(std::abs(first / 10000.0 - 0.5) < 0.015);
        QCOMPARE(tests::startGame(rules, 1, 1).first, std::uint8_t{1});
    }

    void helR19ACharacterIsPlayableInTurnOne() {
        const auto& keys = ShippedCards::deckKeys();
        std::vector<Rules> matches;
        for (const std::string& key : keys) {
            matches.push_back(ShippedCards::get().match(key, keys[0]));
        }
        NullSink none;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Rules& rules = matches[seed % matches.size()];
            auto state = tests::startGame(rules, seed);
            Game::apply(state, rules, action(ActionKind::Mulligan, seed % 3 == 0 ? 1 : 0), none);
            Game::apply(state, rules, action(ActionKind::Mulligan, 0), none);
            for (int turn = 0; turn < 2; ++turn) {
                ActionList list;
                Game::legal(state, rules, list);
                const bool found = std::ranges::any_of(list, [&](Action step) {
                    return step.kind == ActionKind::Play && rules.cards[step.a].type == CardType::Character;
                });
                QVERIFY(found);
                Game::apply(state, rules, action(ActionKind::EndTurn), none);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainSetup)
#include "tst_heldenhain_setup.moc"
