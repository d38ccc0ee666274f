#include "tests/engine/shipped_content.h"

#include "engine/systems/heldenhain/goldfish_opponent.h"

#include "engine/language/card_language.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

GoldfishSetup setup(const std::string& deck, int games) {
    const ShippedContent& content = ShippedContent::heldenhain();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.deck = content.keysOf(deck);
    setup.games = games;
    return setup;
}

Json run(const GoldfishSetup& setup, const Progress& progress = {}) {
    const auto result = ShippedContent::heldenhain().system->goldfish(setup, progress);
    if (!result) {
        qFatal("%s", result.error().code.c_str());
    }
    return *result;
}

} // namespace

class Goldfish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDeckReachesTheGoalAlone() {
        for (const model::Collection& deck : ShippedContent::heldenhain().decks) {
            const Json result = run(setup(deck.key, 40));
            QCOMPARE(result["games"].get<int>(), 40);
            QVERIFY2(result["failures"].get<int>() <= 2, (deck.key + ' ' + result["win_turn"].dump()).c_str());
            const double median = result["win_turn"]["median"].get<double>();
            QVERIFY2(median >= 3 && median <= 15, (deck.key + ' ' + result["win_turn"].dump()).c_str());
            QCOMPARE(result["cards"].size(), std::size_t(62));
            QCOMPARE(result["statistics"]["starting"]["games"].get<int>(), 20);
            QCOMPARE(result["statistics"]["guard_hits"].get<double>(), 0.0);
        }
    }

    void theResultDoesNotDependOnThreads() {
        GoldfishSetup one = setup("weggefaehrten", 30);
        const std::string alone = run(one).dump();
        one.threads = 4;
        QCOMPARE(run(one).dump(), alone);
        one.seed = 2;
        QVERIFY(run(one).dump() != alone);
    }

    void figuresFitTogether() {
        const Json result = run(setup("purpurpakt", 60));
        const Json& statistics = result["statistics"];
        int wins = 0;
        for (const Json& entry : statistics["win_turn_histogram"]) {
            wins += entry["games"].get<int>();
        }
        QCOMPARE(wins + result["failures"].get<int>(), 60);
        const double used = statistics["actions"]["used"].get<double>();
        QVERIFY(used > 0.5 && used <= 3.0);
        double share = 0;
        double points = 0;
        for (const Json& card : result["cards"]) {
            share += card["energy_share"].get<double>();
            points += card["points"].get<double>();
            QVERIFY(card["drawn"].get<double>() > 0 && card["drawn"].get<double>() < 1);
        }
        QVERIFY(std::abs(share - 1.0) < 0.01);
        // Nearly all games end at 20 or a little above.
        QVERIFY2(points > 15 && points < 25, std::to_string(points).c_str());
        QVERIFY(statistics["turns"].size() >= 5);
        QVERIFY(statistics["mulligan"]["rate"].get<double>() < 0.6);
    }

    void standInsDoWhatTheirNameSays() {
        GoldfishSetup against = setup("superfreundinnen", 40);
        const double alone = run(against)["win_turn"]["mean"].get<double>();
        against.opponent = "stoerfeuer";
        QVERIFY(run(against)["win_turn"]["mean"].get<double>() >= alone);
        against.opponent = "wettlauf";
        // 3 points per turn from turn 3 reach 20 in turn 9: slower games are lost.
        for (const Json& entry : run(against)["statistics"]["win_turn_histogram"]) {
            QVERIFY(entry["turn"].get<int>() <= 9);
        }
        against.opponent = "abriss";
        QVERIFY(run(against)["win_turn"]["mean"].get<double>() > alone);
        against.opponent = "dummy:exhausted";
        const Json dummies = run(against);
        QVERIFY(dummies["statistics"]["distractions"].get<double>() > 0);
        QVERIFY(dummies["statistics"]["eliminated_dummies"].get<double>() > 0);
    }

    void eventsAreFullyUnderstood() {
        const ShippedContent& content = ShippedContent::heldenhain();
        for (const char* name : {"stoerfeuer", "wettlauf", "abriss"}) {
            const auto opponent = heldenhain::GoldfishOpponent::named(name);
            language::CardContext context;
            context.type = "action_card";
            QVERIFY(content.system->language().read(opponent->eventText, model::Language::German, context).understood);
        }
    }

    void aChangedTextChangesTheResult() {
        GoldfishSetup before = setup("schattenkabinett", 30);
        const std::string first = run(before).dump();
        for (model::Card& card : before.pool) {
            if (card.type == "action_card") {
                card.text = "Erhalte 3 Punkte.";
            }
        }
        const Json after = run(before);
        QVERIFY(after.dump() != first);
        QVERIFY(after["win_turn"]["mean"].get<double>() < Json::parse(first)["win_turn"]["mean"].get<double>());
    }

    void unknownNamesAndCancellingAreErrors() {
        const System& system = *ShippedContent::heldenhain().system;
        GoldfishSetup wrong = setup("weggefaehrten", 10);
        wrong.opponent = "niemand";
        QCOMPARE(system.goldfish(wrong, {}).error().code, std::string("goldfish.unknown_opponent"));
        wrong.opponent = "passive";
        wrong.policy = "orakel";
        QCOMPARE(system.goldfish(wrong, {}).error().code, std::string("match.unknown_policy"));
        wrong.policy = "random";
        int asked = 0;
        QCOMPARE(system.goldfish(wrong, [&](int) { return ++asked < 3; }).error().code,
                 std::string("goldfish.stopped"));
        QCOMPARE(asked, 3);
        wrong.parameters["action_points"] = "99";
        QCOMPARE(system.goldfish(wrong, {}).error().code, std::string("parameter.range"));
    }
};

QTEST_APPLESS_MAIN(Goldfish)
#include "tst_goldfish.moc"
