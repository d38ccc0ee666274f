#include "app/table/draw_odds.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk::app;

namespace {

TableLayout layout() {
    TableLayout layout;
    layout.seats = {"A", "B"};
    layout.drawPile = "deck";
    layout.drawThen = "discard";
    layout.attached = "equipment";
    layout.upright = "ready";
    layout.stress = "stress";
    layout.zones.push_back({"hand", ZonePlace::Kind::Hand, {}, {}, {}});
    layout.zones.push_back({"field", ZonePlace::Kind::Row, {}, {}, {}});
    layout.piles.push_back({"deck", true, false, {}});
    layout.piles.push_back({"discard", true, true, {}});
    return layout;
}

TableBoard board(const char* position) {
    return readBoard(nlohmann::ordered_json::parse(position), layout());
}

const std::vector<std::string> kDeck = {"a", "b", "c", "d", "e", "f", "g", "h"};

} // namespace

class TestDrawOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatLiesOpenCannotBeDrawn() {
        const TableBoard open = board(
            R"({"A": {"hand": ["a"], "field": [{"card": "b", "equipment": "c"}], "discard": ["d"], "deck": ["?","?","?","?"]}})");
        const DrawOdds odds(kDeck, open, 0, layout());
        QCOMPARE(odds.unseen(), (std::vector<std::string>{"e", "f", "g", "h"}));
        QCOMPARE(odds.copies("c"), 0);
        QCOMPARE(odds.card("e", 1), 0.25);
    }

    void chancesOfAllCardsForOneDrawSumToOne() {
        const TableBoard open = board(R"({"A": {"hand": ["a", "b"], "deck": ["?","?","?","?","?","?"]}})");
        const DrawOdds odds(kDeck, open, 0, layout());
        double sum = 0;
        for (const std::string& key : kDeck) {
            sum += odds.card(key, 1);
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
    }

    void severalDrawsFollowTheHypergeometricFormula() {
        const TableBoard open = board(R"({"A": {"deck": ["?","?","?","?","?","?","?","?"]}})");
        const DrawOdds odds(kDeck, open, 0, layout());
        // 3 of 8 wanted, 2 draws: 1 - (5/8)(4/7).
        QVERIFY(std::abs(odds.atLeastOne(3, 2) - (1.0 - 5.0 / 8 * 4 / 7)) < 1e-12);
        QCOMPARE(odds.atLeastOne(3, 6), 1.0);
        QCOMPARE(odds.atLeastOne(0, 4), 0.0);
        QVERIFY(std::abs(odds.card("a", 8) - 1.0) < 1e-12);
    }

    void anEmptyPileIsMadeOfTheOpenOne() {
        const TableBoard open = board(R"({"A": {"hand": ["a"], "discard": ["d", "e"], "deck": []}})");
        const DrawOdds odds(kDeck, open, 0, layout());
        QCOMPARE(odds.card("d", 1), 0.5);
        QCOMPARE(odds.card("f", 1), 0.0);
    }

    void nothingLeftHasNoChance() {
        const DrawOdds odds(kDeck, board(R"({"A": {"deck": []}})"), 0, layout());
        QVERIFY(odds.unseen().empty());
        QCOMPARE(odds.atLeastOne(1, 1), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestDrawOdds)
#include "tst_draw_odds.moc"
