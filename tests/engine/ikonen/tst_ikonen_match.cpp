#include "duel_table.h"

#include "engine/play/replay.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const System& game() {
    return *ShippedContent::ikonen().system;
}

MatchSetup setup(std::uint64_t seed) {
    const ShippedContent& content = ShippedContent::ikonen();
    MatchSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf("kurpark"), content.keysOf("marktplatz")};
    setup.seed = seed;
    return setup;
}

std::unique_ptr<Match> begin(std::uint64_t seed) {
    auto match = game().start(setup(seed));
    if (!match) {
        qFatal("%s", match.error().code.c_str());
    }
    return std::move(match).value();
}

} // namespace

class TestIkonenMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // IKO-I10
    void aReplayLeadsToTheSamePosition() {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            Replay replay = Replay::of("ikonen", ShippedContent::ikonen().info.edition, setup(seed));
            const auto match = begin(seed);
            while (!match->outcome().over) {
                replay.steps.push_back(*game().decide(*match, "random", seed + replay.steps.size()));
                match->apply(replay.steps.back());
            }
            replay.digest = match->digest();
            const auto read = Replay::fromJson(Json::parse(replay.toJson().dump()));
            QVERIFY(read);
            const auto again = read->play(game(), ShippedContent::ikonen().cards);
            QVERIFY(again);
            QCOMPARE((*again)->digest(), match->digest());
        }
    }

    void everyLegalStepIsFoundByItsWordsAndNoOther() {
        for (const auto& parameters :
             {model::ParameterValues(),
              model::ParameterValues{{"iko_max_icons", "3"}, {"iko_replace_icon", "RETURN_OLD"}}}) {
            MatchSetup with = setup(3);
            with.parameters = parameters;
            const auto match = std::move(game().start(with)).value();
            for (int i = 0; i < 300 && !match->outcome().over; ++i) {
                for (const LegalStep& step : match->legal()) {
                    const auto fitting = match->fitting(Json::parse(step.json), step.side);
                    QVERIFY(fitting);
                    const auto same = [&](const LegalStep& one) { return one.code == step.code; };
                    QVERIFY2(std::any_of(fitting->begin(), fitting->end(), same), step.json.c_str());
                    QVERIFY(!match->explain(Json::parse(step.json), step.side)->has_value());
                    QVERIFY(match->explain(Json::parse(step.json), 1 - step.side)->has_value());
                }
                match->apply(*game().decide(*match, "random", static_cast<std::uint64_t>(i)));
            }
        }
    }

    void aPositionCanBePlacedAgain() {
        const auto match = begin(4);
        int compared = 0;
        for (int i = 0; i < 400 && !match->outcome().over; ++i) {
            const Json shown = match->position(std::nullopt);
            if (shown["pending"].is_null() && shown["phase"] != "prize") {
                Json position = shown;
                for (const char* key : {"pending", "winner", "ending"}) {
                    position.erase(key);
                }
                for (const char* side : {"A", "B"}) {
                    for (Json& icon : position[side]["field"]) {
                        for (const char* key : {"att", "sat", "ver", "sve"}) {
                            icon.erase(key);
                        }
                    }
                }
                const auto placed = game().place(setup(4), position);
                QVERIFY2(placed.isOk(), placed.isOk() ? "" : placed.error().detail.c_str());
                const Json again = (*placed)->position(std::nullopt);
                for (const char* side : {"A", "B"}) {
                    for (const char* zone : {"hand", "deck", "discard", "prizes", "won_prizes"}) {
                        QVERIFY2(again[side][zone] == shown[side][zone], zone);
                    }
                    QCOMPARE(again[side]["field"].size(), shown[side]["field"].size());
                }
                ++compared;
            }
            match->apply(*game().decide(*match, "solide", 1));
        }
        QVERIFY(compared > 20);
    }

    void whatCannotStartSaysWhy() {
        MatchSetup wrong = setup(1);
        wrong.decks[1].push_back("niemand");
        QCOMPARE(game().start(wrong).error().code, std::string("match.unknown_card"));
        // IKO-R6: 51 cards
        wrong = setup(1);
        wrong.decks[1].push_back(wrong.decks[1].front());
        QCOMPARE(game().start(wrong).error().args, (std::vector<std::string>{"IKO-C1", "B"}));
        wrong = setup(1);
        wrong.decks[0].resize(10);
        QCOMPARE(game().start(wrong).error().args, (std::vector<std::string>{"IKO-C2", "A"}));
        wrong = setup(1);
        std::erase_if(wrong.decks[0],
                      [](const std::string& key) { return ShippedContent::ikonen().card(key).type == "ikone"; });
        QCOMPARE(game().start(wrong).error().args, (std::vector<std::string>{"IKO-C3", "A"}));
        wrong = setup(1);
        wrong.parameters = {{"iko_prizes", "0"}};
        QCOMPARE(game().start(wrong).error().code, std::string("parameter.range"));
    }

    void aPositionThatCannotBeIsRefused() {
        const auto fault = [](const char* text) {
            const auto placed = game().place(setup(1), Json::parse(text));
            return placed ? std::string() : placed.error().args.front();
        };
        QCOMPARE(fault(R"({"A": {"hnad": []}})"), std::string("position.A.hnad"));
        QCOMPARE(fault(R"({"phase": "prize"})"), std::string("position.attack"));
        QCOMPARE(fault(R"({"phase": "prize", "attack": {"attacker": 1, "defender": 1}})"),
                 std::string("position.attack.attacker"));
        QCOMPARE(fault(R"({"phase": "draw", "attack": {"attacker": 1, "defender": 1}})"),
                 std::string("position.attack"));
        QCOMPARE(fault(R"({"phase": "prize", "attack": {"attacker": 1, "value": "ver"}})"),
                 std::string("position.attack.value"));
        QCOMPARE(fault(R"({"turn": 0})"), std::string("position.turn"));
        QCOMPARE(fault(R"({"turn": 1, "phase": "attack"})"), std::string("position.phase"));
        QCOMPARE(fault(R"({"A": {"field": ["bauhelm"]}})"), std::string("position.A.field"));
        QCOMPARE(fault(R"({"A": {"field": [{"card": "falsch-herum", "attachment": ["bauhelm", "bauhelm"]}]}})"),
                 std::string("position.A.field"));
        QCOMPARE(fault(R"({"A": {"field": ["falsch-herum", "falsch-herum"]}})"), std::string("position.A.field"));
        QCOMPARE(fault(R"({"B": {"hand": ["niemand"]}})"), std::string("niemand"));
    }

    void everyEventHasItsSentence() {
        // messages.toml names the events; nothing may happen that it has no words for.
        const std::string messages =
            tests::fileText(std::string(BLATTWERK_RESOURCE_DIR) + "/systems/ikonen/messages.toml");
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto match = begin(seed);
            std::vector<EventView> events = match->opening();
            while (!match->outcome().over) {
                for (EventView& event : match->apply(*game().decide(*match, "random", match->digest()))) {
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

QTEST_GUILESS_MAIN(TestIkonenMatch)
#include "tst_ikonen_match.moc"
