#include "flag_cards.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::flagCard;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const System& systemOf() {
    return *ShippedContent::fahnenturnier().system;
}

Json run(const GoldfishSetup& setup) {
    const auto result = systemOf().goldfish(setup, [](int) { return true; });
    if (!result) {
        qFatal("%s", result.error().code.c_str());
    }
    return *result;
}

GoldfishSetup shipped(const char* deck, const char* run) {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.deck = content.keysOf(deck);
    setup.policy = "solide";
    setup.run = run;
    setup.games = 200;
    return setup;
}

/// The reference deck of section 4.
GoldfishSetup oneOneTwoTwoThree() {
    GoldfishSetup setup;
    setup.pool = {flagCard("eins", "starter", 1), flagCard("zwei", "starter", 2), flagCard("drei", "starter", 3)};
    setup.deck = {"eins", "eins", "zwei", "zwei", "drei"};
    setup.policy = "solide";
    setup.run = "reveal";
    setup.games = 4000;
    return setup;
}

} // namespace

class TestFahnenturnierGoldfish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRevealTestMeetsTheReference_data() {
        QTest::addColumn<int>("target");
        QTest::addColumn<double>("cards");
        for (const auto& [target, cards] : {std::pair(2, 1.4), {3, 1.9}, {4, 2.5}, {5, 3.0}, {6, 3.5}}) {
            QTest::addRow("%d", target) << target << cards;
        }
    }
    void theRevealTestMeetsTheReference() { // section 4, test 1
        QFETCH(int, target);
        QFETCH(double, cards);
        static const Json result = run(oneOneTwoTwoThree());
        const Json& row = result["statistics"]["targets"][static_cast<std::size_t>(target - 1)];
        QCOMPARE(row["target"].get<int>(), target);
        QCOMPARE(row["expected"]["cards"].get<double>(), cards);
        QVERIFY(std::abs(row["cards"]["mean"].get<double>() - cards) < 0.06);
        QCOMPARE(row["not_reached"].get<double>(), 0.0);
        if (target == 3) {
            QCOMPARE(row["expected"]["one_card"].get<double>(), 0.2);
            QVERIFY(std::abs(row["one_card"].get<double>() - 0.2) < 0.03);
        }
    }

    void whatIsOutOfReachIsSaid() {
        const Json result = run(oneOneTwoTwoThree());
        const Json& last = result["statistics"]["targets"].back();
        QCOMPARE(last["target"].get<int>(), 10);
        QCOMPARE(last["not_reached"].get<double>(), 1.0); // nine is all there is
        QVERIFY(last["expected"]["cards"].is_null());
        QCOMPARE(result["failures"].get<int>(), 4000);
    }

    void textsCountInTheRevealTest() {
        GoldfishSetup setup = oneOneTwoTwoThree();
        setup.pool.push_back(flagCard("held", "starter", 1, "Gib dieser Karte +4 Stärke."));
        setup.deck = {"held"};
        setup.games = 10;
        const Json result = run(setup);
        QCOMPARE(result["statistics"]["targets"][4]["cards"]["mean"].get<double>(), 1.0);
        QVERIFY(result["statistics"]["targets"][4]["expected"].is_null()); // no counting without playing
        QCOMPARE(result["statistics"]["targets"][5]["not_reached"].get<double>(), 1.0);
    }

    void theMatchTestTellsHowMatchesEnd() { // section 4, test 2
        const Json result = run(shipped("wanderverein-immerzu", "match"));
        const Json& statistics = result["statistics"];
        QCOMPARE(result["games"].get<int>(), 200);
        double lost = 0;
        for (const char* side : {"A", "B"}) {
            lost += statistics["lost_by_attack"][side].get<double>() + statistics["lost_by_bank"][side].get<double>();
            QVERIFY(statistics["defence_offered"][side].get<double>() > 0);
            QVERIFY(statistics["cards_per_capture"][side].get<double>() >= 1);
        }
        QVERIFY(std::abs(lost - 1) < 1e-3);
        QVERIFY(statistics["win_rate"].get<double>() < 0.5); // five cards against twelve
        QCOMPARE(result["failures"].get<int>(), int(std::lround(200 * (1 - statistics["win_rate"].get<double>()))));
        QVERIFY(!result["cards"].empty());
    }

    void aReferenceIsABotAStarterOrADeck() {
        GoldfishSetup setup = shipped("wanderverein-immerzu", "match");
        const auto rate = [&](const char* opponent) {
            setup.opponent = opponent;
            return run(setup)["statistics"]["win_rate"].get<double>();
        };
        QVERIFY(rate("bot:3") <= rate("bot"));
        QCOMPARE(rate("starter"), rate("wanderverein-immerzu")); // its own
        setup.opponent = "niemand";
        QCOMPARE(systemOf().goldfish(setup, [](int) { return true; }).error().code,
                 std::string("goldfish.unknown_opponent"));
        setup.opponent = "bot:viel";
        QCOMPARE(systemOf().goldfish(setup, [](int) { return true; }).error().code,
                 std::string("goldfish.unknown_opponent"));
    }

    void theBuildTestGoesThroughTheDeckPhases() { // section 4, test 3
        const Json result = run(shipped("wanderverein-immerzu", "build"));
        const Json& statistics = result["statistics"];
        QCOMPARE(statistics["by_round"].size(), std::size_t(7));
        const auto strength = [&](std::size_t round) {
            return statistics["by_round"][round]["card_strength"].get<double>();
        };
        QVERIFY(strength(6) > strength(0));
        QCOMPARE(statistics["by_round"][6]["deck_size"].get<double>(), statistics["deck_size"]["mean"].get<double>());
        double shares = 0;
        for (const auto& [kind, share] : statistics["deck_share"].items()) {
            shares += share.get<double>();
        }
        QVERIFY(std::abs(shares - 1) < 1e-3);
        double kept = 0;
        double taken = 0;
        for (const Json& card : result["cards"]) {
            QVERIFY(card["taken"].get<double>() <= card["offered"].get<double>());
            kept += card["kept"].get<double>();
            taken += card["taken"].get<double>();
        }
        QVERIFY(kept <= taken + 1e-3);
        // Two cards in each of the first three rounds, one or two in the four others.
        QVERIFY(taken > 9.9 && taken < 16.1);
    }

    void threadsDoNotMatter() {
        for (const char* name : {"reveal", "match", "build"}) {
            GoldfishSetup setup = shipped("laeutegemeinschaft", name);
            setup.games = 64;
            const Json one = run(setup);
            setup.threads = 3;
            QVERIFY2(run(setup) == one, name);
        }
    }

    void anUnknownRunIsRefused() {
        GoldfishSetup setup = shipped("bot", "marathon");
        const auto refused = systemOf().goldfish(setup, [](int) { return true; });
        QCOMPARE(refused.error().code, std::string("goldfish.unknown_run"));
        QCOMPARE(refused.error().args[1], std::string("match, reveal, build"));
        GoldfishSetup other;
        other.run = "reveal";
        for (const char* system : {"heldenhain", "ikonen"}) {
            QCOMPARE(ShippedContent::of(system).system->goldfish(other, [](int) { return true; }).error().code,
                     std::string("goldfish.one_run"));
        }
    }

    void aRunCanBeStopped() {
        for (const char* name : {"reveal", "match", "build"}) {
            QCOMPARE(systemOf().goldfish(shipped("bot", name), [](int) { return false; }).error().code,
                     std::string("goldfish.stopped"));
        }
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierGoldfish)
#include "tst_fahnenturnier_goldfish.moc"
