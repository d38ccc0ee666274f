#include "model/text_folding.h"

#include <QTest>

using namespace blattwerk::model;

class TestTextFolding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spellingsOfOneWordBecomeEqual() {
        QCOMPARE(foldText("Überfall"), foldText("ueberfall"));
        QCOMPARE(foldText("ÜBERFALL"), foldText("uberfall"));
        QCOMPARE(foldText("Straße"), foldText("STRASSE"));
        QCOMPARE(foldText("GROẞ"), foldText("gross"));
        QCOMPARE(foldText("Mädchen"), foldText("Maedchen"));
        QCOMPARE(foldText("Öl"), foldText("oel"));
        QCOMPARE(foldText("u\u0308ber"), foldText("über"));
        QCOMPARE(foldText("Crème brûlée"), std::string("creme brulee"));
        QCOMPARE(foldText("Łódź Ñandú Čapek"), std::string("lodz nandu capek"));
    }

    void ueIsNoUmlautAfterAVowelOrQ() {
        QCOMPARE(foldText("Quelle"), std::string("quelle"));
        QCOMPARE(foldText("Frauen"), std::string("frauen"));
        QCOMPARE(foldText("neue"), std::string("neue"));
        QVERIFY(foldText("Abenteuer").starts_with(foldText("Abenteu")));
    }

    void everyBeginningOfAWordFoldsToABeginning() {
        const std::string word = "Überraschungsabenteuer";
        for (std::size_t length = 2; length <= word.size(); ++length) {
            QVERIFY2(foldText(word).starts_with(foldText(word.substr(0, length))), word.substr(0, length).c_str());
        }
    }

    void wordsAreLettersAndDigits() {
        QCOMPARE(foldedWords("„Ärger“ – don't, two-headed; +2 ☕"),
                 (std::vector<std::string>{"arger", "don", "t", "two", "headed", "2"}));
        QVERIFY(foldedWords("\"(*^%$").empty());
        QVERIFY(containsWords("Das große Straßenfest", "strasse", false));
        QVERIFY(!containsWords("Das große Straßenfest", "strasse", true));
        QVERIFY(containsWords("two-headed giant", "Two Headed", true));
    }

    void charactersAreCountedNotBytes() {
        QCOMPARE(characterCount("Größe ☕🂡"), 8);
        QCOMPARE(trimmed(" \t\u00A0Nami \n"), std::string("Nami"));
        QCOMPARE(trimmed("   "), std::string());
    }

    void brokenUtf8BecomesTheReplacementSign() {
        const std::string replacement = "\xEF\xBF\xBD";
        QCOMPARE(validUtf8("a\xFFz"), "a" + replacement + "z");
        QCOMPARE(validUtf8(std::string("a\0z", 3)), "a" + replacement + "z");
        QCOMPARE(validUtf8("\xC0\xAF\xED\xA0\x80").find('/'), std::string::npos);
        QCOMPARE(validUtf8("ẞ🂡„“"), std::string("ẞ🂡„“"));
        for (const char* broken : {"\xC3", "\xE1\xBA", "\xF0\x9F\x82", "\xF5\x80\x80\x80"}) {
            QVERIFY(validUtf8(broken).starts_with(replacement));
        }
    }
};

QTEST_GUILESS_MAIN(TestTextFolding)
#include "tst_text_folding.moc"
