#include "engine/language/abstract_syntax.h"
#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <set>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

/// One row per sample sentence of every system.
template<class Row>
void forEachPair(Row row) {
    for (const std::string_view key : engine::knownLanguages()) {
        const std::string system(key);
        for (const SentencePair& pair : templatePairs(system)) {
            row(system, pair);
        }
    }
}

} // namespace

class TestLanguageTemplates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateOfTheCatalogueIsSaidByteForByte_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("english");
        int row = 0;
        forEachPair([&](const std::string& system, const SentencePair& pair) {
            QTest::addRow("%s %03d %s", system.c_str(), ++row, pair.primitive.c_str())
                << QString::fromStdString(system) << QString::fromStdString(pair.german)
                << QString::fromStdString(pair.english);
        });
    }

    void everyTemplateOfTheCatalogueIsSaidByteForByte() {
        QFETCH(QString, german);
        QFETCH(QString, english);
        const CardLanguage& language = fetchedLanguage();
        const CardContext context = anyCard();
        const CardReading de = language.read(german.toStdString(), model::Language::German, context);
        QVERIFY(de.understood);
        QVERIFY(de.notes.empty());
        QCOMPARE(QString::fromStdString(de.normalised), german);
        QCOMPARE(QString::fromStdString(language.render(de, model::Language::English, context)), english);
        const CardReading en = language.read(english.toStdString(), model::Language::English, context);
        QVERIFY(en.understood);
        QCOMPARE(QString::fromStdString(en.normalised), english);
        QCOMPARE(QString::fromStdString(language.render(en, model::Language::German, context)), german);
        QCOMPARE(QString::fromStdString(meaningIn(language, english.toStdString(), model::Language::English)),
                 QString::fromStdString(meaningIn(language, german.toStdString())));
    }

    void allPrimitivesOfTheCatalogueHaveAnExampleAndAFunction_data() { addLanguageRows(); }

    void allPrimitivesOfTheCatalogueHaveAnExampleAndAFunction() {
        QFETCH(QString, system);
        const CardLanguage& language = fetchedLanguage();
        const std::vector<std::string> list = primitivesOf(system.toStdString());
        const std::set<std::string> wanted(list.begin(), list.end());
        QVERIFY(!wanted.empty());
        std::set<std::string> shown;
        for (const SentencePair& pair : templatePairs(system.toStdString())) {
            QVERIFY2(wanted.contains(pair.primitive), pair.primitive.c_str());
            shown.insert(pair.primitive);
        }
        std::set<std::string> functions;
        for (FunctionId fun = 0; fun < language.functionCount(); ++fun) {
            functions.insert(std::string(language.primitive(fun)));
        }
        // Of the duel: combinations with a group (S3, S6), and the default of permanent rules (D3).
        if (system == QStringLiteral("heldenhain")) {
            functions.insert({"S3", "S6", "D3"});
        }
        // Of the Ikonen: V1 with a minus.
        if (system == QStringLiteral("ikonen")) {
            functions.insert("V2a");
        }
        for (const std::string& primitive : wanted) {
            QVERIFY2(shown.contains(primitive), primitive.c_str());
            QVERIFY2(functions.contains(primitive), primitive.c_str());
        }
        for (const std::string& primitive : functions) {
            QVERIFY2(primitive.empty() || wanted.contains(primitive), primitive.c_str());
        }
    }

    void theDuelHasAHundredAndOnePrimitives() { QCOMPARE(primitivesOf("heldenhain").size(), std::size_t{101}); }

    void aMeaningBearingWordIsNeverIgnored_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        forEachPair([](const std::string& system, const SentencePair& pair) {
            for (const char* word :
                 {"mindestens ", "anderen ", "andere ", "bis zu ", "nicht ", "keine ", "allen ", "zufälligen ",
                  "zufällige ", "höchstens ", "weniger", "nie ", "eigenen ", "gegnerischen ", "bereite "}) {
                if (pair.german.find(word) != std::string::npos) {
                    QTest::addRow("%s: %s without %s", system.c_str(), pair.german.c_str(), word)
                        << QString::fromStdString(system) << QString::fromStdString(pair.german)
                        << QString::fromUtf8(word);
                }
            }
        });
    }

    void aMeaningBearingWordIsNeverIgnored() {
        QFETCH(QString, text);
        QFETCH(QString, word);
        const CardLanguage& language = fetchedLanguage();
        const std::string whole = text.toStdString();
        std::string less = whole;
        less.erase(less.find(word.toStdString()), word.toStdString().size());
        const CardReading reading = language.read(less, model::Language::German, anyCard());
        // "Erschöpfe eine gegnerische Figur" is defined to mean a ready one.
        if (word == QStringLiteral("bereite ") && whole.find("gegnerische") != std::string::npos) {
            QVERIFY(reading.understood);
            return;
        }
        QVERIFY2(!reading.understood || meaningIn(language, less) != meaningIn(language, whole),
                 reading.normalised.c_str());
    }
};

QTEST_GUILESS_MAIN(TestLanguageTemplates)
#include "tst_language_templates.moc"
