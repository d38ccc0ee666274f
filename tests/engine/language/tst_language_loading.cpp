#include "engine/language/abstract_syntax.h"
#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

std::string failureOf(const GrammarFiles& files) {
    const auto loaded = CardLanguage::load(files);
    return loaded ? std::string() : loaded.error().detail;
}

std::string lineCount(const std::string& text) {
    return std::to_string(std::count(text.begin(), text.end(), '\n') + 1);
}

} // namespace

class TestLanguageLoading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLanguageOfTheDuelLoads() {
        QCOMPARE(QString::fromStdString(failureOf(heldenhainFiles())), QString());
        QVERIFY(heldenhain().functionCount() > 120);
        QCOMPARE(heldenhain().functionName(heldenhain().functionId("exhaust")), std::string_view("exhaust"));
        QCOMPARE(heldenhain().functionId("no such thing"), CardLanguage::kNoFunction);
    }

    void everyFolderWithAVocabularyIsAKnownLanguage() {
        std::set<std::string> folders;
        const std::filesystem::path systems(BLATTWERK_RESOURCE_DIR "/systems");
        for (const auto& entry : std::filesystem::directory_iterator(systems)) {
            if (std::filesystem::exists(entry.path() / "vocabulary.abs")) {
                folders.insert(entry.path().filename().string());
            }
        }
        const std::vector<std::string_view> known = knownLanguages();
        QVERIFY(folders == std::set<std::string>(known.begin(), known.end()));
        for (const std::string_view played : knownSystems()) {
            QVERIFY(std::ranges::find(known, played) != known.end());
        }
        QCOMPARE(loadLanguage("nonsense", heldenhainFiles()).error().code, std::string("system.unknown"));
    }

    void everyLanguageLoads_data() { addLanguageRows(); }

    void everyLanguageLoads() {
        const CardLanguage& language = fetchedLanguage();
        QVERIFY(language.functionCount() > 50);
        QVERIFY(!language.abstractSyntax().cardTypes.empty());
    }

    void aSystemNumbersSharedFunctionsForItself() {
        const auto primitive = [](const CardLanguage& language, const char* name) {
            return std::string(language.primitive(language.functionId(name)));
        };
        QCOMPARE(primitive(languageOf("heldenhain"), "act"), std::string("T2"));
        QCOMPARE(primitive(languageOf("modulspiel"), "act"), std::string());
        QCOMPARE(primitive(languageOf("modulspiel"), "static"), std::string("V9"));
        GrammarFiles files = heldenhainFiles();
        const std::string number = lineCount(files.abs);
        files.abs += "primitive T2 nonsense\n";
        QCOMPARE(failureOf(files), "vocabulary.abs:" + number + ": no function nonsense");
    }

    void aCanonicalPhraseOfAVocabularyGoesBeforeTheSharedOne() {
        GrammarFiles files = filesOf("modulspiel");
        files.de += "otherSide = dein Gegenüber\n";
        const auto loaded = CardLanguage::load(files);
        QVERIFY2(loaded.isOk(), failureOf(files).c_str());
        const CardReading reading =
            (*loaded)->read("Die andere Seite verliert 2 Euro.", model::Language::German, anyCard());
        QVERIFY(reading.understood);
        QCOMPARE(reading.normalised, std::string("Dein Gegenüber verliert 2 Euro."));
    }

    void aMistakeIsReportedWithFileAndLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("function") << "tickle = kitzeln | {t:acc}"
                                  << "no function tickle";
        QTest::newRow("argument") << "draw ~ ziehen | {m*card:acc}"
                                  << "no argument m in draw";
        QTest::newRow("feature") << "exhaust ~ erschöpfen | {t:ablative}"
                                 << "unknown feature ablative";
        QTest::newRow("lexeme") << "onPlay ~ beim @nonsense"
                                << "no lexeme nonsense";
        QTest::newRow("noun") << "draw ~ ziehen | {n*nonsense:acc}"
                              << "no noun nonsense";
        QTest::newRow("guard") << "onPlay [sideways] ~ beim Spielen"
                               << "unknown value sideways";
        QTest::newRow("sign") << "onPlay beim Spielen"
                              << "expected = or ~ before beim";
        QTest::newRow("slot") << "addStress ~ stressen | {t:acc}"
                              << "the slot {n} is missing";
        QTest::newRow("number") << "onPlay ~ beim Ausspielen von 2 Karten"
                                << "only 1 may stand as a word";
        QTest::newRow("mark") << "pointValue /fame = Ruhm"
                              << "no mark fame";
        QTest::newRow("constant") << "removeStress(t=nobody) ~ entfernen | {n} Stress"
                                  << "no function nobody";
        QTest::newRow("form") << "onPlay ~ beim @character:one"
                              << "the form of character is not determined";
    }

    void aMistakeIsReportedWithFileAndLine() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        GrammarFiles files = heldenhainFiles();
        const std::string number = lineCount(files.de);
        files.de += line.toStdString() + "\n";
        const QString failure = QString::fromStdString(failureOf(files));
        QVERIFY2(failure.startsWith(QString::fromStdString("vocabulary.de:" + number + ":")), qPrintable(failure));
        QVERIFY2(failure.contains(message), qPrintable(failure));
    }

    void anAbstractSyntaxWithMistakesIsRefused() {
        GrammarFiles files = heldenhainFiles();
        const std::string number = lineCount(files.abs);
        files.abs += "nonsense\n";
        QCOMPARE(failureOf(files), "vocabulary.abs:" + number + ": unknown line: nonsense");
        files = heldenhainFiles();
        files.abs += "const onPlay -> Head\n";
        QCOMPARE(failureOf(files), "vocabulary.abs:" + number + ": function onPlay is there twice");
        files = heldenhainFiles();
        files.abs += "rewrite draw($p,$n) => draw($p,$m)\n";
        QVERIFY(failureOf(files).find("a variable of the right side is not on the left") != std::string::npos);
    }

    void aFunctionThatOneLanguageCannotSayIsRefused() {
        GrammarFiles files = heldenhainFiles();
        files.abs += "you tickle t:NP\n";
        files.de += "tickle = kitzeln | {t:acc}\n";
        QCOMPARE(failureOf(files), std::string(".en: no phrase for tickle"));
    }

    void oneWordingForTwoFunctionsIsRefused() {
        GrammarFiles files = heldenhainFiles();
        files.de += "eliminate ~ erschöpfen | {t:acc}\nskip ~ erschöpfen | {t:acc}\n";
        QVERIFY(failureOf(files).find("same wording for") != std::string::npos);
    }

    void leftRecursionIsRefused() {
        GrammarFiles files = heldenhainFiles();
        files.abs += "fun longer a:Steps b:Step -> Steps\n";
        files.de += "longer [main] = {a:main} {b:main} .\n";
        files.en += "longer [main] = {a:main} {b:main} .\n";
        QVERIFY(failureOf(files).find("left recursion") != std::string::npos);
    }

    void theHashFollowsTheFiles() {
        GrammarFiles files = heldenhainFiles();
        files.de += "\n# a comment\n";
        const auto changed = CardLanguage::load(files);
        QVERIFY(changed.isOk());
        QVERIFY((*changed)->grammarHash() != heldenhain().grammarHash());
    }
};

QTEST_GUILESS_MAIN(TestLanguageLoading)
#include "tst_language_loading.moc"
