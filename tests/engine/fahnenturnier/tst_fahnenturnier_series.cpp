#include "flag_cards.h"

#include "engine/lab/batch.h"
#include "engine/lab/comparison.h"
#include "engine/lab/series.h"
#include "engine/lab/tally.h"

#include <QTest>

#include <algorithm>
#include <stop_token>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::lab;
using blattwerk::tests::flagCard;
using blattwerk::tests::ShippedContent;

namespace {

SeriesSetup setupOf(const char* a, const char* b, const char* policy = "solide") {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf(a), content.keysOf(b)};
    setup.policies = {policy, policy};
    return setup;
}

/// Decks of shipped cards that do all sorts of things.
SeriesSetup mixedDecks(const char* policy = "solide") {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    SeriesSetup setup = setupOf("bot", "bot", policy);
    for (std::size_t side = 0; side < 2; ++side) {
        setup.decks[side].clear();
        const char* const sets[2][2] = {{"geisterhaus", "burg"}, {"filmstudio", "jahrmarkt"}};
        for (const char* set : sets[side]) {
            for (const model::CollectionEntry& entry : content.deck(set).cards) {
                setup.decks[side].push_back(entry.cardKey);
            }
        }
    }
    return setup;
}

std::shared_ptr<const Series> seriesOf(const SeriesSetup& setup) {
    const auto series = ShippedContent::fahnenturnier().system->series(setup);
    if (!series) {
        qFatal("%s", series.error().code.c_str());
    }
    return *series;
}

SeriesSetup ofStrengths(const std::vector<int>& a, const std::vector<int>& b) {
    SeriesSetup setup;
    setup.policies = {"solide", "solide"};
    for (const auto& strengths : {a, b}) {
        std::vector<std::string>& deck = setup.decks.emplace_back();
        for (const int strength : strengths) {
            const std::string key = "k" + std::to_string(strength);
            deck.push_back(key);
            if (std::ranges::find(setup.pool, key, &model::Card::key) == setup.pool.end()) {
                setup.pool.push_back(flagCard(key, "starter", strength));
            }
        }
    }
    return setup;
}

} // namespace

class TestFahnenturnierSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFiguresOfAMatchFitTogether() {
        for (const char* policy : {"solide", "random", "greedy"}) {
            const SeriesSetup setup = mixedDecks(policy);
            const auto series = seriesOf(setup);
            const auto worker = series->worker();
            const auto layout = series->layout();
            for (std::uint64_t game = 0; game < 60; ++game) {
                GameRecord record;
                QVERIFY(worker->play(game, record, std::stop_token()));
                const auto measure = [&](const char* key, std::size_t side) {
                    return record.measures[static_cast<std::size_t>(layout->measureIndex(key))][side];
                };
                QCOMPARE(int(record.first), int(game % 2));
                QCOMPARE(record.race.size(), std::size_t(record.turns));
                QVERIFY(record.endReason < layout->endReasons.size());
                QCOMPARE(measure("flag_changes", 0), measure("captures", 0) + measure("captures", 1));
                // The first card, and each one that took the flag.
                QCOMPARE(measure("flag_cards", 0) + measure("flag_cards", 1), 1 + measure("flag_changes", 0));
                QCOMPARE(measure("lost_by_attack", 0) + measure("lost_by_attack", 1) + measure("lost_by_bank", 0) +
                             measure("lost_by_bank", 1),
                         1);
                for (std::size_t side = 0; side < 2; ++side) {
                    QCOMPARE(int(record.race.back()[side]), measure("captures", side));
                    QVERIFY(measure("cards_per_capture", side) <= measure("cards_revealed", side));
                    QVERIFY(measure("captures", side) <= measure("flag_attacks", side));
                    QCOMPARE(measure("deck_size", side), int(setup.decks[side].size()));
                    QVERIFY(measure("deck_used", side) <= measure("deck_size", side));
                    int revealed = 0;
                    int captures = 0;
                    for (const CardRecord& card : record.cards[side]) {
                        revealed += card.drawn;
                        captures += card.plays;
                        QVERIFY(card.plays == 0 || (card.drawn > 0 && card.firstTurn > 0));
                        QVERIFY(card.stress >= 0);
                    }
                    QCOMPARE(captures, measure("captures", side));
                    QCOMPARE(revealed, measure("cards_revealed", side) + (record.first == side ? 1 : 0));
                }
            }
        }
    }

    /// One card of 3 against two of 2: whoever begins with the 3 loses to 2 + 2; the other way round the 3 wins.
    void whatACardBringsIsCounted() {
        const auto series = seriesOf(ofStrengths({3}, {2, 2}));
        const auto worker = series->worker();
        const auto index = [&](const char* key) { return static_cast<std::size_t>(series->layout()->cardIndex(key)); };
        GameRecord record;
        QVERIFY(worker->play(0, record, {}));
        QCOMPARE(record.outcome, lab::Outcome::SideB); // 2 + 2 reaches 3, and nothing is left to attack with
        QCOMPARE(int(record.cards[1][index("k2")].points), 4);
        QCOMPARE(int(record.cards[1][index("k2")].plays), 1);
        QCOMPARE(int(record.cards[0][index("k3")].stress), 2); // the first 2 was not enough
        QVERIFY(worker->play(1, record, {}));
        // The 3 takes the flag from a 2; the other 2 falls short.
        QCOMPARE(record.outcome, lab::Outcome::SideA);
        QCOMPARE(int(record.cards[0][index("k3")].points), 3);
        QCOMPARE(int(record.cards[0][index("k3")].stress), 2);
        QCOMPARE(series->layout()->endReasons[record.endReason], std::string("attack_failed"));
    }

    void aMatchIsTheSameWheneverItIsPlayed() {
        const auto series = seriesOf(mixedDecks("random"));
        const auto once = series->worker();
        const auto again = series->worker();
        GameRecord first;
        GameRecord second;
        QVERIFY(once->play(7, first, {}));
        QVERIFY(again->play(3, second, {}));
        QVERIFY(again->play(7, second, {}));
        QVERIFY(first.race == second.race);
        QVERIFY(first.measures == second.measures);
    }

    void threadsDoNotMatter() {
        const auto series = seriesOf(mixedDecks());
        const Tally one = runBatch(*series, {0, 300}, 1).tally;
        QVERIFY(one == runBatch(*series, {0, 300}, 2).tally);
        QVERIFY(one.raw() == Tally::fromRaw(one.raw())->raw());
        QCOMPARE(one.decided(), 300);
    }

    void aBotPlaysAtItsLevel() { // CHA-R60
        SeriesSetup setup = setupOf("bot", "wanderverein-immerzu");
        const double plain = runBatch(*seriesOf(setup), {0, 200}, 1).tally.winRate().value;
        QVERIFY(plain > 0.6); // twelve cards against five
        setup = setupOf("bot", "bot");
        setup.parameters["cha_bot_level"] = "3";
        const Tally both = runBatch(*seriesOf(setup), {0, 400}, 1).tally;
        QVERIFY(both.winRate().covers(0.5));
    }

    /// A change of a card: the pairs of games differ only where the card matters.
    void aChangeOfACardIsFound() {
        SeriesSetup before = mixedDecks();
        SeriesSetup after = before;
        const std::string changed = before.decks[0].front();
        for (model::Card& card : after.pool) {
            if (card.key == changed) {
                card.stats["base_strength"] = 9;
                card.stats["level"] = std::string("C");
            }
        }
        ComparisonSetup setup;
        setup.pairings = {{"b", seriesOf(before), seriesOf(after)}};
        setup.card = changed;
        setup.games = 2000;
        const Comparison found = compare(setup);
        QVERIFY(found.winRate.found());
        QVERIFY(found.winRate.change.value > 0);
        QVERIFY(found.winRate.pairedVariance < found.winRate.unpairedVariance);
        QVERIFY(found.differing < found.games / 2);
        setup.pairings = {{"b", seriesOf(before), seriesOf(before)}};
        QCOMPARE(compare(setup).differing, std::uint64_t(0));
    }

    void aDeckAloneIsARevealTest() {
        SeriesSetup setup = ofStrengths({4, 4, 4}, {});
        setup.decks.pop_back();
        const auto series = seriesOf(setup);
        GameRecord record;
        QVERIFY(series->worker()->play(0, record, {}));
        QCOMPARE(record.outcome, lab::Outcome::SideA); // 12 is enough for 10
        QCOMPARE(int(record.turns), 3);
        setup = ofStrengths({3, 3, 3}, {});
        setup.decks.pop_back();
        QVERIFY(seriesOf(setup)->worker()->play(0, record, {}));
        QCOMPARE(record.outcome, lab::Outcome::Aborted);
    }

    void whatIsWrongIsAnError() {
        const System& system = *ShippedContent::fahnenturnier().system;
        QCOMPARE(system.series(setupOf("bot", "bot", "orakel")).error().code, std::string("match.unknown_policy"));
        SeriesSetup setup = setupOf("bot", "bot");
        setup.decks[1].clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
        setup.decks.clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
        setup = setupOf("bot", "bot");
        setup.decks[0].push_back("niemand");
        QCOMPARE(system.series(setup).error().code, std::string("match.unknown_card"));
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierSeries)
#include "tst_fahnenturnier_series.moc"
