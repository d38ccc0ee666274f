#include "findings.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::model;
using blattwerk::tests::Findings;
using blattwerk::tests::newCard;
using blattwerk::tests::ShippedContent;
using Ids = std::vector<std::string>;

/// Rules about single cards: one card that breaks the rule, one that just keeps it.
class HeldenhainCardConstruction : public QObject {
    Q_OBJECT

    static Findings check(const std::string& type, const std::string& text) {
        return Findings::of(newCard(type, text));
    }

private Q_SLOTS:
    void helC5FigureValues() {
        Card card = newCard("character", "");
        QCOMPARE(Findings::of(card).errors(), Ids());
        card.stats.erase("stamina");
        QCOMPARE(Findings::of(card).errors(), Ids{"HEL-C5.missing"});
        QCOMPARE(Findings::of(card).arg("HEL-C5.missing", "field"), std::string("stamina"));
        Card companion = newCard("companion", "");
        companion.stats["point_value"] = 1;
        const Findings findings = Findings::of(companion);
        QCOMPARE(findings.errors(), Ids{"HEL-C5.surplus"});
        QCOMPARE(findings.find("HEL-C5.surplus")->fixes.front(), (Fix{"clear_field", {{"field", "point_value"}}}));
        Card action = newCard("action_card", "Ziehe 1 Karte.");
        action.stats["effort"] = 1;
        QCOMPARE(Findings::of(action).errors(), Ids{"HEL-C5.surplus"});
    }

    void helC6ValueLabel() {
        const std::string villains = "Beim Ausspielen: Gib dieser Karte +1 Einfluss bis Zugende.";
        const Findings findings = check("character", villains);
        QVERIFY(findings.has("HEL-C6", Severity::Warning));
        QCOMPARE(findings.arg("HEL-C6", "label"), std::string("Rettung"));
        QVERIFY(check("character", "Beim Ausspielen: Gib dieser Karte +1 Rettung bis Zugende.").list.empty());
        // Points of the own kind are no label of a value.
        QVERIFY(check("character", "Beim Ausspielen: Erhalte 2 Einfluss.").find("HEL-C6") == nullptr);
        Card villain = newCard("character", villains);
        villain.stats["faction"] = std::string("SCH");
        QVERIFY(Findings::of(villain).find("HEL-C6") == nullptr);
    }

    // HEL-A79
    void helC7Cost() {
        Card card = newCard("character", "");
        card.stats["cost"] = 6;
        QVERIFY(Findings::of(card).find("HEL-C7") == nullptr);
        card.stats["cost"] = 7;
        Collection deck;
        deck.key = "probe";
        deck.stats["faction"] = std::string("SUP");
        Card cheaper = newCard("headquarters", "Deine Charaktere kosten 1 Energie weniger.");
        cheaper.key = "werkstatt";
        engine::DeckCheck context = Findings::context(&deck);
        context.pool.push_back(&cheaper);
        QVERIFY(Findings::of(card, context).has("HEL-C7", Severity::Error));
        deck.cards.push_back({cheaper.key, 1});
        QVERIFY(Findings::of(card, context).has("HEL-C7", Severity::Warning));
        Card equipment = newCard("equipment", "Träger: +1 Einsatz.");
        equipment.stats["cost"] = 7;
        deck.cards.clear();
        QVERIFY(Findings::of(equipment, context).has("HEL-C7", Severity::Warning));
        context.parameters["energy_cap"] = "9";
        QVERIFY(Findings::of(card, context).find("HEL-C7") == nullptr);
    }

    void helC8AssistWithoutExhaust() {
        QCOMPARE(check("assist", "").errors(), Ids{"HEL-C8"});
        QCOMPARE(check("assist", "Zu Beginn deines Zuges: Ziehe 1 Karte.").errors(), Ids{"HEL-C8"});
        QCOMPARE(check("assist", "Erschöpfen-Aktion: Ziehe 1 Karte.").errors(), Ids());
        QCOMPARE(check("assist", "Erschöpfen-Aktion: Ziehe 1 Karte.\nErschöpfen-Aktion: Erhalte 1 Energie.").errors(),
                 Ids{"HEL-C8.several"});
    }

    void helC9IllusionExhaustAction() {
        QCOMPARE(check("illusion", "Diese Karte hat +1 Einsatz.").errors(), Ids{"HEL-C9"});
        QCOMPARE(check("illusion", "Erschöpfen-Aktion: Ziehe 1 Karte.").errors(), Ids());
    }

    void helC10EmptyAction() {
        QCOMPARE(check("action_card", "").errors(), Ids{"HEL-C10"});
        QCOMPARE(check("action_card", "Ziehe 1 Karte.").errors(), Ids());
        // What a human carries out is an effect too.
        QCOMPARE(check("action_card", "Singe ein Lied.").errors(), Ids());
    }

    void helC11MandatoryFields() {
        for (const std::string field : {"faction", "cost"}) {
            Card card = newCard("character", "");
            card.stats.erase(field);
            QCOMPARE(Findings::of(card).errors(), Ids{"HEL-C11"});
            QCOMPARE(Findings::of(card).arg("HEL-C11", "field"), field);
        }
        Card nameless = newCard("character", "");
        nameless.name.clear();
        QCOMPARE(Findings::of(nameless).errors(), Ids{"HEL-C11"});
        Card typeless = newCard("character", "");
        typeless.type = "zauber";
        QCOMPARE(Findings::of(typeless).errors(), Ids{"HEL-C11"});
    }

    void helC16Ranges() {
        Card card = newCard("character", "");
        card.stats["stamina"] = 0;
        const Findings findings = Findings::of(card);
        QCOMPARE(findings.errors(), Ids{"HEL-C16"});
        QCOMPARE(findings.find("HEL-C16")->fixes.front(), (Fix{"clamp_field", {{"field", "stamina"}, {"value", "1"}}}));
        card.stats["stamina"] = 12;
        QCOMPARE(Findings::of(card).errors(), Ids());
        card.stats["stamina"] = 13;
        QCOMPARE(Findings::of(card).errors(), Ids{"HEL-C16"});
        card.stats["stamina"] = 3;
        card.name = std::string(41, 'N');
        QCOMPARE(Findings::of(card).errors(), Ids{"HEL-C16"});
        card.name = std::string(40, 'N');
        card.stats["ability_line"] = std::string(31, 'a');
        QCOMPARE(Findings::of(card).errors(), Ids{"HEL-C16"});
    }

    void helC18UnknownSentence() {
        const Findings findings = check("character", "Beim Ausspielen: Tanze einmal im Kreis.");
        QVERIFY(findings.has("HEL-C18", Severity::Warning));
        QVERIFY(findings.arg("HEL-C18", "sentence").find("Tanze") != std::string::npos);
        QCOMPARE(findings.errors(), Ids());
        QVERIFY(check("character", "Ziehe 1 Karte.").has("HEL-C18.head", Severity::Warning));
        QVERIFY(!check("character", "Ziehe 1 Karte.").has("HEL-C18", Severity::Warning));
        QVERIFY(check("character", "Beim Ausspielen: Ziehe 1 Karte.").list.empty());
        const Findings mended = check("character", "Beim Ausspielen: Zihe 1 Karte.");
        QVERIFY(mended.has("HEL-C18", Severity::Warning));
        const Fix& fix = mended.find("HEL-C18")->fixes.front();
        QCOMPARE(fix.kind, std::string("replace_text"));
        QCOMPARE(fix.args[1].second, std::string("Beim Ausspielen: Ziehe 1 Karte."));
    }

    void helC18TriggersThatCanNeverHappen() {
        const auto never = [](const char* type, const char* text) {
            return check(type, text).has("HEL-C18.trigger", Severity::Warning);
        };
        QVERIFY(never("companion", "Nach dem Punktesammeln dieser Karte: Ziehe 1 Karte."));
        QVERIFY(!never("character", "Nach dem Punktesammeln dieser Karte: Ziehe 1 Karte."));
        QVERIFY(never("character", "Nach dem Punktesammeln des Trägers: Ziehe 1 Karte."));
        QVERIFY(never("headquarters", "Beim Ausscheiden: Ziehe 1 Karte."));
        QVERIFY(never("character", "Einmal pro Zug: Ziehe 1 Karte."));
        QVERIFY(never("location", "Erschöpfen-Aktion: Ziehe 1 Karte."));
        QVERIFY(never("companion", "Zu Zugbeginn: Ziehe 1 Karte."));
        QVERIFY(never("equipment", "Wenn auf dieser Karte mindestens 2 Stress liegt: Diese Karte hat +1 Einsatz."));
        QCOMPARE(check("companion", "Nach dem Punktesammeln dieser Karte: Ziehe 1 Karte.")
                     .arg("HEL-C18.trigger", "primitive"),
                 std::string("T5"));
    }

    void helC18EffectsOnNothing() {
        const auto empty = [](const char* text) {
            return check("character", (std::string("Beim Ausspielen: ") + text).c_str())
                .has("HEL-C18.empty", Severity::Warning);
        };
        QVERIFY(empty("Erschöpfe eine erschöpfte eigene Figur."));
        QVERIFY(!empty("Erschöpfe eine bereite eigene Figur."));
        QVERIFY(empty("Mache eine bereite eigene Figur bereit."));
        QVERIFY(empty("Lege die Ausrüstung von einer eigenen Figur ohne Ausrüstung ab."));
        QVERIFY(empty("Gib der sammelnden Figur 1 Stress."));
        QVERIFY(empty("Gib der gewählten Figur 1 Stress."));
        QVERIFY(!empty("Erschöpfe eine gegnerische Figur. Gib der gewählten Figur 1 Stress."));
        QVERIFY(empty("Erschöpfe eine gegnerische Figur. Gib der zweiten gewählten Figur 1 Stress."));
        QVERIFY(empty("Gib dem Träger 1 Stress."));
    }

    void helC18OwnBehindAnEnemySubject() {
        const auto unclear = [](const char* text) {
            return check("character", text).has("HEL-C18.own", Severity::Warning);
        };
        QVERIFY(unclear("Gegnerische Figuren haben für jede eigene Figur −1 Einsatz, höchstens −3."));
        QVERIFY(!unclear("Andere eigene Figuren haben für jede eigene Figur +1 Einsatz, höchstens +3."));
        QVERIFY(!unclear("Beim Ausspielen: Verschiebe 1 Stress von einer eigenen Figur auf eine gegnerische Figur."));
    }

    void helC18NounsThatContradictTheType() {
        const auto contradicts = [](const char* type, const char* text) {
            return check(type, text).has("HEL-C18.noun", Severity::Warning);
        };
        QVERIFY(contradicts("companion", "Beim Ausspielen: Gib dieser Illusion 1 Stress."));
        QVERIFY(contradicts("companion", "Beim Ausspielen: Gib diesem Charakter 1 Stress."));
        QVERIFY(!contradicts("companion", "Beim Ausspielen: Gib diesem Begleiter 1 Stress."));
        QVERIFY(!contradicts("companion", "Beim Ausspielen: Gib dieser Figur 1 Stress."));
        QVERIFY(!contradicts("companion", "Beim Ausspielen: Gib dieser Karte 1 Stress."));
        QVERIFY(contradicts("equipment", "Diese Figur hat +1 Einsatz."));
    }

    void helC18PronounsAndX() {
        QVERIFY(check("character", "Beim Ausspielen: Wirf 1 Handkarte ab. Gib ihr 1 Stress.")
                    .has("HEL-C18.nothing", Severity::Warning));
        QVERIFY(check("character", "Beim Ausspielen: Erschöpfe eine gegnerische Figur. Erschöpfe eine andere "
                                   "gegnerische Figur. Gib ihr 1 Stress.")
                    .has("HEL-C18.pronoun", Severity::Warning));
        const auto amount = [](const std::string& text) {
            return check("character", ("Beim Ausspielen: " + text).c_str());
        };
        const std::string counted = "X ist die Anzahl der eigenen Figuren, höchstens 3.";
        QVERIFY(amount("Ziehe X Karten. " + counted).list.empty());
        QVERIFY(amount("Ziehe X Karten.").has("HEL-C18.x", Severity::Warning));
        QVERIFY(amount("Ziehe 2 Karten. " + counted).has("HEL-C18.x_unused", Severity::Warning));
        QVERIFY(amount("Ziehe X Karten. " + counted + " " + counted).has("HEL-C18.x_twice", Severity::Warning));
        const Findings endless = amount("Ziehe X Karten. X ist die Anzahl der eigenen Figuren.");
        QVERIFY(endless.has("HEL-C18.x_limit", Severity::Advice));
        QCOMPARE(endless.find("HEL-C18.x_limit")->fixes.front().args[1].second,
                 "Beim Ausspielen: Ziehe X Karten. " + counted);
        QVERIFY(amount("Ziehe X Karten. X ist die Anzahl der eigenen Figuren, höchstens 4.")
                    .has("HEL-C26", Severity::Advice));
    }

    void helC18WhatTheDesignerMarksIsNoFault() {
        const Findings findings = check("character", "Beim Ausspielen: [Tanze einmal im Kreis]. Ziehe 1 Karte.");
        QVERIFY(!findings.has("HEL-C18", Severity::Warning));
        QVERIFY(findings.has("HEL-C18.manual", Severity::Advice));
        QCOMPARE(findings.arg("HEL-C18.manual", "sentence"), std::string("[Tanze einmal im Kreis]"));
    }

    void helC18IsSilentOnEveryShippedCard() {
        for (const Card* card : ShippedContent::heldenhain().pool()) {
            for (const Finding& finding : Findings::of(*card).list) {
                QVERIFY2(!finding.messageId.starts_with("HEL-C18."),
                         (card->key + ": " + finding.messageId + " " + finding.args[1].second).c_str());
            }
        }
    }

    void helC19HeadquartersOnPlay() {
        QVERIFY(check("headquarters", "Beim Ausspielen: Ziehe 1 Karte.").has("HEL-C19", Severity::Warning));
        QVERIFY(check("headquarters", "Zu Beginn deines Zuges: Ziehe 1 Karte.").list.empty());
    }

    void helC20Crew() {
        const auto crew = [](int size) {
            Card card = newCard("character", "Mannschaft " + std::to_string(size) + ": Diese Karte hat +1 Einsatz.");
            card.stats["ability_line"] = std::string("Gemeinsam");
            return Findings::of(card);
        };
        QVERIFY(crew(1).has("HEL-C20.always", Severity::Advice));
        QVERIFY(crew(2).list.empty());
        QVERIFY(crew(6).list.empty());
        QVERIFY(crew(7).has("HEL-C20", Severity::Error));
        QCOMPARE(crew(7).arg("HEL-C20", "max"), std::string("6"));
    }

    void helC21UnknownName() {
        const ShippedContent& content = ShippedContent::heldenhain();
        const Card card =
            newCard("character", "Wenn „Niemand Bekanntes“ in deinem Feld liegt: Diese Karte hat +1 Einsatz.");
        QVERIFY(Findings::of(card).has("HEL-C21.project", Severity::Error));
        const Collection& deck = content.deck("superfreundinnen");
        const std::string stranger = content.card(content.deck("purpurpakt").cards.front().cardKey).name;
        Card named = newCard("character", "Wenn " + stranger + " in deinem Feld liegt: Diese Karte hat +1 Einsatz.");
        QVERIFY(Findings::of(named).list.empty());
        Collection with = deck;
        with.cards.push_back({named.key, 1});
        engine::DeckCheck context = Findings::context(&with);
        context.pool.push_back(&named);
        QVERIFY(Findings::of(named, context).has("HEL-C21.deck", Severity::Warning));
    }

    void helC22LoopRisk() {
        const std::string back = "Beim Ausspielen: Schicke diese Karte auf die Hand zurück.";
        Card card = newCard("character", back);
        QVERIFY(Findings::of(card).find("HEL-C22") == nullptr);
        card.stats["cost"] = 0;
        QVERIFY(Findings::of(card).has("HEL-C22", Severity::Warning));
        card.stats["cost"] = 2;
        card.text = "Beim Ausspielen: Erhalte 2 Energie. Schicke diese Karte auf die Hand zurück.";
        QVERIFY(Findings::of(card).has("HEL-C22", Severity::Warning));
    }

    void helC26Amounts() {
        QVERIFY(check("action_card", "Erhalte 3 Punkte.").list.empty());
        const Findings points = check("action_card", "Erhalte 4 Punkte.");
        QVERIFY(points.has("HEL-C26", Severity::Advice));
        QCOMPARE(points.arg("HEL-C26", "value"), std::string("„Erhalte 4 Punkte“"));
        QVERIFY(check("action_card", "Gib einer gegnerischen Figur 4 Stress.").list.empty());
        QVERIFY(check("action_card", "Gib einer gegnerischen Figur 5 Stress.").has("HEL-C26", Severity::Advice));
        QVERIFY(check("action_card", "Ziehe 4 Karten.").has("HEL-C26", Severity::Advice));
    }

    void helC27TextLength() {
        Card card = newCard("character", "");
        card.flavour = std::string(140, 'a');
        QVERIFY(Findings::of(card).list.empty());
        card.flavour = std::string(141, 'a');
        QVERIFY(Findings::of(card).has("HEL-C27", Severity::Warning));
    }

    void helC28QuoteAndAbilityLine() {
        Card card = newCard("character", "Mannschaft 3: Diese Karte hat +1 Einsatz.");
        QVERIFY(Findings::of(card).has("HEL-C28.ability", Severity::Advice));
        card.stats["ability_line"] = std::string("Gemeinsam");
        QVERIFY(Findings::of(card).list.empty());
        card.flavour.clear();
        QVERIFY(Findings::of(card).has("HEL-C28.quote", Severity::Advice));
    }

    void helC29ValueOfTheWrongType() {
        QVERIFY(check("companion", "Diese Karte hat +1 Rettung.").has("HEL-C29", Severity::Error));
        QVERIFY(check("character", "Diese Karte hat +1 Rettung.").list.empty());
        QVERIFY(check("action_card", "Gib einem eigenen Begleiter +1 Rettung bis Zugende.")
                    .has("HEL-C29", Severity::Error));
        QVERIFY(check("action_card", "Gib einem eigenen Charakter +1 Rettung bis Zugende.").list.empty());
    }

    void theBonusesOfAnEquipmentComeFromItsText() {
        const ShippedContent& content = ShippedContent::heldenhain();
        const Card card = newCard("equipment", "Träger: +2 Einsatz, -1 Ausdauer.");
        const Stats stats = content.system->derived(card, content.pool());
        QCOMPARE(std::get<int>(stats.at("equip_effort")), 2);
        QCOMPARE(std::get<int>(stats.at("equip_stamina")), -1);
        QCOMPARE(std::get<int>(stats.at("equip_points")), 0);
        QVERIFY(content.system->derived(newCard("character", "Diese Karte hat +1 Einsatz."), content.pool()).empty());
    }
};

QTEST_APPLESS_MAIN(HeldenhainCardConstruction)
#include "tst_heldenhain_construction_cards.moc"
