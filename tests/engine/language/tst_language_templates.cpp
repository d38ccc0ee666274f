#include "engine/language/abstract_syntax.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <set>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

class TestLanguageTemplates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateOfTheCatalogueIsSaidByteForByte_data() {
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("english");
        int row = 0;
        for (const SentencePair& pair : templatePairs()) {
            QTest::addRow("%03d %s", ++row, pair.primitive.c_str())
                << QString::fromStdString(pair.german) << QString::fromStdString(pair.english);
        }
    }

    void everyTemplateOfTheCatalogueIsSaidByteForByte() {
        QFETCH(QString, german);
        QFETCH(QString, english);
        const CardLanguage& language = heldenhain();
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
        QCOMPARE(QString::fromStdString(meaning(english.toStdString(), model::Language::English)),
                 QString::fromStdString(meaning(german.toStdString())));
    }

    void allPrimitivesOfTheCatalogueHaveAnExampleAndAFunction() {
        std::set<std::string> wanted;
        const auto add = [&](const char* letter, int count) {
            for (int i = 1; i <= count; ++i) {
                wanted.insert(letter + std::to_string(i));
            }
        };
        add("T", 15);
        add("C", 11);
        add("K", 9);
        add("Z", 11);
        add("E", 31);
        add("D", 4);
        add("S", 9);
        add("P", 7);
        add("X", 4);
        QCOMPARE(wanted.size(), std::size_t{101});
        std::set<std::string> shown;
        for (const SentencePair& pair : templatePairs()) {
            shown.insert(pair.primitive);
        }
        QVERIFY(shown == wanted);
        std::set<std::string> functions;
        for (FunctionId fun = 0; fun < heldenhain().functionCount(); ++fun) {
            functions.insert(std::string(heldenhain().primitive(fun)));
        }
        // These are combinations: of a group (S3, S6), and the default of permanent rules (D3).
        for (const char* combined : {"S3", "S6", "D3"}) {
            functions.insert(combined);
        }
        for (const std::string& primitive : wanted) {
            QVERIFY2(functions.contains(primitive), primitive.c_str());
        }
    }

    void aMeaningBearingWordIsNeverIgnored_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        for (const SentencePair& pair : templatePairs()) {
            for (const char* word :
                 {"mindestens ", "anderen ", "andere ", "bis zu ", "nicht ", "keine ", "allen ", "zufälligen ",
                  "zufällige ", "höchstens ", "weniger", "nie ", "eigenen ", "gegnerischen ", "bereite "}) {
                if (pair.german.find(word) != std::string::npos) {
                    QTest::addRow("%s without %s", pair.german.c_str(), word)
                        << QString::fromStdString(pair.german) << QString::fromUtf8(word);
                }
            }
        }
    }

    void aMeaningBearingWordIsNeverIgnored() {
        QFETCH(QString, text);
        QFETCH(QString, word);
        const std::string whole = text.toStdString();
        std::string less = whole;
        less.erase(less.find(word.toStdString()), word.toStdString().size());
        const CardReading reading = heldenhain().read(less, model::Language::German, anyCard());
        // "Erschöpfe eine gegnerische Figur" is defined to mean a ready one.
        if (word == QStringLiteral("bereite ") && whole.find("gegnerische") != std::string::npos) {
            QVERIFY(reading.understood);
            return;
        }
        QVERIFY2(!reading.understood || meaning(less) != meaning(whole), reading.normalised.c_str());
    }
};

QTEST_GUILESS_MAIN(TestLanguageTemplates)
#include "tst_language_templates.moc"
