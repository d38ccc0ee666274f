#include "duel_table.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ikone;
using blattwerk::tests::ikonenCard;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

Json run(GoldfishSetup setup) {
    const auto result = ShippedContent::ikonen().system->goldfish(setup, [](int) { return true; });
    if (!result) {
        qFatal("%s", result.error().code.c_str());
    }
    return *result;
}

/// Decks of equal Ikonen, and of equal cards to attach.
GoldfishSetup plain(int icons, int others, const char* opponent, int games) {
    GoldfishSetup setup;
    model::Card helm = ikonenCard("helm", "ausruestung");
    helm.stats = {{"mod_sve", 1}};
    setup.pool = {ikone("fuenf", 5, 5, 5, 5), helm};
    setup.deck.assign(static_cast<std::size_t>(icons), "fuenf");
    setup.deck.insert(setup.deck.end(), static_cast<std::size_t>(others), "helm");
    setup.opponent = opponent;
    setup.policy = "solide";
    setup.games = games;
    return setup;
}

} // namespace

class TestIkonenGoldfish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onePrizePerTurnAgainstAWeakerTarget() {
        const Json result = run(plain(50, 0, "zielscheibe:4/4:second", 50));
        QCOMPARE(result["failures"].get<int>(), 0);
        QCOMPARE(result["win_turn"]["mean"].get<double>(), 6.0);
        QCOMPARE(result["win_turn"]["p90"].get<double>(), 6.0);
        QCOMPARE(result["statistics"]["first_prize"]["mean"].get<double>(), 1.0);
        QCOMPARE(result["statistics"]["mulligan"]["per_game"].get<double>(), 0.0);
        QCOMPARE(result["statistics"]["beating"]["by_att"].get<double>(), 1.0);
        QCOMPARE(result["statistics"]["attacks"].get<double>(), 6.0);
        // The first one may not attack in turn 1.
        QCOMPARE(run(plain(50, 0, "zielscheibe:4/4", 20))["win_turn"]["mean"].get<double>(), 7.0);
    }

    void noAttackOnAnEqualTarget() {
        const Json result = run(plain(50, 0, "zielscheibe:5/5", 20));
        QCOMPARE(result["failures"].get<int>(), 20);
        QCOMPARE(result["statistics"]["unfinished"].get<double>(), 1.0);
        QCOMPARE(result["statistics"]["attacks"].get<double>(), 0.0);
        QCOMPARE(result["statistics"]["guard_hits"].get<double>(), 1.0);
        // The default target has the mean of the deck's own values.
        QCOMPARE(run(plain(50, 0, "passive", 5))["statistics"]["beating"]["ver"].get<int>(), 5);
        // Whoever always attacks loses Ikone after Ikone in ties, and takes no prize for them.
        const Json always = run(plain(50, 0, "zielscheibe:5/5:attack", 20));
        QVERIFY(always["statistics"]["attacks"].get<double>() > 5);
        QCOMPARE(always["statistics"]["prizes_taken"].get<double>(), 0.0);
    }

    void mulligansAreAsOftenAsReckoned_data() {
        QTest::addColumn<int>("icons");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("20") << 20 << 0.0724 << 0.02;
        QTest::newRow("15") << 15 << 0.1824 << 0.03;
        QTest::newRow("10") << 10 << 0.4570 << 0.06;
    }
    void mulligansAreAsOftenAsReckoned() { // IKO-R9
        QFETCH(int, icons);
        QFETCH(double, mean);
        QFETCH(double, tolerance);
        GoldfishSetup setup = plain(icons, 50 - icons, "zielscheibe:4/4", 4000);
        setup.policy = "random";
        setup.parameters = {{"iko_max_turns", "10"}};
        const Json mulligan = run(setup)["statistics"]["mulligan"];
        QVERIFY(std::abs(mulligan["per_game"].get<double>() - mean) < tolerance);
        QVERIFY(std::abs(mulligan["rate"].get<double>() - mulligan["expected_rate"].get<double>()) < tolerance);
    }

    void figuresFitTogether() {
        const ShippedContent& content = ShippedContent::ikonen();
        GoldfishSetup setup;
        setup.pool = content.cards;
        setup.deck = content.keysOf("kurpark");
        setup.policy = "solide";
        setup.games = 100;
        const Json result = run(setup);
        const Json& statistics = result["statistics"];
        int games = 0;
        for (const Json& entry : statistics["opening_icons"]) {
            QVERIFY(entry["icons"].get<int>() >= 1);
            games += entry["games"].get<int>();
        }
        QCOMPARE(games, 100);
        double left = 0;
        for (const Json& type : statistics["left_in_prizes"]) {
            left += type.get<double>();
        }
        QVERIFY(std::abs(left - 6) < 0.01);
        QVERIFY(statistics["field_values"]["att"].get<double>() > 0);
        const Json& beating = statistics["beating"];
        QVERIFY(beating["by_either"] >= beating["by_att"]);
        QVERIFY(beating["with_best_attachment"] >= beating["by_either"]);
        for (const Json& card : result["cards"]) {
            QVERIFY(card["drawn"].get<double>() <= 1);
        }
        // Threads do not matter.
        setup.threads = 3;
        QCOMPARE(run(setup).dump(), result.dump());
    }

    void whatIsWrongIsAnError() {
        GoldfishSetup setup = plain(50, 0, "zielscheibe:vier", 1);
        const System& system = *ShippedContent::ikonen().system;
        const auto go = [](int) { return true; };
        QCOMPARE(system.goldfish(setup, go).error().code, std::string("goldfish.unknown_opponent"));
        setup = plain(50, 0, "zielscheibe", 1);
        setup.policy = "orakel";
        QCOMPARE(system.goldfish(setup, go).error().code, std::string("match.unknown_policy"));
        setup = plain(5, 0, "zielscheibe", 1);
        QCOMPARE(system.goldfish(setup, go).error().code, std::string("match.deck_illegal"));
        setup = plain(50, 0, "zielscheibe", 1000);
        QCOMPARE(system.goldfish(setup, [](int) { return false; }).error().code, std::string("goldfish.stopped"));
    }
};

QTEST_GUILESS_MAIN(TestIkonenGoldfish)
#include "tst_ikonen_goldfish.moc"
