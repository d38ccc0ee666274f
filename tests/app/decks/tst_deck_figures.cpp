#include "app/decks/deck_edits.h"
#include "app/decks/deck_figures.h"

#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

const char* const kProfile = R"(
histograms = ["effort"]
target_field = "faction"
[curve]
field = "cost"
de = "Kurve"
en = "Curve"
steps = 4
[captions]
SUP = { de = "Held", en = "hero" }
[[target]]
value = "SUP"
curve = [0, 2]
types = { character = 2, action_card = 1 }
[[mechanic]]
key = "heal"
de = "Heilung"
en = "Healing"
primitives = ["E6"]
[[mechanic]]
key = "draw"
de = "Ziehen"
en = "Drawing"
functions = ["draw"]
)";

model::Card card(const char* key, const char* type, int cost, int effort) {
    model::Card result;
    result.key = key;
    result.name = key;
    result.type = type;
    result.stats["cost"] = cost;
    if (effort >= 0) {
        result.stats["effort"] = effort;
    }
    return result;
}

} // namespace

class TestDeckFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueFarOutOfRangeGetsTheLastBar() {
        const model::Card dear = card("dear", "character", 300000000, 1);
        model::Collection deck;
        deck.cards = {{"dear", 8}};
        const Distribution curve = distribution(deck, "cost", [&](std::string_view) { return &dear; });
        QCOMPARE(curve.counts.size(), size_t(100));
        QCOMPARE(curve.counts.back(), 8);
        QCOMPARE(curve.average, 300000000.0);
    }

    void profileIsReadWithTargetsAndMechanics();
    void shippedProfileIsComplete();
    void unknownKeysAreRefused();
    void figuresCountCopiesTypesAndCurve();
    void editsMakeOneChangeEach();
};

void TestDeckFigures::profileIsReadWithTargetsAndMechanics() {
    const auto profile = readDeckProfile(kProfile);
    QVERIFY(profile);
    QCOMPARE(profile->curveField, std::string("cost"));
    QCOMPARE(profile->mechanics.size(), size_t(2));
    model::Collection deck;
    QVERIFY(!profile->target(deck));
    deck.stats["faction"] = std::string("SUP");
    QVERIFY(profile->target(deck));
    QCOMPARE(profile->target(deck)->types.at("character"), 2);
    QCOMPARE(profile->caption(deck, model::Language::English), std::string("hero"));
}

void TestDeckFigures::shippedProfileIsComplete() {
    const DeckProfile profile = shippedDeckProfile("heldenhain");
    QCOMPARE(profile.curveField, std::string("cost"));
    QCOMPARE(profile.targets.size(), size_t(4));
    for (const DeckTarget& target : profile.targets) {
        int cards = 0;
        for (const auto& [type, count] : target.types) {
            cards += count;
        }
        int curve = 0;
        for (const int count : target.curve) {
            curve += count;
        }
        QCOMPARE(cards, 62);
        QCOMPARE(curve, 62);
    }
    QVERIFY(profile.mechanics.size() > 10);
}

void TestDeckFigures::unknownKeysAreRefused() {
    const auto profile = readDeckProfile(std::string(kProfile) + "colour = \"red\"\n");
    QVERIFY(!profile);
    QCOMPARE(profile.error().code, std::string("profile.unknown_key"));
}

void TestDeckFigures::figuresCountCopiesTypesAndCurve() {
    const auto profile = readDeckProfile(kProfile);
    QVERIFY(profile);
    model::CardSchema schema;
    schema.types.resize(3);
    schema.types[0].key = "character";
    schema.types[1].key = "action_card";
    schema.types[2].key = "location";
    const std::vector<model::Card> cards{card("a", "character", 1, 2), card("b", "action_card", 5, -1)};
    model::Collection deck;
    deck.stats["faction"] = std::string("SUP");
    deck.cards = {{"a", 2}, {"b", 1}, {"gone", 1}};
    const CardLookup lookup = [&cards](std::string_view key) -> const model::Card* {
        const auto it = std::ranges::find(cards, key, &model::Card::key);
        return it == cards.end() ? nullptr : &*it;
    };
    const std::vector<std::string> heal{"heal"};
    const std::vector<std::string> none;
    const MechanicLookup mechanics = [&](const model::Card& which) -> const std::vector<std::string>& {
        return which.key == "a" ? heal : none;
    };
    const DeckFigures figures = deckFigures(deck, schema, *profile, lookup, mechanics);
    QCOMPARE(figures.cards, 4);
    QCOMPARE(figures.types.size(), size_t(2)); // no location, and none is meant to be there
    QCOMPARE(figures.types[0].cards, 2);
    QCOMPARE(figures.types[0].target, 2);
    QCOMPARE(figures.curve.counts.size(), size_t(6));
    QCOMPARE(figures.curve.counts[1], 2);
    QCOMPARE(figures.curve.counts[5], 1);
    QVERIFY(qAbs(figures.curve.average - 7.0 / 3) < 1e-9);
    QCOMPARE(figures.histograms[0].cards, 2);
    QCOMPARE(figures.mechanics.size(), size_t(1));
    QCOMPARE(figures.mechanics[0].cards, 2);
}

void TestDeckFigures::editsMakeOneChangeEach() {
    model::Collection deck;
    deck.key = "d";
    deck.cards = {{"a", 1}, {"b", 3}};
    const auto after = [](const model::ChangeSet& set) {
        return *std::get<model::ValueChange<model::Collection>>(set.changes.front()).after;
    };
    QCOMPARE(after(deckEdits::add(deck, {"a", "c"})).copiesOf("a"), 2);
    QCOMPARE(after(deckEdits::add(deck, {"a", "c"})).copiesOf("c"), 1);
    QCOMPARE(after(deckEdits::remove(deck, {"b"}, false)).copiesOf("b"), 2);
    QCOMPARE(after(deckEdits::remove(deck, {"b"}, true)).copiesOf("b"), 0);
    QCOMPARE(after(deckEdits::capCopies(deck, "b", 1)).copiesOf("b"), 1);
    const model::Collection replaced = after(deckEdits::replace(deck, "a", "c"));
    QCOMPARE(replaced.copiesOf("a"), 0);
    QCOMPARE(replaced.cards.front().cardKey, std::string("c"));
    QVERIFY(deckEdits::remove(deck, {"unknown"}, false).isEmpty());
}

QTEST_GUILESS_MAIN(TestDeckFigures)
#include "tst_deck_figures.moc"
