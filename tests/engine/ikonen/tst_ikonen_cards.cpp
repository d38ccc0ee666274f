#include "engine/language/card_language.h"
#include "engine/systems/ikonen/text_findings.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::tests;

namespace {

const std::filesystem::path kFolder = std::string(BLATTWERK_RESOURCE_DIR) + "/systems/ikonen";

struct Printed {
    std::string key;
    std::string type;
    std::string name;
    std::string text;
    std::map<std::string, int> values;
    bool hasQuotes = false; ///< in both languages, and an English name
};

Printed printed(const toml::table& card) {
    Printed one{card["key"].value_or(std::string()),
                card["type"].value_or(std::string()),
                card["name"].value_or(std::string()),
                card["text"].value_or(std::string()),
                {},
                false};
    for (const char* field : {"att", "sat", "ver", "sve", "mod_att", "mod_sat", "mod_ver", "mod_sve"}) {
        if (const auto value = card[field].value<int>()) {
            one.values[field] = *value;
        }
    }
    const auto& english = card["en"];
    one.hasQuotes = card["flavour"].value_or(std::string()) != "" && english["flavour"].value_or(std::string()) != "" &&
                    english["name"].value_or(std::string()) != "";
    return one;
}

std::vector<Printed> shippedCards() {
    std::vector<Printed> cards;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder / "cards")) {
        const toml::table file = toml::parse_file(entry.path().string());
        for (const toml::node& card : *file["card"].as_array()) {
            cards.push_back(printed(*card.as_table()));
        }
    }
    return cards;
}

language::CardContext contextOf(const std::vector<Printed>& cards) {
    std::vector<std::string> names;
    for (const Printed& card : cards) {
        names.push_back(card.name);
    }
    language::CardContext context;
    context.names = std::make_shared<language::NameIndex>(names);
    return context;
}

} // namespace

/// The cards and decks that Ikonen ships.
class TestIkonenCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsUnderstoodAndSaidByteForByte() {
        const language::CardLanguage& words = languageOf("ikonen");
        const std::vector<Printed> cards = shippedCards();
        language::CardContext context = contextOf(cards);
        for (const Printed& card : cards) {
            QVERIFY2(words.isUsableName(card.name), card.name.c_str());
            QVERIFY2(card.hasQuotes, card.name.c_str());
            context.ownName = card.name;
            context.type = card.type;
            const language::CardReading read = words.read(card.text, model::Language::German, context);
            QVERIFY2(read.understood, (card.name + ": " + card.text).c_str());
            QCOMPARE(read.normalised, card.text);
            QCOMPARE(read.manual, std::size_t{0});
            const std::string english = words.render(read, model::Language::English, context);
            const language::CardReading back = words.read(english, model::Language::English, context);
            QVERIFY2(back.understood && words.toJson(back) == words.toJson(read), english.c_str());
            QVERIFY2(ikonen::textFindings(words, read, card.type).empty(), (card.name + ": " + card.text).c_str());
        }
    }

    /// An Ausrüstung only improves and an Effekt does something (IKO-C7 to C9).
    void everyCardKeepsTheRulesOfItsType() {
        for (const Printed& card : shippedCards()) {
            const auto value = [&](const char* field) {
                const auto found = card.values.find(field);
                return found == card.values.end() ? 0 : found->second;
            };
            if (card.type == "ikone") {
                for (const char* field : {"att", "sat", "ver", "sve"}) {
                    QVERIFY2(card.values.contains(field) && value(field) >= 0, card.name.c_str());
                }
                continue;
            }
            int better = 0;
            int worse = 0;
            for (const char* field : {"mod_att", "mod_sat", "mod_ver", "mod_sve"}) {
                better += value(field) > 0 ? 1 : 0;
                worse += value(field) < 0 ? 1 : 0;
            }
            if (card.type == "ausruestung") {
                QVERIFY2(better > 0 && worse == 0, card.name.c_str());
            } else {
                QVERIFY2(better + worse > 0 || !card.text.empty(), card.name.c_str());
            }
        }
    }

    void noTwoCardsDoTheSame() {
        std::map<std::pair<std::string, std::pair<std::map<std::string, int>, std::string>>, std::string> seen;
        for (const Printed& card : shippedCards()) {
            const auto [at, isNew] = seen.insert({{card.type, {card.values, card.text}}, card.name});
            QVERIFY2(isNew, (card.name + " = " + at->second).c_str());
        }
    }

    void theCardsUseTheWholeVocabulary() {
        const language::CardLanguage& words = languageOf("ikonen");
        const std::vector<Printed> cards = shippedCards();
        language::CardContext context = contextOf(cards);
        std::set<std::string, std::less<>> used;
        for (const Printed& card : cards) {
            context.ownName = card.name;
            context.type = card.type;
            const language::CardReading read = words.read(card.text, model::Language::German, context);
            for (const language::OutlineLine& line : words.outline(read, context)) {
                used.insert(std::string(line.primitive));
            }
        }
        for (const std::string& primitive : primitivesOf("ikonen")) {
            // A value with a minus is the same sentence as one with a plus.
            QVERIFY2(primitive == "V2a" || used.contains(primitive), primitive.c_str());
        }
    }

    void theDecksAreLegalAndRarelyReshuffle_data() {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<int>("size");
        QTest::newRow("Marktplatz") << QStringLiteral("marktplatz") << 50;
        QTest::newRow("Kurpark") << QStringLiteral("kurpark") << 50;
        QTest::newRow("Kreisel") << QStringLiteral("kreisel") << 30;
    }

    /// IKO-C1, C4, C5 and C12 have nothing to say about them.
    void theDecksAreLegalAndRarelyReshuffle() {
        QFETCH(QString, deck);
        QFETCH(int, size);
        std::map<std::string, std::string> typeOf;
        for (const Printed& card : shippedCards()) {
            typeOf[card.key] = card.type;
        }
        const toml::table file = toml::parse_file((kFolder / "collections" / (deck.toStdString() + ".toml")).string());
        std::map<std::string, int> count;
        int all = 0;
        for (const toml::node& node : *file["cards"].as_array()) {
            const toml::table* entry = node.as_table();
            const std::string key = entry ? (*entry)["key"].value_or(std::string()) : node.value_or(std::string());
            const int copies = entry ? (*entry)["copies"].value_or(1) : 1;
            QVERIFY2(typeOf.contains(key), key.c_str());
            count[typeOf[key]] += copies;
            all += copies;
        }
        QCOMPARE(all, size);
        QVERIFY(count["ausruestung"] > 0 && count["effekt"] > 0);
        QVERIFY(count["ikone"] >= count["ausruestung"] + count["effekt"]);
        double reshuffle = 1;
        for (int i = 0; i < 5; ++i) {
            reshuffle *= double(all - count["ikone"] - i) / (all - i);
        }
        QVERIFY(reshuffle < 0.05);
    }
};

QTEST_GUILESS_MAIN(TestIkonenCards)
#include "tst_ikonen_cards.moc"
