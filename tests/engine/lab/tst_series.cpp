#include "tests/engine/lab/series_of.h"

#include "engine/lab/batch.h"

#include <QTest>

#include <stop_token>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;
using blattwerk::tests::ShippedContent;

namespace {

struct Game {
    GameRecord record;
    std::shared_ptr<const SeriesLayout> layout;

    [[nodiscard]] int measure(std::string_view key, std::size_t side) const {
        return record.measures[static_cast<std::size_t>(layout->measureIndex(key))][side];
    }
    [[nodiscard]] int points(std::size_t side) const { return record.race.back()[side]; }
};

std::vector<Game> play(const SeriesSetup& setup, std::uint64_t games) {
    const auto series = seriesOf(setup);
    const auto worker = series->worker();
    std::vector<Game> played(games);
    for (std::uint64_t i = 0; i < games; ++i) {
        played[i].layout = series->layout();
        if (!worker->play(i, played[i].record, std::stop_token())) {
            qFatal("a game was stopped");
        }
    }
    return played;
}

} // namespace

class TestSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFiguresOfAGameFitTogether() {
        for (const char* policy : {"greedy", "random"}) {
            for (const Game& game : play(seriesSetup("superfreundinnen", "purpurpakt", policy), 20)) {
                const GameRecord& record = game.record;
                QCOMPARE(record.race.size(), std::size_t(record.turns));
                QCOMPARE(game.measure("own_turns", 0) + game.measure("own_turns", 1), int(record.turns));
                QVERIFY(record.outcome != Outcome::Draw);
                const std::size_t winner = record.outcome == Outcome::SideB ? 1 : 0;
                if (record.outcome != Outcome::Aborted) {
                    QVERIFY(game.points(winner) >= 20);
                    QCOMPARE(int(record.endReason), 0);
                }
                for (std::size_t side = 0; side < 2; ++side) {
                    // All points come from somewhere and go somewhere; a theft also lowers the other side.
                    QCOMPARE(game.measure("points_collected", side) + game.measure("points_by_effect", side) +
                                 game.measure("points_stolen", side) - game.measure("points_lost", side),
                             game.points(side));
                    int plays = 0;
                    int stress = 0;
                    for (const CardRecord& card : record.cards[side]) {
                        plays += card.plays;
                        stress += card.stress;
                        QVERIFY(card.plays == 0 || (card.firstTurn > 0 && card.drawn > 0));
                    }
                    QCOMPARE(plays, game.measure("cards_played", side));
                    QCOMPARE(stress, game.measure("stress_dealt", side));
                    QVERIFY(game.measure("dead_turns", side) <= game.measure("own_turns", side));
                    QVERIFY(game.measure("decisions", side) >= game.measure("own_turns", side));
                    QVERIFY(game.measure("comeback_rate", side) <= game.measure("behind", side));
                    QVERIFY(game.measure("energy_spent", side) <= game.measure("energy_gained", side));
                }
            }
        }
    }

    void largerDecksThanUsualArePlayedToo() {
        SeriesSetup setup = seriesSetup("superfreundinnen", "purpurpakt");
        const std::vector<std::string> usual = setup.decks[0];
        setup.decks[0].insert(setup.decks[0].end(), usual.begin(), usual.begin() + 20);
        for (const Game& game : play(setup, 6)) {
            QVERIFY(game.record.outcome == Outcome::SideA || game.record.outcome == Outcome::SideB);
            QCOMPARE(game.record.race.size(), std::size_t(game.record.turns));
        }
    }

    void theTwoGamesOfASeedBeginWithEitherSide() {
        const auto games = play(seriesSetup("superfreundinnen", "purpurpakt"), 6);
        for (std::size_t i = 0; i < games.size(); ++i) {
            QCOMPARE(int(games[i].record.first), int(i % 2));
        }
    }

    void aGameIsTheSameWheneverItIsPlayed() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "schattenkabinett", "random"));
        const auto once = series->worker();
        const auto again = series->worker();
        GameRecord first;
        GameRecord second;
        const std::stop_token go;
        QVERIFY(once->play(7, first, go));
        QVERIFY(again->play(3, second, go));
        QVERIFY(again->play(7, second, go));
        QCOMPARE(first.turns, second.turns);
        QCOMPARE(first.race, second.race);
        QCOMPARE(first.measures, second.measures);
    }

    void aDeckAloneIsAGoldfishRun() {
        SeriesSetup setup = seriesSetup("superfreundinnen", "purpurpakt");
        setup.decks.pop_back();
        setup.policies = {"greedy", "passive"};
        for (const Game& game : play(setup, 20)) {
            QVERIFY(game.record.outcome == Outcome::SideA);
            QVERIFY(game.record.turns >= 2 && game.record.turns <= 30);
            QVERIFY(game.points(0) >= 20);
        }
        setup.policies[1] = "niemand";
        QCOMPARE(ShippedContent::heldenhain().system->series(setup).error().code,
                 std::string("goldfish.unknown_opponent"));
    }

    void whoIsUnknownIsAnError() {
        const engine::System& system = *ShippedContent::heldenhain().system;
        SeriesSetup setup = seriesSetup("weggefaehrten", "schattenkabinett", "orakel");
        QCOMPARE(system.series(setup).error().code, std::string("match.unknown_policy"));
        setup = seriesSetup("weggefaehrten", "schattenkabinett");
        setup.decks[1].push_back("niemand");
        QCOMPARE(system.series(setup).error().code, std::string("match.unknown_card"));
        setup.decks[1].clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
        setup.decks.clear();
        QCOMPARE(system.series(setup).error().code, std::string("match.deck_illegal"));
    }

    void aStoppedGameSaysSo() {
        const auto series = seriesOf(seriesSetup("weggefaehrten", "schattenkabinett"));
        std::stop_source source;
        source.request_stop();
        GameRecord record;
        QVERIFY(!series->worker()->play(0, record, source.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestSeries)
#include "tst_series.moc"
