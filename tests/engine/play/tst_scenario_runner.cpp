#include "engine/play/scenario.h"
#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

/// A file that passes: Nami distracts Samt.
Json goodFile() {
    return Json::parse(R"({
      "name": "Probe", "system": "heldenhain", "rules": ["HEL-R61"], "seed": 1,
      "cards": [
        {"key": "nami-p", "type": "character", "name": "Nami P", "cost": 3, "effort": 3, "stamina": 4, "point_value": 2, "text": ""},
        {"key": "samt-p", "type": "character", "name": "Samt P", "cost": 2, "effort": 2, "stamina": 3, "point_value": 1, "text": ""}
      ],
      "position": {
        "active": "A", "turn": 5, "phase": "play",
        "A": {"points": 4, "energy": 2, "field": [{"card": "nami-p"}], "hand": ["samt-p", "samt-p"]},
        "B": {"field": [{"card": "samt-p", "ready": false}, {"card": "nami-p", "ready": false}]}
      },
      "steps": [
        {"do": {"action": "distract", "figure": "nami-p", "target": "samt-p"}},
        {"expect": {"B.discard": ["samt-p"], "A.field.nami-p.stress": 2, "A.hand.size": 2, "winner": null}},
        {"refuse": {"action": "collect", "figure": "nami-p"}, "because": "HEL-R53"}
      ]
    })");
}

ScenarioResult run(const std::string& text) {
    const ShippedContent& content = ShippedContent::heldenhain();
    static const ScenarioContext context{{{content.system, &content.info, content.cards, content.decks}}};
    return runScenario(text, context);
}
ScenarioResult run(const Json& json) {
    return run(json.dump());
}

/// The file with one change at a JSON pointer.
ScenarioResult runWith(const char* pointer, const Json& value) {
    Json json = goodFile();
    json[Json::json_pointer(pointer)] = value;
    return run(json);
}

} // namespace

class ScenarioRunner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGoodFilePasses() {
        const ScenarioResult result = run(goodFile());
        QVERIFY2(result.ok, result.message.c_str());
        QCOMPARE(result.name, std::string("Probe"));
    }

    void brokenJsonNamesLineAndColumn() {
        const ScenarioResult result = run(std::string("{\n  \"name\": \"ä\", ,\n}"));
        QVERIFY(result.refused);
        QVERIFY2(result.message.starts_with("line 2, column 16"), result.message.c_str());
    }

    void faultsOfTheFileAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* pointer, const char* value, const char* place) {
            QTest::newRow(place) << pointer << value << place;
        };
        row("/extra", "1", "extra: unknown key");
        row("/system", "\"skat\"", "system: unknown system");
        row("/cards/0/speed", "3", "cards[0].speed: unknown key");
        row("/cards/0/text", "\"Tanze einmal.\"", "cards[0].text: not understood");
        row("/cards/0/type", "\"zauber\"", "cards[0].type: unknown card type");
        row("/cards/1/key", "\"nami-p\"", "cards[1].key: two cards");
        row("/cards/0/cost", "\"drei\"", "cards[0].cost: a number");
        row("/parameters", "{\"action_points\": [1]}", "parameters.action_points: a number");
        row("/parameters", "{\"action_points\": 99}", "action_points");
        row("/parameters", "{\"no_such\": 1}", "no_such");
        row("/position/A/mana", "3", "position.A.mana");
        row("/position/A/field/0/stres", "3", "position.A.field[0].stres");
        row("/position/A/hand/0", "\"niemand\"", "niemand");
        row("/position/phase", "\"traum\"", "position.phase");
        row("/position/A/headquarters", "\"nami-p\"", "position.A.headquarters");
        row("/steps/0/do/action", "\"fliege\"", "steps[0].do.action: unknown action");
        row("/steps/0/do/figure", "\"niemand\"", "steps[0].do.figure: unknown card");
        row("/steps/0/do/speed", "1", "steps[0].do.speed: unknown key");
        row("/steps/0/expect", "{}", "steps[0]: a step does exactly one thing");
        row("/steps/1/view", "\"Z\"", "steps[1].view");
        row("/steps/1/because", "\"HEL-R1\"", "steps[1].because: unknown key");
        row("/steps/1/expect", "{\"A.mana\": 1}", "steps[1].expect.A.mana: unknown path");
        row("/steps/1/expect", "{\"A.field.niemand.stress\": 1}", "steps[1].expect.A.field.niemand.stress");
        row("/steps/1/expect", "{\"A.points\": {\"least\": 1}}", "steps[1].expect.A.points: unknown key least");
        row("/steps/2/because", "null", "steps[2].because");
        row("/steps/0/by", "\"C\"", "steps[0].by: there is no side \"C\"");
        row("/steps/1/view", "\"H\"", "steps[1].view: there is no side \"H\"");
        row("/steps/1/expect", "{\"A.field.nami-p#x.stress\": 1}", "A.field.nami-p#x");
        row("/parameters", "{\"action_points\": 18446744073709551615}", "parameters.action_points: ");
        row("/parameters", "{\"action_points\": 11}", "parameters.action_points: a number from 1 to 10 is expected");
        row("/parameters", "{\"nothing\": 1}", "parameters.nothing: unknown parameter");
        row("/cards/0/effort", "18446744073709551615", "cards[0].effort: a number");
        row("/position/A/points", "-1", "position.A.points: a number from 0");
        row("/name", QByteArray("[").repeated(100).append(QByteArray("]").repeated(100)).constData(),
            "nested more than");
    }

    void faultsOfTheFileAreRefusedWithTheirPlace() {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, place);
        const ScenarioResult result = runWith(pointer.toUtf8().constData(), Json::parse(value.toStdString()));
        QVERIFY(!result.ok);
        QVERIFY2(result.refused, result.message.c_str());
        QVERIFY2(result.message.find(place.toStdString()) != std::string::npos, result.message.c_str());
    }

    void aFailedStepIsNoFaultOfTheFile() {
        const ScenarioResult wrong = runWith("/steps/1/expect/winner", "A");
        QVERIFY(!wrong.ok && !wrong.refused);
        QCOMPARE(wrong.step, 2);
        const ScenarioResult legal = runWith("/steps/2/refuse", Json{{"action", "end_turn"}});
        QVERIFY(!legal.ok && !legal.refused);
        QCOMPARE(legal.step, 3);
        const ScenarioResult rule = runWith("/steps/2/because", "HEL-R1");
        QVERIFY(!rule.ok && !rule.refused);
    }

    void namesThatCanMeanTwoCardsAreRefused() {
        Json json = goodFile();
        json["cards"].push_back({{"key", "griff"},
                                 {"type", "action_card"},
                                 {"name", "Griff"},
                                 {"cost", 0},
                                 {"text", "Gib einer Figur 1 Stress."}});
        json["position"]["A"]["hand"] = {"griff"};
        json["position"]["A"]["field"].push_back({{"card", "samt-p"}});
        json["steps"] = {{{"do", {{"action", "play"}, {"card", "griff"}}}}, {{"choose", "samt-p"}}};
        const ScenarioResult result = run(json);
        QVERIFY(result.refused);
        QVERIFY2(result.message.starts_with("steps[1].choose"), result.message.c_str());
        json["steps"][1]["choose"] = "B.samt-p";
        json["steps"].push_back({{"expect", {{"B.field.samt-p.stress", 1}, {"A.field.samt-p.stress", 0}}}});
        QVERIFY2(run(json).ok, run(json).message.c_str());
    }

    void whatIsLeftOpenMustBeUnambiguous() {
        const ScenarioResult open = runWith("/steps/0/do", Json{{"action", "distract"}});
        QVERIFY(!open.ok && !open.refused);
        QVERIFY2(open.message.find("leaves several steps open") != std::string::npos, open.message.c_str());
        // Copies in the same hand are one candidate.
        Json json = goodFile();
        json["steps"] = {{{"do", {{"action", "play"}, {"card", "samt-p"}}}},
                         {{"expect", {{"A.hand", {"samt-p"}}, {"A.field", {"samt-p", "nami-p"}}}}}};
        QVERIFY2(run(json).ok, run(json).message.c_str());
    }

    void policiesPlayAndTheLogIsKept() {
        Json json = {{"name", "Spiel"},
                     {"system", "heldenhain"},
                     {"seed", 3},
                     {"start", {{"decks", {{"A", "superfreundinnen"}, {"B", "purpurpakt"}}}, {"first", "A"}}},
                     {"steps",
                      {{{"legal", {"mulligan"}}},
                       {{"play", {{"policy", "random"}, {"until", "turn_end"}}}},
                       {{"expect", {{"turn", 1}}}},
                       {{"play", {{"policy", "random"}, {"until", "turn_end"}}}},
                       {{"expect", {{"turn", 2}}}},
                       {{"log_has", "turn_ended"}},
                       {{"play", {{"policy", "greedy"}, {"until", "game_end"}, {"limit", 2000}}}},
                       {{"expect", {{"phase", "over"}, {"winner", {{"not", nullptr}}}}}},
                       {{"refuse", {{"action", "end_turn"}}}, {"because", "HEL-R2"}}}}};
        const ScenarioResult result = run(json);
        QVERIFY2(result.ok, result.message.c_str());
        json["steps"][1]["play"]["limit"] = 1;
        QVERIFY(!run(json).ok);
        json["steps"][1]["play"] = {{"policy", "niemand"}};
        QVERIFY(run(json).refused);
    }

    void theOtherSideSeesOnlyWhatIsOpen() {
        Json json = goodFile();
        json["steps"] = {{{"expect", {{"A.hand", {"?", "?"}}, {"A.hand.size", 2}}}, {"view", "B"}},
                         {{"expect", {{"A.hand", {{"has", "samt-p"}}}}}, {"view", "A"}}};
        QVERIFY2(run(json).ok, run(json).message.c_str());
    }
};

QTEST_APPLESS_MAIN(ScenarioRunner)
#include "tst_scenario_runner.moc"
