#include "duel_table.h"

#include "engine/lab/batch.h"
#include "engine/lab/series.h"
#include "engine/lab/tally.h"

#include <QTest>

#include <stop_token>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::lab;
using blattwerk::tests::ShippedContent;

namespace {

SeriesSetup setupOf(const char* a, const char* b, const char* policy) {
    const ShippedContent& content = ShippedContent::ikonen();
    SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf(a), content.keysOf(b)};
    setup.policies = {policy, policy};
    return setup;
}

std::shared_ptr<const Series> seriesOf(const SeriesSetup& setup) {
    const auto series = ShippedContent::ikonen().system->series(setup);
    if (!series) {
        qFatal("%s", series.error().code.c_str());
    }
    return *series;
}

} // namespace

class TestIkonenSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFiguresOfAGameFitTogether() {
        for (const char* policy : {"solide", "random"}) {
            const auto series = seriesOf(setupOf("kurpark", "marktplatz", policy));
            const auto worker = series->worker();
            const auto layout = series->layout();
            for (std::uint64_t game = 0; game < 40; ++game) {
                GameRecord record;
                QVERIFY(worker->play(game, record, std::stop_token()));
                const auto measure = [&](const char* key, std::size_t side) {
                    return record.measures[static_cast<std::size_t>(layout->measureIndex(key))][side];
                };
                QCOMPARE(int(record.first), int(game % 2));
                QCOMPARE(record.race.size(), std::size_t(record.turns));
                QCOMPARE(measure("own_turns", 0) + measure("own_turns", 1), int(record.turns));
                QVERIFY(record.endReason < layout->endReasons.size());
                for (std::size_t side = 0; side < 2; ++side) {
                    QCOMPARE(int(record.race.back()[side]), measure("prizes_taken", side));
                    QVERIFY(measure("fights_won", side) + measure("fights_lost", side) + measure("fights_tied", side) <=
                            measure("attacks", side));
                    int plays = 0;
                    int prizes = 0;
                    for (const CardRecord& card : record.cards[side]) {
                        plays += card.plays;
                        prizes += card.points;
                        QCOMPARE(int(card.stress), 0);
                        QVERIFY(card.plays == 0 || card.drawn > 0);
                    }
                    QCOMPARE(plays, measure("icons_placed", side) + measure("attached", side));
                    QVERIFY(prizes <= measure("prizes_taken", side));
                    QVERIFY(prizes > 0 || measure("prizes_taken", side) == 0 || measure("fights_tied", 0) > 0 ||
                            measure("fights_tied", 1) > 0);
                    QVERIFY(measure("icons_lost", side) <= measure("icons_placed", side));
                    QVERIFY(measure("dead_turns", side) <= measure("own_turns", side));
                }
            }
        }
    }

    void aGameIsTheSameWheneverItIsPlayed() {
        const auto series = seriesOf(setupOf("kreisel", "kreisel", "random"));
        const auto once = series->worker();
        const auto again = series->worker();
        GameRecord first;
        GameRecord second;
        QVERIFY(once->play(7, first, {}));
        QVERIFY(again->play(3, second, {}));
        QVERIFY(again->play(7, second, {}));
        QCOMPARE(first.turns, second.turns);
        QVERIFY(first.race == second.race);
        QVERIFY(first.measures == second.measures);
    }

    void aTallyOfItCanBeStored() {
        const auto series = seriesOf(setupOf("kurpark", "kurpark", "random"));
        Tally tally(series->layout());
        const auto worker = series->worker();
        GameRecord record;
        for (std::uint64_t game = 0; game < 30; ++game) {
            QVERIFY(worker->play(game, record, {}));
            tally.add(record);
        }
        const auto read = Tally::fromRaw(tally.raw());
        QVERIFY(read);
        QVERIFY(*read == tally);
    }

    void aDeckAloneIsAGoldfishRun() {
        SeriesSetup setup = setupOf("kurpark", "marktplatz", "solide");
        setup.decks.pop_back();
        setup.policies = {"solide", "zielscheibe:3/3"};
        const auto series = seriesOf(setup);
        const auto worker = series->worker();
        GameRecord record;
        int won = 0;
        for (std::uint64_t game = 0; game < 20; ++game) {
            QVERIFY(worker->play(game, record, {}));
            won += record.outcome == lab::Outcome::SideA ? 1 : 0;
        }
        QVERIFY(won > 10);
        setup.policies[1] = "niemand";
        QCOMPARE(ShippedContent::ikonen().system->series(setup).error().code, std::string("goldfish.unknown_opponent"));
    }

    void whatIsWrongIsAnError() {
        const System& system = *ShippedContent::ikonen().system;
        SeriesSetup setup = setupOf("kurpark", "marktplatz", "orakel");
        QCOMPARE(system.series(setup).error().code, std::string("match.unknown_policy"));
        setup = setupOf("kurpark", "marktplatz", "solide");
        setup.decks[1].clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
        setup.decks.clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
    }
};

QTEST_GUILESS_MAIN(TestIkonenSeries)
#include "tst_ikonen_series.moc"
