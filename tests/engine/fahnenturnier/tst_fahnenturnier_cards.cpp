#include "engine/language/card_language.h"
#include "engine/systems/fahnenturnier/text_findings.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <toml++/toml.h>

#include <filesystem>
#include <map>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::tests;

namespace {

const std::filesystem::path kFolder = BLATTWERK_RESOURCE_DIR "/systems/fahnenturnier";
constexpr const char* kSets[] = {"burg", "jahrmarkt", "weltraum", "filmstudio", "geisterhaus", "schiffswrack"};
constexpr const char* kStarters[] = {"nachtwaechterverein",   "wanderverein-immerzu",    "suppenkueche-am-tor",
                                     "freunde-des-schlosses", "laeutegemeinschaft",      "dichterkreis-spitze-feder",
                                     "obstgenossenschaft",    "verein-fuer-hoehenfragen"};

struct Printed {
    std::string key, type, name, text, set, level;
    int strength = 0;
    bool hasQuotes = false; ///< in both languages, and an English name
};

const std::vector<Printed>& shippedCards() {
    static const std::vector<Printed> kCards = [] {
        std::vector<Printed> cards;
        for (const auto& entry : std::filesystem::directory_iterator(kFolder / "cards")) {
            const toml::table file = toml::parse_file(entry.path().string());
            for (const toml::node& node : *file["card"].as_array()) {
                const toml::table& card = *node.as_table();
                const auto text = [](const auto& value) { return value.value_or(std::string()); };
                cards.push_back({text(card["key"]), text(card["type"]), text(card["name"]), text(card["text"]),
                                 text(card["set_id"]), text(card["level"]), card["base_strength"].value_or(0),
                                 !text(card["flavour"]).empty() && !text(card["en"]["flavour"]).empty() &&
                                     !text(card["en"]["name"]).empty()});
            }
        }
        return cards;
    }();
    return kCards;
}

const Printed& cardOf(const std::string& key) {
    const auto at = std::find_if(shippedCards().begin(), shippedCards().end(),
                                 [&](const Printed& card) { return card.key == key; });
    if (at == shippedCards().end()) {
        qFatal("no card %s", key.c_str());
    }
    return *at;
}

/// Card key -> copies.
std::map<std::string, int> copiesIn(const std::string& collection) {
    std::map<std::string, int> copies;
    const toml::table file = toml::parse_file((kFolder / "collections" / (collection + ".toml")).string());
    for (const toml::node& node : *file["cards"].as_array()) {
        const toml::table* entry = node.as_table();
        const std::string key = entry ? (*entry)["key"].value_or(std::string()) : node.value_or(std::string());
        copies[key] += entry ? (*entry)["copies"].value_or(1) : 1;
    }
    return copies;
}

language::CardContext contextOfAll() {
    std::vector<std::string> names;
    for (const Printed& card : shippedCards()) {
        names.push_back(card.name);
    }
    language::CardContext context;
    context.names = std::make_shared<language::NameIndex>(names);
    return context;
}

} // namespace

/// The cards, sets and decks that the flag tournament ships.
class TestFahnenturnierCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsUnderstoodAndSaidByteForByte() {
        const language::CardLanguage& words = languageOf("fahnenturnier");
        language::CardContext context = contextOfAll();
        for (const Printed& card : shippedCards()) {
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
            QVERIFY2(fahnenturnier::textFindings(words, read, card.type).empty(), card.name.c_str());
        }
    }

    void noTwoCardsDoTheSame() {
        std::map<std::pair<int, std::string>, std::string> seen;
        for (const Printed& card : shippedCards()) {
            if (card.type == "set" || card.type == "starter") {
                const auto [at, isNew] = seen.insert({{card.strength, card.text}, card.name});
                QVERIFY2(isNew, (card.name + " = " + at->second).c_str());
            }
        }
    }

    /// A name decides about the seat (CHA-R36), so no two cards share one.
    void everyNameIsThereOnce() {
        std::set<std::string> names;
        for (const Printed& card : shippedCards()) {
            QVERIFY2(card.type == "trophy" || names.insert(card.name).second, card.name.c_str());
        }
    }

    void theCardsUseTheWholeVocabulary() {
        const language::CardLanguage& words = languageOf("fahnenturnier");
        language::CardContext context = contextOfAll();
        std::set<std::string, std::less<>> used;
        for (const Printed& card : shippedCards()) {
            context.ownName = card.name;
            context.type = card.type;
            const language::CardReading read = words.read(card.text, model::Language::German, context);
            for (const language::Ability& ability : read.abilities) {
                for (std::size_t node = 0; node < ability.tree.size(); ++node) {
                    used.insert(std::string(words.primitive(ability.tree[node].fun)));
                }
            }
        }
        for (const std::string& primitive : primitivesOf("fahnenturnier")) {
            QVERIFY2(used.contains(primitive), primitive.c_str());
        }
    }

    /// CHA-C3, and so many of each level that five sets and the Stadt are enough for eight players (CHA-C15).
    void everySetHasFortyCards() {
        for (const char* set : kSets) {
            const auto copies = copiesIn(set);
            QVERIFY2(copies.size() >= 14 && copies.size() <= 18, set);
            std::map<std::string, int> levels;
            for (const auto& [key, count] : copies) {
                QCOMPARE(cardOf(key).set, std::string(set));
                QVERIFY2(count >= 1 && count <= 5, key.c_str());
                levels[cardOf(key).level] += count;
            }
            QCOMPARE(levels, (std::map<std::string, int>{{"A", 16}, {"B", 14}, {"C", 10}}));
        }
        for (const Printed& card : shippedCards()) {
            QVERIFY2(card.type != "set" || copiesIn(card.set).contains(card.key), card.key.c_str());
        }
    }

    /// Every keyword is at home in every set, but for "Ausgewählt:" (CHA-C7).
    void everySetHasEveryKeyword() {
        for (const char* set : kSets) {
            for (const std::string keyword :
                 {"Im Angriff:", "Von der Bank:", "In Fahnenbesitz:", "Fahnenverlust:", "Ausgewählt:"}) {
                const bool used = std::any_of(shippedCards().begin(), shippedCards().end(), [&](const Printed& card) {
                    return card.set == set && card.text.find(keyword) != std::string::npos;
                });
                QVERIFY2(used == (keyword != "Ausgewählt:") || std::string(set) == "weltraum",
                         (set + (' ' + keyword)).c_str());
            }
        }
    }

    /// CHA-C6: five cards around 1, 1, 2, 2, 3.
    void starterDecksAreAlikeInStrength() {
        for (const char* deck : kStarters) {
            int size = 0;
            int strength = 0;
            for (const auto& [key, count] : copiesIn(deck)) {
                QCOMPARE(cardOf(key).type, std::string("starter"));
                size += count;
                strength += count * cardOf(key).strength;
            }
            QCOMPARE(size, 5);
            QVERIFY2(strength >= 6 && strength <= 10, deck);
        }
    }

    void theBotHasSixCardsTwice() {
        const auto copies = copiesIn("bot");
        QCOMPARE(copies.size(), std::size_t{6});
        for (int strength = 1; strength <= 6; ++strength) {
            const std::string key = "bot-" + std::to_string(strength);
            QCOMPARE(copies.at(key), 2);
            QCOMPARE(cardOf(key).strength, strength);
        }
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierCards)
#include "tst_fahnenturnier_cards.moc"
