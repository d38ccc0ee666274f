#include "module_table.h"

#include "engine/lab/batch.h"
#include "engine/lab/comparison.h"
#include "engine/lab/series.h"
#include "engine/lab/tally.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <numeric>
#include <set>
#include <stop_token>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::lab;
using blattwerk::tests::ShippedContent;

namespace {

using Json = nlohmann::ordered_json;

/// Games with a full draft of the shipped pool.
SeriesSetup drafted(const char* policy) {
    const ShippedContent& content = ShippedContent::of("modulspiel");
    SeriesSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.policies = {policy, policy};
    return setup;
}

std::vector<std::string> cardsOf(std::initializer_list<const char*> modules) {
    std::vector<std::string> keys;
    for (const char* module : modules) {
        const std::vector<std::string> own = ShippedContent::of("modulspiel").keysOf(module);
        keys.insert(keys.end(), own.begin(), own.end());
    }
    return keys;
}

std::shared_ptr<const Series> seriesOf(const SeriesSetup& setup) {
    const auto series = ShippedContent::of("modulspiel").system->series(setup);
    if (!series) {
        qFatal("%s", series.error().code.c_str());
    }
    return *series;
}

int measured(const Series& series, const GameRecord& record, const std::string& key, std::size_t side = 0) {
    return record.measures[static_cast<std::size_t>(series.layout()->measureIndex(key))][side];
}

Json goldfish(const GoldfishSetup& setup) {
    const auto result = ShippedContent::of("modulspiel").system->goldfish(setup, [](int) { return true; });
    if (!result) {
        qFatal("%s", result.error().code.c_str());
    }
    return *result;
}

/// 24 Interventions of resilience 2 that cost nothing and may lie anywhere: the worked example of section 4.
GoldfishSetup plainCards() {
    GoldfishSetup setup;
    model::Card card;
    card.key = "zwei";
    card.system = "modulspiel";
    card.type = "intervention";
    card.name = "Zwei";
    card.stats = {{"effort", 0}, {"base_resilience", 2}, {"module", std::string("nachsorge")}};
    setup.pool = {card};
    setup.deck.assign(24, "zwei");
    setup.policy = "solide";
    setup.games = 20;
    return setup;
}

} // namespace

class TestModulspielSeries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Section 4: the draft of "Solide" goes by ratings that lie close together.
    void solideDraftsOtherModulesInOtherGames() {
        const auto series = seriesOf(drafted("solide"));
        const auto worker = series->worker();
        std::set<std::string> played;
        std::set<std::set<std::string>> drafts;
        for (std::uint64_t game = 0; game < 40; game += 2) {
            GameRecord record;
            QVERIFY(worker->play(game, record, {}));
            std::set<std::string> modules;
            for (const model::Collection& module : ShippedContent::of("modulspiel").decks) {
                if (module.kind == "module" && measured(*series, record, "module_" + module.key) == 1) {
                    modules.insert(module.key);
                }
            }
            QCOMPARE(modules.size(), std::size_t{6});
            played.insert(modules.begin(), modules.end());
            drafts.insert(modules);
        }
        QCOMPARE(played.size(), std::size_t{9});
        QVERIFY2(drafts.size() > 10, qPrintable(QString::number(drafts.size())));
    }

    // Section 4: "overridable by data".
    void solideDraftsWhatTheDataRateHigh() {
        SeriesSetup setup = drafted("solide");
        for (model::Collection& module : setup.collections) {
            if (module.key == "begutachtung" || module.key == "teamsitzung") {
                module.stats["draft_rating"] =
                    module.key == "teamsitzung" ? model::StatValue(-90) : model::StatValue(90);
            }
        }
        const auto series = seriesOf(setup);
        const auto worker = series->worker();
        for (std::uint64_t game = 0; game < 12; ++game) {
            GameRecord record;
            QVERIFY(worker->play(game, record, {}));
            QCOMPARE(measured(*series, record, "module_begutachtung"), 1);
            QCOMPARE(measured(*series, record, "module_teamsitzung"), 0);
        }
    }

    void theFiguresOfAGameFitTogether() {
        for (const char* policy : {"solide", "random"}) {
            const auto series = seriesOf(drafted(policy));
            const auto worker = series->worker();
            for (std::uint64_t game = 0; game < 12; ++game) {
                GameRecord record;
                QVERIFY(worker->play(game, record, std::stop_token()));
                QCOMPARE(int(record.first), int(game % 2));
                QVERIFY(record.endReason < series->layout()->endReasons.size());
                QCOMPARE(record.race.size(), std::size_t(record.turns));
                for (std::size_t side = 0; side < 2; ++side) {
                    QCOMPARE(int(record.race.back()[side]), measured(*series, record, "stamps", side));
                    QCOMPARE(measured(*series, record, "quarters", side), int(record.turns));
                    QVERIFY(measured(*series, record, "certificates_unlocked", side) <=
                            measured(*series, record, "stamps", side));
                    int played = 0;
                    for (const CardRecord& card : record.cards[side]) {
                        played += card.plays;
                        QVERIFY(card.plays == 0 || card.firstTurn > 0);
                    }
                    QCOMPARE(played, measured(*series, record, "plays", side) +
                                         measured(*series, record, "overlays", side) +
                                         measured(*series, record, "purchases", side) +
                                         measured(*series, record, "certificates_used", side));
                }
            }
        }
    }

    void modulesAndPairsOfTheDraftAreCounted() { // MOD-R2, R4
        const auto series = seriesOf(drafted("random"));
        const auto worker = series->worker();
        GameRecord record;
        for (std::uint64_t game = 0; game < 6; ++game) {
            QVERIFY(worker->play(game, record, {}));
            const bool isWon = record.outcome != lab::Outcome::Aborted;
            int modules = 0;
            int pairs = 0;
            int moduleWins = 0;
            int pairWins = 0;
            const std::vector<Measure>& measures = series->layout()->measures;
            for (std::size_t i = 0; i < measures.size(); ++i) {
                const std::string& key = measures[i].key;
                const bool isWin = key.ends_with("_won") && !measures[i].per.empty();
                const int count = record.measures[i][0];
                if (key.starts_with("module_")) {
                    (isWin ? moduleWins : modules) += count;
                } else if (key.starts_with("pair_")) {
                    (isWin ? pairWins : pairs) += count;
                }
            }
            QCOMPARE(modules, 6);
            QCOMPARE(pairs, 6);
            QCOMPARE(moduleWins, isWon ? 3 : 0);
            QCOMPARE(pairWins, isWon ? 3 : 0);
        }
    }

    void aGameIsTheSameWheneverItIsPlayed() {
        const auto series = seriesOf(drafted("solide"));
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
        const auto series = seriesOf(drafted("random"));
        const Tally one = runBatch(*series, {0, 60}, 1).tally;
        QVERIFY(one == runBatch(*series, {0, 60}, 2).tally);
    }

    /// Modules that are given play without a draft, with their market and certificates.
    void threeModulesPlayAgainstThree() {
        SeriesSetup setup = drafted("solide");
        setup.decks = {cardsOf({"selbstausbeutung", "nachsorge", "wiedervorlage"}),
                       cardsOf({"selbstfuersorge", "begutachtung", "teamsitzung"})};
        const auto series = seriesOf(setup);
        QCOMPARE(series->layout()->measureIndex("module_nachsorge"), -1);
        const Tally tally = runBatch(*series, {0, 20}, 1).tally;
        QCOMPARE(tally.decided(), 20);
    }

    void solideBeatsChance() {
        SeriesSetup setup = drafted("solide");
        setup.policies = {"solide", "random"};
        QVERIFY(runBatch(*seriesOf(setup), {0, 40}, 1).tally.winRate().value > 0.9);
    }

    /// Six cards fill two locations with 6 each, the next six the third: victory in quarter 2.
    void theWorkedExampleWinsInItsSecondQuarter() {
        const Json report = goldfish(plainCards());
        QCOMPARE(report["failures"].get<int>(), 0);
        QCOMPARE(report["win_turn"]["mean"].get<double>(), 2.0);
        QCOMPARE(report["win_turn"]["p90"].get<double>(), 2.0);
        const Json& statistics = report["statistics"];
        QCOMPARE(statistics["first_stamp"]["mean"].get<double>(), 1.0);
        QCOMPARE(statistics["won_by"]["each_location"].get<double>(), 1.0);
        QCOMPARE(statistics["dead_hands"].get<double>(), 0.0);
        QCOMPARE(statistics["per_quarter"]["effort_paid"].get<double>(), 0.0);
    }

    void aWallKeepsStampsAway() {
        GoldfishSetup setup = plainCards();
        setup.opponent = "leere-seite:20"; // more than two hands can pile up
        setup.parameters["mod_max_quarters"] = "2";
        setup.games = 5;
        const Json report = goldfish(setup);
        QCOMPARE(report["failures"].get<int>(), 5);
        QCOMPARE(report["statistics"]["unfinished"].get<double>(), 1.0);
        for (const char* wrong : {"leere-seite:21", "leere-seite:x", "wettlauf"}) {
            setup.opponent = wrong;
            const auto refused = ShippedContent::of("modulspiel").system->goldfish(setup, [](int) { return true; });
            QCOMPARE(refused.error().code, std::string("goldfish.unknown_opponent"));
        }
    }

    void aGoldfishRunDoesNotDependOnItsThreads() {
        const ShippedContent& content = ShippedContent::of("modulspiel");
        GoldfishSetup setup;
        setup.pool = content.cards;
        setup.collections = content.decks;
        setup.deck = cardsOf({"nachsorge", "selbstfuersorge", "wiedervorlage"});
        setup.policy = "solide";
        setup.games = 12;
        const Json one = goldfish(setup);
        setup.threads = 2;
        QVERIFY(one == goldfish(setup));
        QCOMPARE(one["games"].get<int>(), 12);
        QVERIFY(!one["cards"].empty());
    }
};

QTEST_GUILESS_MAIN(TestModulspielSeries)
#include "tst_modulspiel_series.moc"
