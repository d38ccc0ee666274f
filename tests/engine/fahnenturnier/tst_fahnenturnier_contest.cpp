#include "flag_cards.h"

#include "engine/lab/result_file.h"
#include "engine/lab/seat_batch.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::lab;
using blattwerk::tests::ShippedContent;

namespace {

SeatSetup setupOf(int players, const char* policy = "solide") {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    SeatSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.seats = players;
    setup.policies = {policy};
    return setup;
}

std::shared_ptr<const SeatSeries> seriesOf(const SeatSetup& setup) {
    const auto series = ShippedContent::fahnenturnier().system->seatSeries(setup);
    if (!series) {
        qFatal("%s", series.error().code.c_str());
    }
    return *series;
}

SeatResult part(const SeatSeries& series, std::uint64_t games, std::uint64_t index, std::uint64_t count, int threads) {
    return {games,
            {index, count},
            runSeatBatch(series, shareOf(games, index, count), threads).tally,
            {{"seed", 1}, {"threads", threads}}};
}

} // namespace

class TestFahnenturnierContest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFiguresOfATournamentFitTogether_data() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 8; ++players) {
            QTest::addRow("%d", players) << players;
        }
    }
    void theFiguresOfATournamentFitTogether() { // CHA-R1, R40, R53, R54
        QFETCH(int, players);
        const auto series = seriesOf(setupOf(players));
        const auto layout = series->layout();
        const auto worker = series->worker();
        const auto at = [&](const char* key) {
            return static_cast<std::size_t>(std::ranges::find(layout->measures, key, &Measure::key) -
                                            layout->measures.begin());
        };
        SeatGameRecord record;
        for (std::uint64_t game = 0; game < 6; ++game) {
            QVERIFY(worker->play(game, record, {}));
            QCOMPARE(record.seats.size(), std::size_t(players < 2 ? 2 : players + players % 2));
            QVERIFY(record.winner >= 0);
            QVERIFY(!record.aborted);
            const bool early = layout->endReasons[record.endReason] == "lead";
            int matches = 0;
            int won = 0;
            int finals = 0;
            int begun = 0;
            for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
                const SeatRecord& own = record.seats[seat];
                const bool isBot = layout->decks[own.deck] == "bot";
                QCOMPARE(isBot, players % 2 == 1 && seat + 1 == record.seats.size());
                matches += own.measures[at("matches")];
                won += own.measures[at("matches_won")];
                finals += own.final ? 1 : 0;
                begun += own.measures[at("begun")];
                QVERIFY(own.measures[at("begun_won")] <= own.measures[at("begun")]);
                QCOMPARE(own.score, own.measures[at("trophy_fans")] + own.measures[at("effect_fans")]);
                QCOMPARE(own.measures[at("matches")], own.measures[at("matches_won")] +
                                                          own.measures[at("lost_by_attack")] +
                                                          own.measures[at("lost_by_bank")]);
                const int roundsWon = std::accumulate(own.roundWins.begin(), own.roundWins.end(), 0);
                QVERIFY(isBot || own.measures[at("trophies")] == roundsWon);
                QVERIFY(own.measures[at("dead_draws")] <= own.measures[at("draws")]);
            }
            QCOMPARE(matches, 2 * won);
            QCOMPARE(begun, won);
            QVERIFY(early || won == 7 * int(record.seats.size()) / 2 + (players > 2 ? 1 : 0));
            QCOMPARE(finals, players > 2 ? 2 : 0);
            QVERIFY(players <= 2 || record.seats[std::size_t(record.winner)].final);
            for (const SeatCardRecord& card : record.cards) {
                QVERIFY(card.taken <= card.offered);
                QVERIFY(card.kept <= card.taken);
            }
        }
    }

    void startersChangeSeats() {
        const auto series = seriesOf(setupOf(4));
        const SeatTally tally = runSeatBatch(*series, {0, 64}, 1).tally;
        QCOMPARE(tally.layout().decks.size(), std::size_t(8));
        std::int64_t games = 0;
        for (std::size_t deck = 0; deck < 8; ++deck) {
            QVERIFY(tally.deck(deck).games > 10);
            games += tally.deck(deck).games;
        }
        QCOMPARE(games, 4 * 64);
        QCOMPARE(tally.all().wins, 64);
        QCOMPARE(tally.all().finals, 2 * 64);
    }

    void mixedSetsTakeTurns() {
        SeatSetup setup = setupOf(4);
        const SeatTally usual = runSeatBatch(*seriesOf(setup), {0, 12}, 1).tally;
        setup.chosen = {"mixed"};
        const SeatTally mixed = runSeatBatch(*seriesOf(setup), {0, 12}, 1).tally;
        const auto group = [](const SeatTally& tally, const char* key) {
            const auto& groups = tally.layout().groups;
            const auto found = std::ranges::find(groups, key);
            return found == groups.end() ? SeatCardSums()
                                         : tally.group(static_cast<std::size_t>(found - groups.begin()));
        };
        QCOMPARE(group(usual, "weltraum").offered, 0); // CHA-R10
        for (const char* set :
             {"stadt", "burg", "jahrmarkt", "weltraum", "filmstudio", "geisterhaus", "schiffswrack"}) {
            QVERIFY2(group(mixed, set).offered > 0, set);
        }
    }

    void threadsAndPartsDoNotMatter() {
        const auto series = seriesOf(setupOf(3));
        const SeatTally whole = runSeatBatch(*series, {0, 40}, 1).tally;
        QVERIFY(whole == runSeatBatch(*series, {0, 40}, 2).tally);
        std::vector<SeatResult> parts;
        for (const std::uint64_t index : {2U, 1U, 3U}) {
            auto stored = SeatResult::fromText(part(*series, 40, index, 3, 2).fileText());
            QVERIFY(stored);
            parts.push_back(std::move(stored).value());
        }
        const auto joinedParts = joined(parts);
        QVERIFY(joinedParts);
        QVERIFY(joinedParts->tally == whole);
        QVERIFY(joinedParts->tally.report() == whole.report());
    }

    void aDamagedFileIsNoticed() {
        const auto series = seriesOf(setupOf(2));
        const std::string text = part(*series, 4, 1, 1, 1).fileText();
        QVERIFY(isSeatResult(text));
        QVERIFY(!isSeatResult("{}"));
        QVERIFY(!RunResult::fromText(text));
        const std::size_t raw = text.find("\"raw\"");
        for (std::size_t at = raw; at < text.size(); ++at) {
            if (text[at] >= '0' && text[at] <= '8' && at % 7 == 0) {
                std::string other = text;
                ++other[at];
                QVERIFY2(!SeatResult::fromText(other), std::to_string(at).c_str());
            }
        }
    }

    void everySeatHasItsPlayer() {
        SeatSetup setup = setupOf(4);
        setup.policies = {"random", "solide"};
        const SeatTally tally = runSeatBatch(*seriesOf(setup), {0, 80}, 2).tally;
        QVERIFY(tally.seat(0).wins < tally.seat(1).wins);
        QVERIFY(tally.seat(0).wins < tally.seat(3).wins);
    }

    void whatIsWrongIsAnError() {
        const System& system = *ShippedContent::fahnenturnier().system;
        QCOMPARE(system.seatSeries(setupOf(9)).error().code, std::string("match.deck_illegal"));
        QCOMPARE(system.seatSeries(setupOf(4, "orakel")).error().code, std::string("match.unknown_policy"));
        SeatSetup setup = setupOf(4);
        setup.chosen = {"burg"};
        QCOMPARE(system.seatSeries(setup).error().args.front(), std::string("CHA-R8"));
        QCOMPARE(ShippedContent::ikonen().system->seatSeries(setup).error().code, std::string("system.no_tournaments"));
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierContest)
#include "tst_fahnenturnier_contest.moc"
