#include "tests/engine/lab/series_of.h"

#include "engine/lab/comparison.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;

namespace {

/// Decks with a Charakter of Einsatz 3 each, and whom they meet.
constexpr const char* kDecks[][2] = {{"superfreundinnen", "purpurpakt"},
                                     {"schattenkabinett", "weggefaehrten"},
                                     {"weggefaehrten", "superfreundinnen"},
                                     {"purpurpakt", "schattenkabinett"}};

/// The first Charakter of the deck that has Einsatz 3.
std::string changeableCard(const SeriesSetup& setup) {
    for (const std::string& key : setup.decks[0]) {
        for (const model::Card& card : setup.pool) {
            const auto effort = card.stats.find("effort");
            if (card.key == key && card.type == "character" && effort != card.stats.end() &&
                effort->second == model::StatValue(3)) {
                return key;
            }
        }
    }
    qFatal("no card to change");
}

SeriesSetup withEffort(SeriesSetup setup, const std::string& key, int effort) {
    for (model::Card& card : setup.pool) {
        if (card.key == key) {
            card.stats["effort"] = effort;
        }
    }
    return setup;
}

ComparisonSetup comparisonOf(const SeriesSetup& baseline, const SeriesSetup& variant) {
    ComparisonSetup setup;
    setup.pairings = {{"", seriesOf(baseline), seriesOf(variant)}};
    return setup;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingChangedIsExactlyNoDifference() {
        const SeriesSetup same = seriesSetup("superfreundinnen", "purpurpakt", "random");
        ComparisonSetup setup = comparisonOf(same, same);
        setup.card = same.decks[0].front();
        setup.games = 600;
        const Comparison result = compare(setup);
        QCOMPARE(result.games, std::uint64_t(600));
        QCOMPARE(result.differing, std::uint64_t(0));
        QCOMPARE(result.winRate.change.value, 0.0);
        QCOMPARE(result.winRate.pairedVariance, 0.0);
        QCOMPARE(result.turns.change.value, 0.0);
        QVERIFY(!result.winRate.found());
        // That nothing was seen in 300 pairs does not prove that nothing ever happens: about 3/n is still possible.
        QVERIFY(result.winRate.change.high > 2.0 / 300 && result.winRate.change.high < 4.0 / 300);
        for (const auto& [name, difference] : result.card) {
            QCOMPARE(difference.change.value, 0.0);
        }
    }

    void pairsVaryMuchLessThanSeparateRuns() {
        for (const auto& decks : kDecks) {
            const SeriesSetup before = seriesSetup(decks[0], decks[1]);
            ComparisonSetup setup = comparisonOf(before, withEffort(before, changeableCard(before), 2));
            setup.games = 800;
            setup.precision = 0;
            const Comparison result = compare(setup);
            const double ratio = result.winRate.unpairedVariance / result.winRate.pairedVariance;
            qInfo("%s: paired %.4f, unpaired %.4f, ratio %.1f, difference %.4f", decks[0],
                  result.winRate.pairedVariance, result.winRate.unpairedVariance, ratio, result.winRate.change.value);
            QVERIFY2(ratio >= 3, decks[0]);
        }
    }

    void pairsHelpTheThinkingPlayersToo() {
        const SeriesSetup before = seriesSetup("superfreundinnen", "purpurpakt", "heuristic");
        ComparisonSetup setup = comparisonOf(before, withEffort(before, changeableCard(before), 2));
        setup.games = 400;
        setup.precision = 0;
        const Comparison result = compare(setup);
        QVERIFY(result.winRate.unpairedVariance >= 3 * result.winRate.pairedVariance);
    }

    void aLargeChangeIsFound() {
        const SeriesSetup before = seriesSetup("superfreundinnen", "purpurpakt");
        SeriesSetup after = before;
        for (model::Card& card : after.pool) {
            const bool own = std::ranges::find(after.decks[0], card.key) != after.decks[0].end();
            if (own && card.type == "character") {
                card.stats["effort"] = 1;
                card.stats["points"] = 1;
            }
        }
        ComparisonSetup setup = comparisonOf(before, after);
        setup.games = 400;
        const Comparison result = compare(setup);
        QVERIFY(result.winRate.found());
        QVERIFY(result.winRate.change.high < 0);
        QVERIFY(result.winRate.change.covers(result.winRate.variant - result.winRate.baseline));
    }

    void itStopsWhenTheIntervalIsNarrowAndDoesNotDependOnThreads() {
        const SeriesSetup before = seriesSetup("weggefaehrten", "purpurpakt", "random");
        ComparisonSetup setup = comparisonOf(before, withEffort(before, changeableCard(before), 2));
        setup.card = changeableCard(before);
        setup.games = 20000;
        setup.precision = 0.04;
        const Comparison alone = compare(setup);
        QVERIFY(alone.end == ComparisonEnd::Narrow);
        QVERIFY(alone.games < 20000);
        QVERIFY(alone.winRate.change.halfWidth() <= 0.04);
        setup.threads = 3;
        QCOMPARE(compare(setup).report().dump(), alone.report().dump());
        setup.games = 200;
        QVERIFY(compare(setup).end == ComparisonEnd::Budget);
    }

    void severalOpponentsGetAsManyGamesEach() {
        const SeriesSetup first = seriesSetup("weggefaehrten", "purpurpakt", "random");
        const SeriesSetup second = seriesSetup("weggefaehrten", "schattenkabinett", "random");
        ComparisonSetup setup = comparisonOf(first, first);
        setup.pairings.push_back({"schattenkabinett", seriesOf(second), seriesOf(second)});
        setup.games = 100;
        setup.precision = 0;
        const Comparison result = compare(setup);
        QCOMPARE(result.games, std::uint64_t(100));
        QCOMPARE(result.byPairing.size(), std::size_t(2));
        QCOMPARE(result.byPairing[0].second.change.samples, 25);
        QCOMPARE(result.byPairing[1].second.change.samples, 25);
    }

    void itCanBeStoppedAndTellsEachBlock() {
        const SeriesSetup same = seriesSetup("weggefaehrten", "purpurpakt", "random");
        ComparisonSetup setup = comparisonOf(same, same);
        setup.games = 100000;
        int blocks = 0;
        const Comparison result = compare(setup, [&](const Comparison& soFar) {
            ++blocks;
            return soFar.games < 400;
        });
        QCOMPARE(blocks, 2);
        QCOMPARE(result.games, std::uint64_t(400));
        QVERIFY(result.end == ComparisonEnd::Stopped);
        std::stop_source source;
        source.request_stop();
        QVERIFY(compare(setup, {}, source.get_token()).end == ComparisonEnd::Stopped);
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
