#include "app/session/resource_text.h"
#include "app/table/row_places.h"
#include "app/table/step_book.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk::app;
using blattwerk::engine::LegalStep;

namespace {

TableLayout shipped(const char* system = "heldenhain") {
    auto layout = readTableLayout(resourceText(QStringLiteral(":/systems/%1/table.toml").arg(QLatin1String(system))));
    return layout ? *layout : TableLayout();
}

/// Of four players, the two of the second park at their match.
TableBoard flagMatch() {
    return readBoard(nlohmann::ordered_json::parse(R"({
        "round": 2, "phase": "match", "active": "B", "attacker": "B", "flag_holder": "C",
        "A": {"opponent": "D", "deck": ["?"], "half": [], "bank": [], "score": "?"},
        "B": {"opponent": "C", "deck": ["?", "?"], "half": [{"card": "koch", "strength": 3}],
              "bank": ["wache", "wache", "bote"], "attack_sum": 3, "score": 4},
        "C": {"opponent": "B", "deck": ["?"], "half": [{"card": "rind", "strength": 5}, {"card": "maus"}], "bank": [],
              "flag": "rind", "strength": 5, "score": "?"},
        "D": {"opponent": "A", "deck": ["?"], "half": [], "bank": []}})"),
                     shipped("fahnenturnier"));
}

/// A quarter of the module draft game in its middle.
TableBoard quarter() {
    return readBoard(nlohmann::ordered_json::parse(R"({
        "active": "A", "quarter": 2, "phase": "turn", "pending": null, "display": ["springer", "stempelkissen"],
        "A": {"euro": 3, "modules": ["wiedervorlage"], "hand": ["akte"], "deck": ["?"], "discard": [], "reserve": [],
              "therapiezimmer": {"list": [], "total": 0}, "mitgliederportal": {"list": [], "total": 0},
              "schreibtisch": {"list": [{"card": "mappe", "face_up": true, "resilience": 4, "stressors": 1},
                                        {"card": "zettel", "face_up": false, "resilience": 1}], "total": 5},
              "stamps": {"therapiezimmer": 1}, "tools": {"schreibtisch": ["stehpult"]}, "staff": [], "notices": []},
        "B": {"euro": 0, "modules": [], "hand": ["?"], "deck": ["?"], "discard": [], "reserve": [],
              "therapiezimmer": {"list": [], "total": 0}, "schreibtisch": {"list": [], "total": 0},
              "mitgliederportal": {"list": [{"card": "?", "face_up": false, "resilience": 1}], "total": 1},
              "stamps": {"therapiezimmer": 0}, "tools": {}, "staff": [], "notices": []}})"),
                     shipped("modulspiel"));
}

TableBoard board() {
    return readBoard(nlohmann::ordered_json::parse(R"({
        "active": "A", "turn": 9, "phase": "play", "location": "breite-furt", "location_owner": "A",
        "A": {"points": 11, "energy": 3, "actions": 3, "hand": ["knotenseil", "emil"], "deck": ["?", "?"],
              "discard": ["faltkarte"], "headquarters": "alte-huette", "hq_active": true,
              "field": [{"card": "jaro", "ready": true, "stress": 1, "effort": 2, "equipment": "kompass"},
                        {"card": "pip", "ready": true, "waiting": true}],
              "assists": [{"card": "orakel", "ready": false}]},
        "B": {"points": 9, "hand": ["?", "?"], "hq_active": false, "headquarters": "archiv",
              "field": [{"card": "samt", "ready": false, "lock": "SERVED"}, {"card": "jaro", "ready": false}]}})"),
                     shipped());
}

} // namespace

class TestTableBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedTableIsReadable() {
        for (const char* system : {"heldenhain", "ikonen", "fahnenturnier", "modulspiel"}) {
            const auto read =
                readTableLayout(resourceText(QStringLiteral(":/systems/%1/table.toml").arg(QLatin1String(system))));
            QVERIFY2(read.isOk(), system);
        }
        const auto layout = readTableLayout(resourceText(QStringLiteral(":/systems/heldenhain/table.toml")));
        QVERIFY2(layout.isOk(), layout ? "" : qPrintable(QString::fromStdString(layout.error().code)));
        QCOMPARE(layout->counters.size(), size_t(3));
        QVERIFY(layout->action("distract"));
        QVERIFY(layout->action(ActionPlace::Role::End));
        QCOMPARE(layout->reasons.count("HEL-R48"), size_t(1));
    }

    void aBrokenTableIsRefusedWithItsPlace() {
        QVERIFY(!readTableLayout("counters = ["));
        const auto wrong = readTableLayout("seats = [\"A\"]\n[counters.points]\nstyle = \"stars\"\n");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().args.front(), std::string("counters.points.style"));
    }

    void aPositionBecomesABoard() {
        const TableBoard read = board();
        QCOMPARE(read.turn, 9);
        QCOMPARE(read.sides[0].counters.at("points"), 11);
        QVERIFY(read.shared);
        QCOMPARE(read.shared->key, std::string("breite-furt"));
        const BoardCard& jaro = read.sides[0].zone("field").front();
        QCOMPARE(jaro.stress, 1);
        QCOMPARE(jaro.values.at("effort"), 2);
        QCOMPARE(jaro.attached.front().key, std::string("kompass"));
        QVERIFY(read.sides[1].zone("hand").front().hidden);
    }

    void cardsCarryTheFirstLabelThatFits() {
        const TableLayout layout = shipped();
        const TableBoard read = board();
        const auto label = [&](const BoardCard& card) {
            return card.label < 0 ? std::string() : layout.labels[size_t(card.label)].text.de;
        };
        QCOMPARE(label(read.sides[1].zone("field")[0]), std::string("setzt aus"));
        QCOMPARE(label(read.sides[1].zone("field")[1]), std::string("erschöpft"));
        QCOMPARE(label(read.sides[0].zone("field")[1]), std::string("Wartezeit"));
        QCOMPARE(label(read.sides[0].zone("field")[0]), std::string());
        QCOMPARE(label(read.sides[1].zone("headquarters")[0]), std::string("noch inaktiv"));
    }

    void aSideOfManyKnowsWhoSitsOpposite() {
        const TableBoard read = flagMatch();
        QCOMPARE(read.seats, (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(read.opposite(1), 2);
        QCOMPARE(read.opposite(3), 0);
        QCOMPARE(board().opposite(0), 1);
        QCOMPARE(board().opposite(1), 0);
    }

    void theFlagLiesOnTheFirstCardOfItsHolder() {
        const TableLayout layout = shipped("fahnenturnier");
        const TableBoard read = flagMatch();
        const auto& half = read.sides[2].zone("half");
        QCOMPARE(layout.labels[size_t(half[0].label)].text.de, std::string("Fahne"));
        QCOMPARE(half[1].label, -1);
        QCOMPARE(read.sides[1].zone("half")[0].label, -1);
        QCOMPARE(half[0].values.at("base_strength"), 5);
    }

    void placesLieSideBySideWithToolsUnderThem() {
        const TableLayout layout = shipped("modulspiel");
        const TableBoard read = quarter();
        QCOMPARE(layout.laidOut(ZonePlace::Kind::Row, "turn").size(), size_t(3));
        const RowPlaces rows(layout, "turn", [](const std::string&) { return 3; });
        QVERIFY(rows.areShared());
        for (size_t i = 1; i < rows.rows().size(); ++i) {
            const RowPlaces::Row& before = rows.rows()[i - 1];
            QVERIFY(rows.rows()[i].left >= before.at(2, 3) + rows.card().width());
        }
        const BoardSide& own = read.sides[0];
        QCOMPARE(own.zone("schreibtisch").size(), size_t(2));
        QCOMPARE(own.zone("schreibtisch")[0].values.at("base_resilience"), 4);
        QCOMPARE(layout.labels[size_t(own.zone("schreibtisch")[1].label)].text.de, std::string("Kaffeepause"));
        QCOMPARE(own.zone("tools.schreibtisch").front().key, std::string("stehpult"));
        QCOMPARE(own.counters.at("stamps.therapiezimmer"), 1);
        QVERIFY(read.sides[1].zone("mitgliederportal").front().hidden);
    }

    void whatLiesForBothSidesIsThereForEach() {
        const TableBoard read = quarter();
        for (const int seat : {0, 1}) {
            QCOMPARE(read.sides[size_t(seat)].zone("display").size(), size_t(2));
            QCOMPARE(read.sides[size_t(seat)].zone("display")[1].seat, seat);
        }
        QVERIFY(read.sides[0].zone("modules").front().key == "wiedervorlage");
    }

    void aCardIsDroppedAtAPlace() {
        const TableLayout layout = shipped("modulspiel");
        const TableBoard read = quarter();
        const StepBook book({{1, 0, R"({"action": "play", "card": "akte", "place": "therapiezimmer"})"},
                             {2, 0, R"({"action": "play", "card": "akte", "place": "schreibtisch"})"},
                             {3, 0, R"({"action": "overlay", "card": "akte", "over": "mappe"})"},
                             {4, 0, R"({"action": "buy", "card": "stempelkissen", "place": "schreibtisch"})"}},
                            read, layout);
        const BoardCard& akte = read.sides[0].zone("hand").front();
        const BoardCard& mappe = read.sides[0].zone("schreibtisch").front();
        QCOMPARE(book.onto(akte, mappe).front()->code, std::uint64_t(3));
        QCOMPARE(book.of(akte).size(), size_t(3));
        QCOMPARE(book.steps()[3].subject->key, std::string("stempelkissen"));
        const auto step = attempt(akte, "intervention", nullptr, layout, "mitgliederportal");
        QCOMPARE(step->value("place", std::string()), std::string("mitgliederportal"));
        const auto over = attempt(akte, "intervention", &mappe, layout);
        QCOMPARE(over->value("over", std::string()), std::string("mappe"));
    }

    void theNoteTellsTheStepOfTheSettlement() {
        QCOMPARE(quarter().note.de, std::string("Therapie 0 : 0 · Portal 0 : 1 · Tisch 5 : 0"));
        const TableLayout layout = shipped("modulspiel");
        const auto note = [&](const char* pending) {
            return readBoard(nlohmann::ordered_json{{"phase", "settlement"}, {"pending", pending}}, layout).note.de;
        };
        QCOMPARE(note("reserve"), std::string("Schritt 1 von 4: Reserve füllen (R55)"));
        QCOMPARE(note("location"), std::string("Schritt 4 von 4: nächster Ort (R60)"));
    }

    void whatMayNotBeKnownIsNoNumber() {
        QCOMPARE(flagMatch().sides[1].counters.at("score"), 4);
        QVERIFY(!flagMatch().sides[2].counters.contains("score"));
    }

    void aStepTellsWhatThePositionKnowsOfIt() {
        const TableLayout layout = shipped("fahnenturnier");
        const TableBoard read = readBoard(nlohmann::ordered_json::parse(R"({
            "phase": "deck", "active": "A", "options": [{"level": "B", "picks": 2}, {"level": "C", "picks": 1}],
            "A": {"deck": ["maus"], "drawn": []}, "B": {"deck": ["?"]}})"),
                                          layout);
        QVERIFY(read.note.de.empty());
        const StepBook book({{1, 0, R"({"action": "choose_level", "level": "B"})"},
                             {2, 0, R"({"action": "choose_level", "level": "C"})"}},
                            read, layout);
        QCOMPARE(book.steps()[0].details.at("picks"), std::string("2"));
        QCOMPARE(book.steps()[1].details.at("picks"), std::string("1"));
        const TableBoard drawn = readBoard(nlohmann::ordered_json::parse(R"({
            "phase": "deck", "active": "A", "options": [{"level": "B", "picks": 1}],
            "A": {"deck": ["maus"], "drawn": ["koch", "rind"]}, "B": {"deck": ["?"]}})"),
                                           layout);
        QCOMPARE(drawn.note.de, std::string("Level B: noch 1 ins Deck"));
    }

    void theNoteSaysWhatIsAttackedWithAndWhat() {
        QCOMPARE(flagMatch().note.de, std::string("Angriff 3 gegen 5"));
        // Before the first card nobody attacks.
        const TableBoard before = readBoard(
            nlohmann::ordered_json::parse(R"({"phase": "match", "attacker": null, "flag_holder": null, "A": {}})"),
            shipped("fahnenturnier"));
        QVERIFY(before.note.de.empty());
        QVERIFY(board().note.de.empty());
    }

    void whatIsLaidOutDependsOnThePhase() {
        const TableLayout layout = shipped("fahnenturnier");
        using Kind = ZonePlace::Kind;
        QCOMPARE(layout.zone(Kind::Row, "match")->path, std::string("half"));
        QCOMPARE(layout.zone(Kind::Row, "remove")->path, std::string("deck"));
        QVERIFY(layout.zone(Kind::Hand, "deck"));
        QVERIFY(!layout.zone(Kind::Hand, "match"));
        QVERIFY(layout.zone(Kind::Bench, "result"));
        QVERIFY(!layout.zone(Kind::Bench, "deck"));
        QCOMPARE(shipped().zone(Kind::Hand, "action")->path, std::string("hand"));
    }

    void aListOfOneIsACardAndOtherStepsAreLoose() {
        const TableLayout layout = shipped("fahnenturnier");
        const TableBoard read = readBoard(nlohmann::ordered_json::parse(R"({
            "phase": "remove", "active": "A", "A": {"deck": ["maus", "koch", "maus"]}, "B": {"deck": ["?"]}})"),
                                          layout);
        const StepBook book({{1, 0, R"({"action": "remove", "cards": ["maus"]})"},
                             {2, 0, R"({"action": "remove", "cards": ["koch"]})"},
                             {3, 0, R"({"action": "reroll"})"},
                             {4, 0, R"({"action": "continue"})"}},
                            read, layout);
        const auto& deck = read.sides[0].zone("deck");
        QVERIFY(book.isOpen(deck[0]));
        // Copies are one candidate: each of them may be taken up.
        QVERIFY(book.isOpen(deck[2]));
        QCOMPARE(book.loose(layout).size(), size_t(1));
        QCOMPARE(book.loose(layout).front()->action, std::string("reroll"));
        const auto step = attempt(deck[1], "starter", nullptr, layout);
        QVERIFY(step);
        QCOMPARE(step->dump(), std::string(R"({"action":"remove","cards":["koch"]})"));
    }

    void furtherCopiesAreNumberedInOrder() {
        const TableBoard read = readBoard(
            nlohmann::ordered_json::parse(R"({"A": {"field": [{"card": "x"}, {"card": "x"}], "hand": ["y", "y"]}})"),
            shipped());
        QCOMPARE(read.sides[0].zone("field")[1].name, std::string("x#2"));
        QCOMPARE(read.sides[0].zone("hand")[1].name, std::string("y"));
        QCOMPARE(cardKeyOf("B.x#2"), std::string("x"));
    }

    void stepsKnowTheirCards() {
        const TableBoard read = board();
        const StepBook book({{1, 0, R"({"action": "play", "card": "knotenseil", "bearer": "jaro"})"},
                             {2, 0, R"({"action": "play", "card": "emil", "sacrifice": null})"},
                             {3, 0, R"({"action": "distract", "figure": "jaro", "target": "jaro"})"},
                             {4, 0, R"({"action": "use_hq", "ability": 1})"},
                             {5, 0, R"({"action": "end_turn"})"}},
                            read, shipped());
        const BoardCard& own = read.sides[0].zone("field")[0];
        const BoardCard& other = read.sides[1].zone("field")[1];
        QCOMPARE(book.onto(*read.find("knotenseil"), own).size(), size_t(1));
        QCOMPARE(book.onto(own, other).size(), size_t(1));
        QVERIFY(book.onto(own, own).empty());
        QVERIFY(book.isOpen(read.sides[0].zone("headquarters")[0]));
        QVERIFY(book.plain("end_turn"));
        QVERIFY(!book.isOpen(read.sides[0].zone("field")[1]));
    }

    void answersStandForCardsOrWords() {
        const TableBoard read = board();
        const StepBook book(
            {{1, 0, R"({"choose": "B.jaro"})"}, {2, 0, R"({"choose": "samt"})"}, {3, 0, R"({"choose": "pass"})"}}, read,
            shipped());
        QVERIFY(book.isDecision());
        QCOMPARE(book.answer(read.sides[1].zone("field")[1])->code, std::uint64_t(1));
        QVERIFY(!book.answer(read.sides[0].zone("field")[0]));
        QCOMPARE(book.wordAnswers().size(), size_t(1));
    }

    void aDecisionIsAboutTheZoneThatHoldsAllItsCards() {
        // Both cards are on top of the deck; one of the name sits on the bank too.
        const TableLayout layout = shipped("fahnenturnier");
        const TableBoard read = readBoard(nlohmann::ordered_json::parse(R"({
            "phase": "match", "A": {"deck": ["bote", "igel", "?"], "bank": ["bote", "maus"]}, "B": {}})"),
                                          layout);
        const StepBook seen({{1, 0, R"({"choose": "bote"})"}, {2, 0, R"({"choose": "igel"})"}}, read, layout);
        QCOMPARE(seen.wordAnswers().size(), size_t(2));
        const StepBook bank({{1, 0, R"({"choose": "bote"})"}, {2, 0, R"({"choose": "maus"})"}}, read, layout);
        QVERIFY(bank.wordAnswers().empty());
        QVERIFY(bank.answer(read.sides[0].zone("bank")[1]));
    }

    void aPrizeThatMayBeTakenIsALooseStep() {
        const TableLayout layout = shipped("ikonen");
        const TableBoard read =
            readBoard(nlohmann::ordered_json::parse(
                          R"({"phase": "prize", "A": {"field": [{"card": "pan"}], "hand": []}, "B": {}})"),
                      layout);
        const StepBook book({{1, 0, R"({"action": "take_prize", "position": 1})"},
                             {2, 0, R"({"action": "next"})"},
                             {3, 0, R"({"action": "end_turn"})"},
                             {4, 0, R"({"action": "attack", "value": "att"})"}},
                            read, layout);
        QCOMPARE(book.loose(layout).size(), size_t(2));
        QCOMPARE(book.loose(layout).front()->words.at("position"), std::string("1"));
    }

    void aDropIsWrittenAsAStep() {
        const TableBoard read = board();
        const TableLayout layout = shipped();
        const BoardCard& rope = *read.find("knotenseil");
        const BoardCard& pip = read.sides[0].zone("field")[1];
        const auto equip = attempt(rope, "equipment", &pip, layout);
        QVERIFY(equip);
        QCOMPARE((*equip)["bearer"].get<std::string>(), std::string("pip"));
        const auto distract = attempt(pip, "companion", &read.sides[1].zone("field")[0], layout);
        QCOMPARE((*distract)["action"].get<std::string>(), std::string("distract"));
        const auto alone = attempt(*read.find("emil"), "character", nullptr, layout);
        QCOMPARE((*alone)["action"].get<std::string>(), std::string("play"));
    }
};

QTEST_APPLESS_MAIN(TestTableBoard)
#include "tst_table_board.moc"
