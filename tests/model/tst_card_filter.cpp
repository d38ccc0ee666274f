#include "model/card_filter.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk::model;

class TestCardFilter : public QObject {
    Q_OBJECT

    FilterFields m_fields;

    bool matches(const char* query, const Card& card) {
        const auto filter = CardFilter::parse(query, m_fields);
        if (!filter) {
            qFatal("%s: %s", query, filter.error().code.c_str());
        }
        return filter->matches(card);
    }

    static Card nami() {
        Card card;
        card.key = "nami";
        card.system = "probe";
        card.type = "character";
        card.name = "Nami die Kühne";
        card.text = "Beim Ausspielen: Entferne 1 Stress.";
        card.stats = {
            {"cost", 3}, {"faction", std::string("SUP")}, {"traits", std::vector<std::string>{"Pirat", "Koch"}}};
        return card;
    }

private Q_SLOTS:
    void initTestCase() {
        SystemInfo info;
        info.key = "probe";
        TypeInfo character;
        character.key = "character";
        character.name = {"Charakter", "character"};
        character.queryNames = {"charakter", "charaktere"};
        TypeInfo companion;
        companion.key = "companion";
        companion.name = {"Begleiter", "companion"};
        info.schema.types = {character, companion};
        FieldInfo cost;
        cost.key = "cost";
        cost.kind = FieldKind::Int;
        cost.label = {"Kosten", "cost"};
        cost.queryNames = {"kosten", "cost"};
        FieldInfo faction;
        faction.key = "faction";
        faction.kind = FieldKind::Choice;
        faction.label = {"Fraktion", "faction"};
        faction.queryNames = {"fraktion"};
        faction.choices = {{"SUP", {"Superfreundinnen", ""}, {}}, {"SCH", {"Schattenkabinett", ""}, {}}};
        FieldInfo traits;
        traits.key = "traits";
        traits.kind = FieldKind::Set;
        traits.label = {"Merkmale", "traits"};
        traits.queryNames = {"merkmal"};
        info.schema.fields = {cost, faction, traits};
        m_fields =
            standardFilterFields({info}, [](const Card&) { return std::vector<std::string>{"superfreundinnen"}; });
    }

    void wordsFieldsAndSignsOfComparison() {
        for (const char* query : {"",
                                  "nami",
                                  "KUEHNE",
                                  "stress",
                                  "ausspiel",
                                  "kosten=3",
                                  "kosten<=3 kosten>2",
                                  "cost!=4",
                                  "typ:charakter",
                                  "typ:char",
                                  "type=character",
                                  "fraktion:sup",
                                  "fraktion:superf",
                                  "merkmal:pirat",
                                  "deck:super",
                                  "-deck:purpur",
                                  "-kosten<3",
                                  "nami oder zora",
                                  "zora or nami",
                                  "(zora oder nami) und kosten=3",
                                  "text:\"Entferne 1\"",
                                  "\"die Kühne\"",
                                  "status:entwurf",
                                  "ist:entwurf",
                                  "name:nami",
                                  "and",
                                  "schlüssel:nami"}) {
            if (std::string_view(query) == "and") {
                QVERIFY(!matches(query, nami()));
            } else {
                QVERIFY2(matches(query, nami()), query);
            }
        }
        for (const char* query :
             {"zora", "kosten<3", "-nami", "typ:begleiter", "fraktion:sch", "fraktion!=sup", "text:nami",
              "\"die Kühn\"", "nami kosten=4", "einsatz", "deck:purpur", "ist:geändert", "-(nami oder zora)"}) {
            QVERIFY2(!matches(query, nami()), query);
        }
    }

    void oderBindsWeakerThanUnd() {
        QVERIFY(matches("zora kosten=9 oder nami", nami()));
        QVERIFY(!matches("zora (kosten=9 oder nami)", nami()));
        QVERIFY(matches("nami oder", nami()) == matches("nami \"oder\"", nami()));
    }

    void theQueryIsEchoedInWords() {
        const auto words = [this](const char* query, Language language) {
            return CardFilter::parse(query, m_fields)->inWords(language);
        };
        QCOMPARE(words("typ:charakter kosten<=2", Language::German),
                 std::string("Typ ist Charakter und Kosten höchstens 2"));
        QCOMPARE(words("typ:charakter kosten<=2", Language::English),
                 std::string("type is character and cost at most 2"));
        QCOMPARE(words("-deck:pur nami oder text:\"1 Stress\"", Language::German),
                 std::string("(nicht: Deck ist „pur“ und Name oder Text enthält „nami“) oder Text enthält „1 Stress“"));
        QCOMPARE(words("", Language::German), std::string("alle Karten"));
    }

    void anUnknownValueNamesAFewLikeItInBothLanguages() {
        const auto filter = CardFilter::parse("typ:karakter", m_fields);
        QVERIFY(!filter.isOk());
        const std::vector<std::string>& args = filter.error().args;
        QCOMPARE(args.size(), std::size_t(6));
        QCOMPARE(args[1], std::string("karakter"));
        QCOMPARE(args[2], std::string("Typ"));
        QCOMPARE(args[3], std::string("type"));
        QVERIFY(args[4].starts_with("Charakter"));
        QVERIFY(std::ranges::count(args[4], ',') < 5);
        QVERIFY(args[4].find('_') == std::string::npos);
    }

    void everyWrongQueryNamesItsPlace() {
        struct Case {
            const char* query;
            const char* code;
            const char* position;
        };
        for (const Case& wrong :
             {Case{"größe nami:x", "filter.unknown_field", "7"}, Case{"a (b", "filter.unclosed_bracket", "3"},
              Case{"a \"b", "filter.unclosed_quote", "3"}, Case{"kosten>x", "filter.not_a_number", "8"},
              Case{"a)", "filter.unexpected", "2"}, Case{"fraktion:zz", "filter.unknown_value", "10"},
              Case{"a kosten:", "filter.missing_value", "3"}, Case{"typ>x", "filter.wrong_operator", "4"}}) {
            const auto filter = CardFilter::parse(wrong.query, m_fields);
            QVERIFY2(!filter.isOk(), wrong.query);
            QCOMPARE(filter.error().code, std::string(wrong.code));
            QCOMPARE(filter.error().args.at(0), std::string(wrong.position));
        }
        QCOMPARE(CardFilter::parse("kostn<2", m_fields).error().args.at(2), std::string("kosten"));
    }

    void anyInputEndsInAnAnswer() {
        const std::string signs = "ab:=<>!-()\"| \xC3\xBC"
                                  "kosten<=2 typ:char oder";
        std::uint32_t seed = 12345;
        for (int round = 0; round < 20000; ++round) {
            std::string query;
            for (int i = 0; i < 20; ++i) {
                seed = seed * 1664525u + 1013904223u;
                query += signs[(seed >> 16) % signs.size()];
            }
            const auto filter = CardFilter::parse(query, m_fields);
            if (filter) {
                static_cast<void>(filter->matches(nami()));
                QVERIFY(!filter->inWords(Language::German).empty());
            } else {
                QVERIFY(!filter.error().args.empty());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCardFilter)
#include "tst_card_filter.moc"
