#include "model/card_fields.h"
#include "model/change_set.h"
#include "model/parameter.h"
#include "model/rule_text.h"

#include <QTest>

using namespace blattwerk::model;

class TestCardFields : public QObject {
    Q_OBJECT

    CardSchema m_schema;
    Card m_card;

    std::string set(std::string_view field, std::string_view text) {
        const Result<void> done = setFieldText(m_card, m_schema, field, text);
        return done ? std::string() : done.error().code;
    }

    static FieldInfo field(std::string key, FieldKind kind) {
        FieldInfo info;
        info.key = std::move(key);
        info.kind = kind;
        return info;
    }

private Q_SLOTS:
    void init() {
        m_schema = {};
        TypeInfo type;
        type.key = "character";
        type.name = {"Charakter", "character"};
        m_schema.types = {type};
        FieldInfo faction = field("faction", FieldKind::Choice);
        faction.choices = {{"SUP", {"Superfreundinnen", "Super Friends"}, {}}};
        FieldInfo bonus = field("bonus", FieldKind::Int);
        bonus.derived = true;
        m_schema.fields = {field("cost", FieldKind::Int), field("line", FieldKind::Text),
                           field("traits", FieldKind::Set), faction, bonus};
        m_card = {};
        m_card.key = "nami";
        m_card.name = "Nami";
        m_card.type = "character";
    }

    void typedTextBecomesTheKindOfTheField() {
        for (const char* three : {"3", " 3 ", "+3", "3,0", "3.00"}) {
            QCOMPARE(set("cost", three), std::string());
            QCOMPARE(m_card.number("cost"), 3);
        }
        QCOMPARE(set("cost", "−2"), std::string());
        QCOMPARE(m_card.number("cost"), -2);
        QCOMPARE(set("faction", "superfreundinnen"), std::string());
        QCOMPARE(m_card.word("faction"), std::string_view("SUP"));
        QCOMPARE(set("traits", "Pirat, Koch;Held"), std::string());
        QCOMPARE(valueText(fieldValue(m_card, "traits")), std::string("Pirat, Koch, Held"));
        QCOMPARE(set("type", "charakter"), std::string());
        QCOMPARE(set("status", "fertig"), std::string());
        QCOMPARE(m_card.status, CardStatus::Final);
        QCOMPARE(set("cost", ""), std::string());
        QVERIFY(!m_card.has("cost"));
    }

    void whatCannotBeReadIsRefusedAndChangesNothing() {
        const Card before = m_card;
        QCOMPARE(set("cost", "drei"), std::string("card.not_a_number"));
        QCOMPARE(set("cost", "1,5"), std::string("card.not_a_number"));
        QCOMPARE(set("cost", "99999999999"), std::string("card.not_a_number"));
        QCOMPARE(set("cost", "+-3"), std::string("card.not_a_number"));
        QCOMPARE(set("faction", "XYZ"), std::string("card.unknown_choice"));
        QCOMPARE(set("bonus", "1"), std::string("card.derived_field"));
        QCOMPARE(set("gibt-es-nicht", "1"), std::string("card.unknown_field"));
        QCOMPARE(set("type", ""), std::string("card.unknown_type"));
        QCOMPARE(set("status", "vielleicht"), std::string("card.unknown_status"));
        QCOMPARE(set("name", "  "), std::string("card.no_name"));
        QCOMPARE(m_card, before);
    }

    void changedFieldsNameEveryDifferenceOnce() {
        Card after = m_card;
        QVERIFY(changedFields(m_card, after).empty());
        after.name = "Anders";
        after.stats["cost"] = 1;
        after.translations["en"].name = "Other";
        after.translations["en"].manualClauses["Tu was."] = "Do something.";
        const auto changes = changedFields(m_card, after);
        QStringList fields;
        for (const FieldChange& change : changes) {
            fields << QString::fromStdString(change.field);
        }
        QCOMPARE(fields, (QStringList{"name", "cost", "en.name", "en.clause.Tu was."}));
    }

    void copiesOfADeckAreCounted() {
        Collection deck;
        deck.cards = {{"nami", 1}};
        const auto after = [](const ChangeSet& set) {
            return *std::get<ValueChange<Collection>>(set.changes.at(0)).after;
        };
        QCOMPARE(after(changeCopies(deck, "nami", 2)).copiesOf("nami"), 3);
        QCOMPARE(after(changeCopies(deck, "nami", -1)).size(), 0);
        QCOMPARE(after(changeCopies(deck, "samt", 1)).cards.back().cardKey, std::string("samt"));
        QVERIFY(changeCopies(deck, "samt", -1).isEmpty());
    }

    void parametersKeepTheirKindAndRange() {
        Parameter parameter;
        parameter.key = "hand_limit";
        parameter.min = 1;
        parameter.max = 9;
        parameter.choices = {{"0", {"keine Grenze", "no limit"}}};
        QVERIFY(parameter.check("9").isOk());
        QVERIFY(parameter.check("0").isOk());
        QCOMPARE(parameter.check("10").error().code, std::string("parameter.range"));
        QCOMPARE(parameter.check("viele").error().code, std::string("parameter.kind"));
    }

    void idsTellTheKindOfARule() {
        QCOMPARE(ruleKindOfId("HEL-R61"), RuleKind::Rule);
        QCOMPARE(ruleKindOfId("HEL-C1"), RuleKind::Construction);
        QCOMPARE(ruleKindOfId("HEL-A5"), RuleKind::Decision);
        QCOMPARE(ruleKindOfId("IKO-D4"), RuleKind::Design);
    }
};

QTEST_GUILESS_MAIN(TestCardFields)
#include "tst_card_fields.moc"
