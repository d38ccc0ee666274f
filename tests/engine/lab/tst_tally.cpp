#include "tests/engine/lab/series_of.h"

#include "engine/lab/batch.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;
using Json = nlohmann::ordered_json;

namespace {

std::shared_ptr<const SeriesLayout> smallLayout() {
    auto layout = std::make_shared<SeriesLayout>();
    layout->cards = {"ritter", "zauberin"};
    layout->decks = {{{0}, {0, 1}}};
    layout->measures = {{"turns_begun"}, {"steps", true, "turns_begun"}, {"lead_changes", false}};
    layout->endReasons = {"points", "turn_limit"};
    return layout;
}

GameRecord recordOf(Outcome outcome, int first, int turns, std::vector<std::array<std::int16_t, 2>> race) {
    GameRecord record;
    record.outcome = outcome;
    record.first = static_cast<std::uint8_t>(first);
    record.turns = static_cast<std::uint16_t>(turns);
    record.endReason = outcome == Outcome::Aborted ? 1 : 0;
    record.race = std::move(race);
    record.measures = {{{2, 4}}, {{6, 4}}, {{3, 0}}};
    record.cards[0].resize(2);
    record.cards[1].resize(2);
    return record;
}

/// Everything changed once; each must be noticed.
std::vector<std::string> damagesOf(const Json& raw) {
    std::vector<std::string> texts;
    for (const auto& [key, value] : raw.items()) {
        Json without = raw;
        without.erase(key);
        texts.push_back(without.dump());
        for (const Json& bad : {Json("text"), Json(-1), Json(1.5), Json::array({7, 7, 7}), Json(nullptr), Json(1e300),
                                Json(18446744073709551615U)}) {
            Json changed = raw;
            changed[key] = bad;
            texts.push_back(changed.dump());
        }
    }
    return texts;
}

} // namespace

class TestTally : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresAreThoseOfTheRecords() {
        Tally tally(smallLayout());
        GameRecord won = recordOf(Outcome::SideA, 0, 3, {{1, 0}, {1, 2}, {5, 2}});
        won.cards[0][0] = {2, 1, 2, 4, 1, false};
        won.cards[1][1].drawn = 1;
        GameRecord lost = recordOf(Outcome::SideB, 0, 2, {{0, 1}, {1, 6}});
        lost.cards[0][0].drawn = 1;
        GameRecord aborted = recordOf(Outcome::Aborted, 1, 4, {{0, 0}, {0, 0}, {0, 0}, {2, 0}});
        aborted.cards[1][1].involved = true;
        for (const GameRecord& record : {won, lost, aborted}) {
            tally.add(record);
        }
        QCOMPARE(tally.games(), 3);
        QCOMPARE(tally.wins(0), 1);
        QCOMPARE(tally.wins(1), 1);
        QCOMPARE(tally.aborted(), 1);
        QCOMPARE(tally.winRate().value, 0.5);
        QCOMPARE(tally.winRate().samples, 2);
        QCOMPARE(tally.startSideWinRate().value, 0.5);
        QCOMPARE(tally.turns().mean(), 3.0);
        QCOMPARE(tally.turns().quantile(0.9), std::size_t(4));
        // Games that have ended stand where they ended: 5, 1 and 0 after turn 3.
        QCOMPARE(tally.meanPoints(3, 0), 2.0);
        QCOMPARE(tally.meanPoints(4, 1), 8.0 / 3);
        QCOMPARE(tally.meanMeasure(0, 1), 4.0);
        QCOMPARE(tally.meanMeasure(1, 0), 3.0);
        QCOMPARE(tally.meanMeasure(2, 0), 3.0);
        const CardTally& knight = tally.card(0, 0);
        QCOMPARE(knight.drawnGames, 2);
        QCOMPARE(knight.winWhenDrawn().value, 0.5);
        QCOMPARE(knight.winWhenPlayed().value, 1.0);
        QCOMPARE(tally.card(1, 1).aborted, 1);

        const Json report = tally.report();
        QCOMPARE(report["wins"].dump(), std::string("{\"A\":1,\"B\":1}"));
        QCOMPARE(report["end_reasons"]["turn_limit"].get<int>(), 1);
        QCOMPARE(report["cards"].size(), std::size_t(3));
        QCOMPARE(report["cards"][0]["turn_played"].get<double>(), 2.0);
        QVERIFY(report["cards"][1]["win_when_drawn"].is_null());
    }

    void theIntervalIsWilsons() {
        const Estimate half = wilson(50, 100);
        QVERIFY(std::abs(half.low - 0.4038) < 0.0001 && std::abs(half.high - 0.5962) < 0.0001);
        const Estimate none = wilson(0, 20);
        QCOMPARE(none.low, 0.0);
        QVERIFY(std::abs(none.high - 0.1611) < 0.0001);
        QCOMPARE(wilson(20, 20).high, 1.0);
        QCOMPARE(wilson(0, 0).samples, 0);
    }

    void anEmptyTallyReportsNothingInsteadOfZero() {
        const Json report = Tally(smallLayout()).report();
        QVERIFY(report["win_rate"].is_null());
        QVERIFY(report["interval"].is_null());
        QVERIFY(report["turns"]["median"].is_null());
    }

    void partsAddUpInAnyOrder() {
        const auto series = seriesOf(seriesSetup("superfreundinnen", "purpurpakt"));
        Tally forward(series->layout());
        Tally backward(series->layout());
        const Tally whole = runBatch(*series, {0, 40}, 1).tally;
        for (std::uint64_t part = 1; part <= 7; ++part) {
            forward.merge(runBatch(*series, shareOf(40, part, 7), 1).tally);
            backward.merge(runBatch(*series, shareOf(40, 8 - part, 7), 1).tally);
        }
        QVERIFY(forward == whole);
        QVERIFY(backward == whole);
        QCOMPARE(backward.raw().dump(), whole.raw().dump());
        QCOMPARE(backward.report().dump(), whole.report().dump());
    }

    void whatIsStoredIsReadBack() {
        const auto series = seriesOf(seriesSetup("superfreundinnen", "purpurpakt"));
        const Tally tally = runBatch(*series, {0, 20}, 1).tally;
        const auto read = Tally::fromRaw(Json::parse(tally.raw().dump()));
        QVERIFY(read.isOk());
        QVERIFY(*read == tally);
    }

    void damagedResultsAreRefused() {
        Tally tally(smallLayout());
        tally.add(recordOf(Outcome::SideA, 0, 3, {{1, 0}, {1, 2}, {5, 2}}));
        const Json raw = tally.raw();
        QVERIFY(Tally::fromRaw(raw).isOk());
        for (const std::string& damaged : damagesOf(raw)) {
            const auto read = Tally::fromRaw(Json::parse(damaged));
            QVERIFY2(!read.isOk(), damaged.c_str());
            QCOMPARE(read.error().code, std::string("lab.damaged_result"));
        }
        for (const std::string& damaged : damagesOf(raw["layout"])) {
            Json changed = raw;
            changed["layout"] = Json::parse(damaged);
            QVERIFY2(!Tally::fromRaw(changed).isOk(), damaged.c_str());
        }
        for (const char* text : {"null", "[]", "{}", "3", "{\"layout\":{}}"}) {
            QVERIFY(!Tally::fromRaw(Json::parse(text)).isOk());
        }
    }
};

QTEST_APPLESS_MAIN(TestTally)
#include "tst_tally.moc"
