#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"
#include "tests/engine/language/mutation.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <toml++/toml.h>

#include <filesystem>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

struct Printed {
    std::string type;
    std::string name;
    std::string faction;
    std::string text;
};

std::vector<Printed> shippedCards(const std::string& system) {
    std::vector<Printed> cards;
    const std::filesystem::path folder(std::string(BLATTWERK_SOURCE_DIR) + "/resources/systems/" + system + "/cards");
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const toml::table file = toml::parse_file(entry.path().string());
        const toml::array* list = file["card"].as_array();
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            const toml::table& card = *list->get(i)->as_table();
            std::string text = card["text"].value_or(std::string());
            while (!text.empty() && text.back() == '\n') {
                text.pop_back();
            }
            cards.push_back({card["type"].value_or(std::string()), card["name"].value_or(std::string()),
                             card["faction"].value_or(std::string()), text});
        }
    }
    return cards;
}

CardContext contextOf(const std::vector<Printed>& cards) {
    std::vector<std::string> names;
    for (const Printed& card : cards) {
        names.push_back(card.name);
    }
    CardContext context;
    context.names = std::make_shared<NameIndex>(names);
    return context;
}

} // namespace

class TestLanguageCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsUnderstoodAndSaidByteForByte_data() { addLanguageRows(); }

    void everyShippedCardIsUnderstoodAndSaidByteForByte() {
        QFETCH(QString, system);
        const CardLanguage& language = fetchedLanguage();
        const std::vector<Printed> cards = shippedCards(system.toStdString());
        QCOMPARE(system == QStringLiteral("heldenhain"), cards.size() == 248);
        QVERIFY(cards.size() >= 99);
        CardContext context = contextOf(cards);
        for (const Printed& card : cards) {
            QVERIFY2(language.isUsableName(card.name), card.name.c_str());
            context.ownName = card.name;
            context.type = card.type;
            const CardReading read = language.read(card.text, model::Language::German, context);
            QVERIFY2(read.understood, (card.name + ": " + card.text).c_str());
            QCOMPARE(read.normalised, card.text);
            QCOMPARE(read.manual, std::size_t{0});
            const std::string english = language.render(read, model::Language::English, context);
            QCOMPARE(english.empty(), card.text.empty());
            const CardReading back = language.read(english, model::Language::English, context);
            QVERIFY2(back.understood, english.c_str());
            QVERIFY2(language.toJson(back) == language.toJson(read), english.c_str());
        }
    }

    void aChangedWordOfAShippedCardIsNeverIgnored_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        for (const std::string_view key : engine::knownLanguages()) {
            const std::string system(key);
            QTest::addRow("%s German", system.c_str()) << QString::fromStdString(system) << true;
            QTest::addRow("%s English", system.c_str()) << QString::fromStdString(system) << false;
        }
    }

    void aChangedWordOfAShippedCardIsNeverIgnored() {
        QFETCH(QString, system);
        QFETCH(bool, german);
        constexpr int kReplacements = 6;
        const CardLanguage& words = fetchedLanguage();
        const std::vector<Printed> cards = shippedCards(system.toStdString());
        CardContext context = contextOf(cards);
        const model::Language language = german ? model::Language::German : model::Language::English;
        MutationCheck check(system.toStdString(), language);
        for (const Printed& card : cards) {
            context.ownName = card.name;
            context.type = card.type;
            const CardReading read = words.read(card.text, model::Language::German, context);
            check.look(german ? card.text : words.render(read, language, context), context, kReplacements);
        }
        for (const std::string& ignored : check.ignored()) {
            qWarning("%s", ignored.c_str());
        }
        QVERIFY(check.ignored().empty());
        QVERIFY(check.changes() > 2000);
    }

    void aMeaningBearingWordOfAShippedCardIsNeverIgnored_data() { addLanguageRows(); }

    void aMeaningBearingWordOfAShippedCardIsNeverIgnored() {
        QFETCH(QString, system);
        const CardLanguage& language = fetchedLanguage();
        for (const Printed& card : shippedCards(system.toStdString())) {
            for (const char* word :
                 {"mindestens ", "anderen ", "andere ", "bis zu ", "nicht ", "keine ", "höchstens "}) {
                const std::size_t at = card.text.find(word);
                if (at == std::string::npos) {
                    continue;
                }
                std::string less = card.text;
                less.erase(at, std::string(word).size());
                const CardReading read = language.read(less, model::Language::German, anyCard());
                QVERIFY2(!read.understood || meaningIn(language, less) != meaningIn(language, card.text), less.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLanguageCards)
#include "tst_language_cards.moc"
