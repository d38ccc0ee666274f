#include "tournament_table.h"

#include "engine/play/outlook.h"
#include "engine/play/replay.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::setCard;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const System& game() {
    return *ShippedContent::fahnenturnier().system;
}

MatchSetup setup(std::uint64_t seed, int players) {
    const ShippedContent& content = ShippedContent::fahnenturnier();
    MatchSetup setup;
    setup.pool = content.cards;
    setup.collections = content.decks;
    setup.seats = players;
    setup.seed = seed;
    return setup;
}

std::unique_ptr<Match> begin(const MatchSetup& with) {
    auto match = game().start(with);
    if (!match) {
        qFatal("%s", match.error().code.c_str());
    }
    return std::move(match).value();
}

std::uint64_t choice(const Match& match, const char* policy, std::uint64_t seed) {
    return *game().decide(match, policy, seed);
}

std::vector<std::string> refusal(const Match& match, const char* step, Side side) {
    const auto why = match.explain(Json::parse(step), side);
    return why && why->has_value() ? (*why)->rules : std::vector<std::string>();
}

} // namespace

class TestFahnenturnierMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // CHA-I10
    void aReplayLeadsToTheSamePosition() {
        for (const int players : {1, 4}) {
            const MatchSetup with = setup(3, players);
            Replay replay = Replay::of("fahnenturnier", "1.0", with);
            const auto match = begin(with);
            while (!match->outcome().over) {
                replay.steps.push_back(choice(*match, "random", replay.steps.size()));
                match->apply(replay.steps.back());
            }
            replay.digest = match->digest();
            const auto read = Replay::fromJson(Json::parse(replay.toJson().dump()));
            QVERIFY(read);
            const auto again = read->play(game(), with.pool, SIZE_MAX, with.collections);
            QVERIFY(again);
            QCOMPARE((*again)->digest(), match->digest());
        }
    }

    void everyLegalStepIsFoundByItsWordsAndNoOther() {
        for (const char* scope : {"ALL", "ANY"}) {
            MatchSetup with = setup(4, 3);
            with.parameters = {{"cha_reroll_scope", scope}};
            const auto match = begin(with);
            for (int i = 0; i < 250 && !match->outcome().over; ++i) {
                for (const LegalStep& step : match->legal()) {
                    const auto fitting = match->fitting(Json::parse(step.json), step.side);
                    QVERIFY(fitting);
                    const auto same = [&](const LegalStep& one) { return one.code == step.code; };
                    QVERIFY2(std::any_of(fitting->begin(), fitting->end(), same), step.json.c_str());
                    QVERIFY(match->isLegal(step.code));
                    QVERIFY(!match->explain(Json::parse(step.json), step.side)->has_value());
                    for (Side other = 0; other < 4; ++other) {
                        QCOMPARE(match->explain(Json::parse(step.json), other)->has_value(), other != step.side);
                    }
                }
                match->apply(choice(*match, "random", static_cast<std::uint64_t>(i)));
            }
        }
    }

    // CHA-R22: several cards go in one step, which legal() does not list
    void severalCardsAreRemovedAtOnce() {
        const auto match = begin(setup(5, 2));
        while (match->position(std::nullopt)["phase"] != "remove") {
            match->apply(match->legal().front().code);
        }
        const Json deck = match->position(std::nullopt)["A"]["deck"];
        const Json step = {{"action", "remove"}, {"cards", {deck[0], deck[1]}}};
        const auto fitting = match->fitting(step, 0);
        QVERIFY(fitting && fitting->size() == 1);
        QVERIFY(match->isLegal(fitting->front().code));
        QCOMPARE(Json::parse(fitting->front().json)["cards"].size(), std::size_t{2});
        match->apply(fitting->front().code);
        QCOMPARE(match->position(std::nullopt)["A"]["deck"].size(), deck.size() - 2);
        // All of them may not go.
        const Json all = {{"action", "remove"}, {"cards", match->position(std::nullopt)["A"]["deck"]}};
        QVERIFY(match->fitting(all, 0)->empty());
        QCOMPARE(refusal(*match, all.dump().c_str(), 0).front(), std::string("CHA-R22"));
    }

    void whatCannotStartSaysWhy_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("sets");
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("rule");
        const QStringList five = {QStringLiteral("burg"), QStringLiteral("jahrmarkt"), QStringLiteral("weltraum"),
                                  QStringLiteral("filmstudio"), QStringLiteral("geisterhaus")};
        QStringList six = five;
        six << QStringLiteral("schiffswrack");
        QTest::newRow("CHA-R2 nine players") << 9 << QStringList() << QString() << QStringLiteral("CHA-R2");
        QTest::newRow("CHA-R8 four sets") << 2 << five.mid(1) << QString() << QStringLiteral("CHA-R8");
        QTest::newRow("CHA-R8 six sets") << 2 << six << QString() << QStringLiteral("CHA-R8");
        QTest::newRow("CHA-R8 five sets") << 2 << five << QString() << QString();
        QTest::newRow("CHA-R64 a level for solo games")
            << 3 << QStringList() << QStringLiteral("6") << QStringLiteral("CHA-R64");
        QTest::newRow("CHA-R64 alone") << 1 << QStringList() << QStringLiteral("6") << QString();
    }
    void whatCannotStartSaysWhy() {
        QFETCH(int, players);
        QFETCH(QStringList, sets);
        QFETCH(QString, level);
        QFETCH(QString, rule);
        MatchSetup with = setup(1, players);
        for (const QString& set : sets) {
            with.chosen.push_back(set.toStdString());
        }
        if (!level.isEmpty()) {
            with.parameters["cha_bot_level"] = level.toStdString();
        }
        const auto match = game().start(with);
        QCOMPARE(match.isOk(), rule.isEmpty());
        if (!match) {
            QCOMPARE(match.error().code, std::string("match.deck_illegal"));
            QCOMPARE(match.error().args.front(), rule.toStdString());
        }
    }

    // CHA-R34, C4
    void aCardAboveItsLevelIsRefused() {
        MatchSetup with;
        with.pool = {setCard("riese", 6), setCard("maus", 1)};
        with.pool[0].stats["level"] = std::string("B");
        with.decks = {{"riese"}, {"maus"}};
        const auto match = game().start(with);
        QVERIFY(!match);
        QCOMPARE(match.error().code, std::string("match.value_too_large"));
        with.decks = {{"maus"}, {}};
        QCOMPARE(game().start(with).error().args, (std::vector<std::string>{"CHA-C14", "B"}));
        with.decks = {{"maus"}, std::vector<std::string>(57, "maus")};
        QCOMPARE(game().start(with).error().args, (std::vector<std::string>{"CHA-C14", "B"}));
        with.decks = {{"maus"}, {"niemand"}};
        QCOMPARE(game().start(with).error().code, std::string("match.unknown_card"));
    }

    void aPositionThatCannotBeIsRefused_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* position, const char* place) {
            QTest::newRow(position) << QString::fromUtf8(position) << QString::fromUtf8(place);
        };
        row(R"({"A": {"dekc": []}})", "position.A.dekc");
        row(R"({"phase": "over"})", "position.phase");
        row(R"({"players": 9})", "position.players");
        row(R"({"round": 0})", "position.round");
        row(R"({"players": 2, "C": {"deck": ["seilzieher"]}})", "position.C");
        row(R"({"flag_holder": "A"})", "position.flag_holder");
        row(R"({"A": {"half": ["seilzieher"]}})", "position.flag_holder");
        row(R"({"phase": "deck", "A": {"bank": ["seilzieher"]}})", "position.A");
        row(R"({"pile": {"B": ["seilzieher"]}})", "position.pile");
        row(R"({"phase": "result"})", "position.match_winner");
        row(R"({"phase": "final_remove"})", "position.finalists");
        row(R"({"A": {"trophies": [8]}})", "position.A.trophies[0]");
        row(R"({"options": [{"level": "D"}]})", "position.options[0].level");
    }
    void aPositionThatCannotBeIsRefused() {
        QFETCH(QString, position);
        QFETCH(QString, place);
        const auto placed = game().place(setup(1, 0), Json::parse(position.toStdString()));
        QVERIFY(!placed);
        QCOMPARE(placed.error().code, std::string("match.bad_position"));
        QCOMPARE(placed.error().args.front(), place.toStdString());
    }

    void aPositionCanBePlacedAgain() {
        const MatchSetup with = setup(8, 4);
        const auto match = begin(with);
        int compared = 0;
        for (int i = 0; i < 900 && !match->outcome().over; ++i) {
            const Json shown = match->position(std::nullopt);
            const bool placeable = shown["pending"].is_null() && shown["phase"] != "result" &&
                                   (shown["phase"] != "match" || !shown["flag_holder"].is_null());
            if (placeable && shown["finalists"].is_null()) {
                Json position = {{"players", 4}};
                for (const char* key : {"round", "phase", "active", "pile", "tray", "box", "park"}) {
                    position[key] = shown[key];
                }
                if (!shown["flag_holder"].is_null()) {
                    position["flag_holder"] = shown["flag_holder"];
                }
                for (const char* side : {"A", "B", "C", "D"}) {
                    for (const char* key : {"deck", "half", "bank", "rest", "fans", "trophies", "drawn"}) {
                        position[side][key] = shown[side][key];
                    }
                    for (Json& half : position[side]["half"]) {
                        half.erase("strength");
                    }
                }
                const auto placed = game().place(with, position);
                QVERIFY2(placed.isOk(), placed.isOk() ? "" : placed.error().detail.c_str());
                const Json again = (*placed)->position(std::nullopt);
                for (const char* key : {"phase", "active", "flag_holder", "pile", "tray", "park"}) {
                    QVERIFY2(again[key] == shown[key], (std::string(key) + again[key].dump()).c_str());
                }
                for (const char* side : {"A", "B", "C", "D"}) {
                    for (const char* key : {"deck", "half", "bank", "rest", "fans", "trophies", "strength"}) {
                        QVERIFY2(again[side][key] == shown[side][key], key);
                    }
                }
                ++compared;
            }
            match->apply(choice(*match, "random", static_cast<std::uint64_t>(i)));
        }
        QVERIFY2(compared > 50, std::to_string(compared).c_str());
    }

    // CHA-I11
    void aViewNamesNothingHidden() {
        const auto match = begin(setup(6, 3));
        match->apply(match->legal().front().code);
        const Json own = match->position(0);
        const Json other = match->position(1);
        QVERIFY(own["A"]["drawn"] == match->position(std::nullopt)["A"]["drawn"]);
        const auto hidden = [](const Json& cards) {
            return std::all_of(cards.begin(), cards.end(), [](const Json& card) { return card == "?"; });
        };
        QVERIFY(hidden(other["A"]["drawn"]) && other["A"]["drawn"].size() == 5);
        QVERIFY(hidden(other["A"]["deck"]) && hidden(own["pile"]["A"]) && hidden(own["pile"]["C"]));
        QVERIFY(!hidden(own["A"]["deck"]));
    }

    void anOutlookPlaysTheTournamentOn() {
        const auto match = begin(setup(7, 3));
        OutlookSetup how;
        how.policies = {"random", "random", "random"};
        how.games = 12;
        const auto outlook = game().outlook(*match, how, {});
        QVERIFY(outlook);
        QCOMPARE(outlook->games, 12);
        QCOMPARE(outlook->wins.size(), std::size_t{4});
        // The bot cannot win: it never reaches the final.
        QCOMPARE(outlook->wins[0] + outlook->wins[1] + outlook->wins[2] + outlook->draws, 12);
    }

    void aGreedyPlayerTakesTheStrongestCard() {
        MatchSetup with;
        with.pool = {setCard("maus", 1), setCard("koch", 3), setCard("fuchs", 2)};
        const auto placed = game().place(
            with, Json::parse(R"({"players": 2, "phase": "deck", "active": "A", "options": [{"level": "A", "picks": 1}],
                                  "A": {"deck": ["maus"], "drawn": ["maus", "koch", "fuchs"]}, "B": {"deck": ["maus"]}})"));
        QVERIFY(placed);
        (*placed)->apply(choice(**placed, "greedy", 1));
        QVERIFY((*placed)->position(std::nullopt)["A"]["deck"] == Json({"maus", "koch"}));
        QVERIFY(!game().decide(**placed, "niemand", 1));
    }

    void everyEventHasItsSentence() {
        // messages.toml names the events; nothing may happen that it has no words for.
        const std::string messages =
            tests::fileText(std::string(BLATTWERK_RESOURCE_DIR) + "/systems/fahnenturnier/messages.toml");
        for (int players = 1; players < 6; ++players) {
            const auto match = begin(setup(static_cast<std::uint64_t>(players), players));
            std::vector<EventView> events = match->opening();
            while (!match->outcome().over) {
                for (EventView& event : match->apply(choice(*match, "random", match->digest()))) {
                    events.push_back(std::move(event));
                }
            }
            for (const EventView& event : events) {
                QVERIFY2(messages.find("kind = \"" + event.kind + '"') != std::string::npos, event.kind.c_str());
            }
            QVERIFY(messages.find("reason = \"" + match->outcome().reason + '"') != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierMatch)
#include "tst_fahnenturnier_match.moc"
