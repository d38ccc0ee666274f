#include "shipped_cards.h"

#include "engine/systems/heldenhain/event_kind.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::makeCard;
using blattwerk::tests::ShippedCards;

namespace {

using Game = Duel<Small>;
using Table = Placing<Small>;
using S = State<Small>;

Rules compile(const std::vector<model::Card>& cards, const model::ParameterValues& parameters = {}) {
    std::vector<std::string> keys;
    for (const model::Card& card : cards) {
        keys.push_back(card.key);
    }
    return ShippedCards::get().compile(cards, keys, {}, parameters);
}

unsigned number(const Rules& rules, const char* key) {
    return static_cast<unsigned>(rules.indexOf(key));
}

} // namespace

class TestHeldenhainGuards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helG6EnergyLoopsEndAtTheStoreAndTheNumberOfPlays() {
        const Rules rules =
            compile({makeCard("sold", "action_card", "Erhalte 3 Energie.", 1)}, {{"max_plays_per_turn", "10"}});
        S state = Game::emptyTable(rules, 1);
        for (int i = 0; i < 20; ++i) {
            Table::addToHand(state, 0, 0);
        }
        Table::settle(state, rules);
        NullSink none;
        int plays = 0;
        while (Game::isLegal(state, rules, play(0))) {
            Game::apply(state, rules, play(0), none);
            QVERIFY(state.sides[0].energy <= 6);
            ++plays;
        }
        QCOMPARE(plays, 10);
    }

    // HEL-R85
    void eachOfFortyKiNamesIsItsOwn() {
        std::vector<model::Card> cards;
        for (int i = 0; i < 40; ++i) {
            const std::string key =
                std::string("ki") + static_cast<char>('a' + i / 10) + static_cast<char>('0' + i % 10);
            cards.push_back(makeCard(key, "assist", "Erschöpfe diese Karte: Ziehe 1 Karte."));
        }
        const Rules rules = compile(cards, {{"ki_once_scope", "per_game"}, {"ki_limit", "6"}});
        auto state = Duel<Large>::emptyTable(rules, 1);
        Placing<Large>::addToHand(state, 0, 0);
        Placing<Large>::addToHand(state, 0, 32);
        Placing<Large>::settle(state, rules);
        NullSink none;
        QVERIFY(Duel<Large>::isLegal(state, rules, play(0)));
        Duel<Large>::apply(state, rules, play(0), none);
        QVERIFY(Duel<Large>::isLegal(state, rules, play(32)));
    }

    void helG7OneDrawReshufflesOnce() {
        const Rules rules =
            compile({makeCard("fischzug", "action_card", "Ziehe 3 Karten."), makeCard("kiesel", "character", "")});
        S state = Game::emptyTable(rules, 1);
        Table::addToHand(state, 0, number(rules, "fischzug"));
        Table::addToDiscard(state, 0, number(rules, "kiesel"));
        Table::settle(state, rules);
        RecordingSink log;
        Game::apply(state, rules, play(number(rules, "fischzug")), log);
        QCOMPARE(std::ranges::count_if(
                     log.events(),
                     [](const Event& event) { return event.kind == static_cast<std::uint8_t>(EventKind::Reshuffled); }),
                 1);
        QCOMPARE(int{state.sides[0].handCount}, 1);
    }

    void helG7LuckWithOneCardEnds() {
        const Rules rules =
            compile({makeCard("wurf", "action_card", "Glück: Erhalte 1 Punkt. Sonst: Erhalte 1 Energie."),
                     makeCard("kiesel", "character", "")},
                    {{"luck_mode", "reveal"}});
        S state = Game::emptyTable(rules, 1);
        Table::addToHand(state, 0, number(rules, "wurf"));
        Table::addToPile(state, 0, number(rules, "kiesel"));
        Table::settle(state, rules);
        NullSink none;
        Game::apply(state, rules, play(number(rules, "wurf")), none);
        QCOMPARE(int{state.sides[0].points}, 1);
        QCOMPARE(int{state.sides[0].pileCount}, 1);
    }

    void helG11PermanentRulesAreReadInOnePass() {
        // Each looks at the other's Einsatz; only printed values and Ausrüstung count for the condition.
        const Rules rules = compile(
            {makeCard("eins", "character", "Andere eigene Charaktere haben +1 Einsatz.", 1, 2),
             makeCard("zwei", "character",
                      "Wenn mindestens 2 eigene Charaktere mit mindestens 3 Einsatz im Feld liegen: Andere eigene "
                      "Charaktere haben +1 Einsatz.",
                      1, 2)});
        QCOMPARE(rules.manualClauses, 0);
        S state = Game::emptyTable(rules, 1);
        Table::addFigure(state, 0, number(rules, "eins"));
        Table::addFigure(state, 0, number(rules, "zwei"));
        Table::settle(state, rules);
        QCOMPARE(Game::effort(state, rules, figureRef(0, 0)), 2);
        QCOMPARE(Game::effort(state, rules, figureRef(0, 1)), 3);
    }

    void helG12StateChecksEnd() {
        // Whoever leaves takes a bonus along, which lets the next one leave.
        const Rules rules = compile(
            {makeCard("a", "character", "Andere eigene Charaktere haben +1 Ausdauer.", 1, 1, 1),
             makeCard("b", "character", "Andere eigene Charaktere haben +1 Ausdauer.", 1, 1, 1),
             makeCard(
                 "c", "character",
                 "Statt des Ausscheidens: Lege die Ausrüstung von dieser Karte ab. Entferne allen Stress von dieser "
                 "Karte.",
                 1, 1, 1),
             makeCard("stoss", "action_card", "Gib einem eigenen Charakter mit dem höchsten Einsatz 3 Stress."),
             makeCard("d", "character", "", 1, 5, 1)});
        QCOMPARE(rules.manualClauses, 0);
        S state = Game::emptyTable(rules, 1);
        for (const char* key : {"a", "b", "c", "d"}) {
            Table::addFigure(state, 0, number(rules, key)).stress = key[0] == 'd' ? 0 : 1;
        }
        Table::addToHand(state, 0, number(rules, "stoss"));
        Table::settle(state, rules);
        NullSink none;
        Game::apply(state, rules, play(number(rules, "stoss")), none);
        QCOMPARE(int{state.sides[0].fieldCount}, 3);
        QCOMPARE(int{state.sides[0].discardCount}, 2);
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainGuards)
#include "tst_heldenhain_guards.moc"
