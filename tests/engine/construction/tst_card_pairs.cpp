#include "tests/engine/finding_list.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using model::Severity;
using tests::Findings;
using tests::ShippedContent;
using Places = std::vector<std::string>;

namespace {

/// Cards that differ from one another in what is named here.
struct Sample {
    model::Stats stats;
    const char* text;
};

/// What a system is asked about: a collection of two cards, and the rule that compares them.
struct Case {
    const char* system;
    const char* collection;
    const char* type;
    Sample first;
    Sample second;
};

const char* ruleOf(std::string_view system) {
    return system == "heldenhain"   ? "HEL-C26"
           : system == "modulspiel" ? "MOD-C17"
           : system == "ikonen"     ? "IKO-C13"
                                    : "CHA-C16";
}

Findings compared(const Case& asked) {
    const ShippedContent& content = ShippedContent::of(asked.system);
    std::vector<model::Card> cards;
    for (const auto& [key, name, sample] :
         {std::tuple{"erste-karte", "Erste", &asked.first}, std::tuple{"zweite-karte", "Zweite", &asked.second}}) {
        model::Card& card = cards.emplace_back();
        card.system = asked.system;
        card.key = key;
        card.type = asked.type;
        card.name = name;
        card.text = sample->text;
        card.stats = sample->stats;
    }
    model::Collection deck;
    deck.system = asked.system;
    deck.kind = asked.collection;
    deck.key = "probe";
    deck.cards = {{"erste-karte", 1}, {"zweite-karte", 1}};
    engine::DeckCheck check;
    check.deck = &deck;
    check.pool = {&cards[0], &cards[1]};
    check.collections = {&deck};
    return Findings(content.system->checkDeck(content.info.schema, check));
}

model::Stats hero(int cost, int effort = 2) {
    return {{"faction", std::string("SUP")}, {"cost", cost}, {"effort", effort}, {"stamina", 3}, {"point_value", 1}};
}
model::Stats intervention(int effort, int resilience, const Places& places = {}) {
    model::Stats stats = {{"module", std::string("nachsorge")}, {"effort", effort}, {"base_resilience", resilience}};
    if (!places.empty()) {
        stats["allowed_locations"] = places;
    }
    return stats;
}
model::Stats withMarkers(model::Stats stats, const char* field, int value) {
    stats[field] = value;
    return stats;
}
model::Stats price(int euro) {
    return {{"price", euro}};
}
model::Stats member(const char* level, int strength, const char* set = "burg") {
    return {{"set_id", std::string(set)}, {"level", std::string(level)}, {"base_strength", strength}};
}
model::Stats ikone(int att, int sat, int ver, int sve) {
    return {{"att", att}, {"sat", sat}, {"ver", ver}, {"sve", sve}};
}

} // namespace

Q_DECLARE_METATYPE(Case)

/// Pairs of cards of which one is superfluous, in all systems (HEL-C26, MOD-C17, CHA-C16, IKO-C13).
class TestCardPairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneIsBetter_data() {
        QTest::addColumn<Case>("asked");
        // In every row the first card is the better one.
        const auto row = [](const char* name, const Case& asked) { QTest::newRow(name) << asked; };
        const char* stolen = "Stiehl 3 Punkte.";
        row("HEL-C26 cost", {"heldenhain", "deck", "action_card", {hero(2), stolen}, {hero(3), stolen}});
        row("HEL-C26 value", {"heldenhain",
                              "deck",
                              "character",
                              {hero(2, 3), "Beim Ausspielen: Ziehe 1 Karte."},
                              {hero(2, 2), "Beim Ausspielen: Ziehe 1 Karte."}});
        row("HEL-C26 number",
            {"heldenhain", "deck", "action_card", {hero(2), "Ziehe 3 Karten."}, {hero(2), "Ziehe 2 Karten."}});
        row("HEL-C26 other wording", {"heldenhain",
                                      "deck",
                                      "action_card",
                                      {hero(1), "Die andere Seite verliert 2 Punkte."},
                                      {hero(2), "Dein Gegner verliert 2 Punkte."}});
        row("HEL-C26 price", {"heldenhain",
                              "deck",
                              "action_card",
                              {hero(2), "Preis: Bezahle 1 Energie. Dafür: Ziehe 2 Karten."},
                              {hero(2), "Preis: Bezahle 2 Energie. Dafür: Ziehe 2 Karten."}});
        const char* euro = "Beim Ausspielen: Erhalte 1 Euro.";
        row("MOD-C17 effort",
            {"modulspiel", "module", "intervention", {intervention(0, 2), euro}, {intervention(1, 2), euro}});
        row("MOD-C17 resilience",
            {"modulspiel", "module", "intervention", {intervention(1, 3), euro}, {intervention(1, 2), euro}});
        row("MOD-C17 no limit of locations", {"modulspiel",
                                              "module",
                                              "intervention",
                                              {intervention(1, 2), euro},
                                              {intervention(1, 2, {"schreibtisch"}), euro}});
        row("MOD-C17 more locations", {"modulspiel",
                                       "module",
                                       "intervention",
                                       {intervention(1, 2, {"therapiezimmer", "schreibtisch"}), euro},
                                       {intervention(1, 2, {"schreibtisch"}), euro}});
        // MOD-R44: a stressor counts −1 where nothing else is said.
        row("MOD-C17 value of stressors", {"modulspiel",
                                           "module",
                                           "intervention",
                                           {withMarkers(intervention(1, 2), "stress_value", 0), euro},
                                           {intervention(1, 2), euro}});
        row("MOD-C17 price", {"modulspiel",
                              "market",
                              "notice",
                              {price(1), "Beim Kauf dieser Karte: Ziehe 2 Karten."},
                              {price(2), "Beim Kauf dieser Karte: Ziehe 2 Karten."}});
        row("MOD-C17 number", {"modulspiel",
                               "market",
                               "temp_staff",
                               {price(3), "Du hast im Therapiezimmer +2 Resilienz."},
                               {price(3), "Du hast im Therapiezimmer +1 Resilienz."}});
        row("MOD-C17 less effort", {"modulspiel",
                                    "market",
                                    "temp_staff",
                                    {price(3), "Deine Interventionen haben −2 Aufwand."},
                                    {price(3), "Deine Interventionen haben −1 Aufwand."}});
        const char* held = "In Fahnenbesitz: Diese Karte hat +3 Stärke.";
        row("CHA-C16 strength", {"fahnenturnier", "set", "set", {member("A", 2), held}, {member("A", 1), held}});
        row("CHA-C16 level", {"fahnenturnier", "set", "set", {member("A", 2), held}, {member("B", 2), held}});
        row("CHA-C16 two sets in a deck",
            {"fahnenturnier", "deck", "set", {member("A", 2), held}, {member("A", 1, "stadt"), held}});
        row("CHA-C16 without text", {"fahnenturnier", "set", "set", {member("B", 5), ""}, {member("B", 4), ""}});
        row("CHA-C16 weaker enemy", {"fahnenturnier",
                                     "set",
                                     "set",
                                     {member("A", 1), "Im Angriff: Die gegnerische Fahnenkarte hat −2 Stärke."},
                                     {member("A", 1), "Im Angriff: Die gegnerische Fahnenkarte hat −1 Stärke."}});
        const char* drawn = "Nach einem Sieg: Ziehe 1 Karte.";
        row("IKO-C13 value", {"ikonen", "deck", "ikone", {ikone(5, 5, 5, 6), drawn}, {ikone(5, 5, 5, 5), drawn}});
        row("IKO-C13 without text", {"ikonen", "deck", "ikone", {ikone(6, 5, 5, 5), ""}, {ikone(5, 5, 5, 4), ""}});
        row("IKO-C13 number", {"ikonen",
                               "deck",
                               "ausruestung",
                               {{{"mod_att", 1}}, "Nach einem Sieg: Ziehe 2 Karten."},
                               {{{"mod_att", 1}}, drawn}});
        row("IKO-C13 modifier",
            {"ikonen", "deck", "ausruestung", {{{"mod_att", 1}, {"mod_ver", 1}}, drawn}, {{{"mod_att", 1}}, drawn}});
        row("IKO-C13 enemy gets less", {"ikonen",
                                        "deck",
                                        "effekt",
                                        {{}, "Die gegnerische Ikone hat −3 ATT, −2 SAT."},
                                        {{}, "Die gegnerische Ikone hat −2 ATT, −2 SAT."}});
    }
    void oneIsBetter() {
        QFETCH(Case, asked);
        const std::string id = std::string(ruleOf(asked.system)) + ".better";
        for (const bool swapped : {false, true}) {
            if (swapped) {
                std::swap(asked.first, asked.second);
            }
            const Findings found = compared(asked);
            QVERIFY2(found.has(id, Severity::Advice), found.ids().c_str());
            QCOMPARE(found.arg(id, "name"), std::string(swapped ? "Zweite" : "Erste"));
            QCOMPARE(found.arg(id, "other"), std::string(swapped ? "Erste" : "Zweite"));
            QCOMPARE(found.find(id)->rule, std::string(ruleOf(asked.system)));
            const model::Fix fix = found.find(id)->fixes.at(0);
            QCOMPARE(fix.args.at(0).second, std::string(swapped ? "erste-karte" : "zweite-karte"));
        }
    }

    void bothAreTheSame_data() {
        QTest::addColumn<Case>("asked");
        const auto row = [](const char* name, const Case& asked) { QTest::newRow(name) << asked; };
        row("HEL-C26",
            {"heldenhain", "deck", "action_card", {hero(2), "Stiehl 3 Punkte."}, {hero(2), "Stiehl drei Punkte."}});
        row("MOD-C17",
            {"modulspiel", "certificates", "certificate", {{}, "Ziehe 1 Karte."}, {{}, "Ziehe eine Karte."}});
        row("CHA-C16", {"fahnenturnier", "set", "set", {member("C", 7), ""}, {member("C", 7), ""}});
        row("IKO-C13", {"ikonen",
                        "deck",
                        "ikone",
                        {ikone(5, 4, 3, 2), "Beim Legen: Ziehe 1 Karte."},
                        {ikone(5, 4, 3, 2), "Beim Legen: Ziehe 1 Karte."}});
    }
    void bothAreTheSame() {
        QFETCH(Case, asked);
        const Findings found = compared(asked);
        QVERIFY2(found.has(std::string(ruleOf(asked.system)) + ".same", Severity::Advice), found.ids().c_str());
    }

    void bothHaveTheirReason_data() {
        QTest::addColumn<Case>("asked");
        const auto row = [](const char* name, const Case& asked) { QTest::newRow(name) << asked; };
        const char* played = "Beim Ausspielen: Ziehe 1 Karte.";
        row("HEL-C26 better and dearer",
            {"heldenhain", "deck", "character", {hero(2, 2), played}, {hero(3, 3), played}});
        row("HEL-C26 without text", {"heldenhain", "deck", "character", {hero(2, 2), ""}, {hero(1, 2), ""}});
        row("HEL-C26 other meaning", {"heldenhain",
                                      "deck",
                                      "action_card",
                                      {hero(2), "Ziehe 1 Karte."},
                                      {hero(2), "Die andere Seite zieht 1 Karte."}});
        row("HEL-C26 number without a better end", {"heldenhain",
                                                    "deck",
                                                    "character",
                                                    {hero(2), "Mannschaft 2: Beim Ausspielen: Ziehe 1 Karte."},
                                                    {hero(2), "Mannschaft 3: Beim Ausspielen: Ziehe 1 Karte."}});
        row("HEL-C26 each side", {"heldenhain",
                                  "deck",
                                  "action_card",
                                  {hero(2), "Jede Seite zieht 2 Karten."},
                                  {hero(2), "Jede Seite zieht 1 Karte."}});
        row("HEL-C26 what is lost",
            {"heldenhain", "deck", "action_card", {hero(2), "Verliere 3 Punkte."}, {hero(2), "Verliere 2 Punkte."}});
        row("HEL-C26 better text, dearer", {"heldenhain",
                                            "deck",
                                            "action_card",
                                            {hero(3), "Ziehe 3 Karten. Stiehl 3 Punkte."},
                                            {hero(2), "Ziehe 2 Karten. Stiehl 3 Punkte."}});
        row("HEL-C26 other names", {"heldenhain",
                                    "deck",
                                    "action_card",
                                    {hero(2), "Wenn du „Nami“ im Feld hast: Ziehe 1 Karte."},
                                    {hero(1), "Wenn du „Pip“ im Feld hast: Ziehe 1 Karte."}});
        const char* euro = "Beim Ausspielen: Erhalte 1 Euro.";
        row("MOD-C17 dearer at more locations", {"modulspiel",
                                                 "module",
                                                 "intervention",
                                                 {intervention(2, 2), euro},
                                                 {intervention(1, 2, {"schreibtisch"}), euro}});
        row("MOD-C17 other locations", {"modulspiel",
                                        "module",
                                        "intervention",
                                        {intervention(1, 2, {"therapiezimmer"}), euro},
                                        {intervention(1, 2, {"schreibtisch"}), euro}});
        row("MOD-C17 other place in the text", {"modulspiel",
                                                "market",
                                                "temp_staff",
                                                {price(3), "Du hast im Therapiezimmer +1 Resilienz."},
                                                {price(3), "Du hast am Schreibtisch +1 Resilienz."}});
        // MOD-A9: not every side has both.
        row("MOD-C17 certificates of two modules", {"modulspiel",
                                                    "certificates",
                                                    "certificate",
                                                    {{{"module", std::string("nachsorge")}}, "Ziehe 1 Karte."},
                                                    {{{"module", std::string("wiedervorlage")}}, "Ziehe 1 Karte."}});
        const char* held = "In Fahnenbesitz: Diese Karte hat +3 Stärke.";
        row("CHA-C16 stronger on a higher level",
            {"fahnenturnier", "set", "set", {member("A", 2), held}, {member("B", 4), held}});
        row("CHA-C16 starter cards are handed out",
            {"fahnenturnier", "starter", "starter", {{{"base_strength", 3}}, held}, {{{"base_strength", 1}}, held}});
        row("CHA-C16 drawback and bonus", {"fahnenturnier",
                                           "set",
                                           "set",
                                           {member("A", 3), "Im Angriff: Diese Karte hat −1 Stärke."},
                                           {member("A", 1), "Im Angriff: Diese Karte hat +1 Stärke."}});
        row("IKO-C13 other values", {"ikonen", "deck", "ikone", {ikone(6, 4, 5, 5), ""}, {ikone(4, 6, 5, 5), ""}});
        row("IKO-C13 other side draws", {"ikonen",
                                         "deck",
                                         "ikone",
                                         {ikone(5, 5, 5, 5), "Beim Legen: Die andere Seite zieht 1 Karte."},
                                         {ikone(5, 5, 5, 5), "Beim Legen: Die andere Seite zieht 2 Karten."}});
        row("IKO-C13 other type of value", {"ikonen",
                                            "deck",
                                            "effekt",
                                            {{}, "Die gegnerische Ikone hat −2 ATT."},
                                            {{}, "Die gegnerische Ikone hat −2 SAT."}});
    }
    void bothHaveTheirReason() {
        QFETCH(Case, asked);
        const Findings found = compared(asked);
        const std::string rule = ruleOf(asked.system);
        QVERIFY2(!found.find(rule + ".better") && !found.find(rule + ".same"), found.ids().c_str());
    }

    /// HEL-C26, MOD-C17, CHA-C16, IKO-C13
    void noShippedCardIsSuperfluous_data() {
        QTest::addColumn<QString>("system");
        for (const char* system : {"heldenhain", "modulspiel", "fahnenturnier", "ikonen"}) {
            QTest::newRow(system) << QString::fromLatin1(system);
        }
    }
    void noShippedCardIsSuperfluous() {
        QFETCH(QString, system);
        const ShippedContent& content = ShippedContent::of(system.toStdString());
        engine::DeckCheck check;
        check.pool = content.pool();
        for (const model::Collection& collection : content.decks) {
            check.collections.push_back(&collection);
        }
        QStringList pairs;
        for (const model::Collection& collection : content.decks) {
            check.deck = &collection;
            for (const model::Finding& finding : content.system->checkDeck(content.info.schema, check)) {
                if (finding.messageId.ends_with(".same") || finding.messageId.ends_with(".better")) {
                    pairs << QString::fromStdString(collection.key + ": " + finding.messageId + ' ' +
                                                    finding.args[0].second + " / " + finding.args[1].second);
                }
            }
        }
        QVERIFY2(pairs.isEmpty(), qPrintable(pairs.join('\n')));
    }
};

QTEST_GUILESS_MAIN(TestCardPairs)
#include "tst_card_pairs.moc"
