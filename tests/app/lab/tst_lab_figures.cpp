#include "app/lab/card_figures.h"
#include "app/lab/experiment_setup.h"
#include "app/lab/file_export.h"
#include "app/session/figure_text.h"
#include "app/session/sentences.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace blattwerk;
using namespace blattwerk::app;

class TestLabFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setUiLanguage(model::Language::English); }

    void germanFiguresHaveCommaNarrowSpaceAndTrueMinus() {
        setUiLanguage(model::Language::German);
        const engine::lab::Estimate rate{0.588, 0.573, 0.603, 4200};
        QCOMPARE(percentText(rate), QStringLiteral("58,8\u202F%"));
        QCOMPARE(intervalText(rate), QStringLiteral("[57,3; 60,3]"));
        QCOMPARE(pointsText(-0.019), QStringLiteral("\u22121,9"));
        QCOMPARE(pointsIntervalText({0.024, 0.009, 0.039, 10}), QStringLiteral("[+0,9; +3,9]"));
        QCOMPARE(pointsText(-0.0001), QStringLiteral("0,0"));
        QCOMPARE(countText(42000), QStringLiteral("42\u202F000"));
        QCOMPARE(countText(4200), QStringLiteral("4\u202F200"));
        QCOMPARE(countText(1234567), QStringLiteral("1\u202F234\u202F567"));
    }

    void englishFiguresHaveTheirOwnSigns() {
        setUiLanguage(model::Language::English);
        QCOMPARE(percentText(0.588), QStringLiteral("58.8%"));
        QCOMPARE(countText(42000), QStringLiteral("42,000"));
    }

    void nothingKnownIsNoFigure() {
        QCOMPARE(percentText(engine::lab::Estimate()), QStringLiteral("–"));
        QCOMPARE(intervalText({}), QString());
    }

    void aPartDiffersFromTheWholeByItsShareOfTheRest() {
        // 300 of 500 against 200 of 500: the half that has the card lies 10 points above the whole.
        const auto difference = differenceToWhole(300, 500, 500, 1000);
        QVERIFY(std::abs(difference.value - 0.1) < 1e-12);
        QVERIFY(!difference.covers(0));
        QVERIFY(difference.low > 0.06 && difference.high < 0.14);
        // A card that is always drawn cannot differ from its deck.
        QCOMPARE(differenceToWhole(500, 1000, 500, 1000).samples, std::int64_t{0});
        QVERIFY(differenceToWhole(10, 20, 500, 1000).covers(0));
    }

    void setupsSurviveTheirJson() {
        ExperimentSetup setup;
        setup.name = "Bruno „Ausdauer“ 6 / 7";
        setup.decks = {"a", "b", "c"};
        setup.policyA = "graf-gruebel";
        setup.extent = ExperimentSetup::Extent::Precision;
        setup.precision = 0.01;
        setup.seed = 18446744073709551615ULL;
        setup.variants = {{"3 Aktionspunkte", {}}, {"2 Aktionspunkte", {{"action_points", "2"}}}};
        setup.gamesByPairing = {10, 20};
        const auto read = ExperimentSetup::fromJson(setup.toJson());
        QVERIFY(read.isOk());
        QVERIFY(*read == setup);
        QCOMPARE(pairingsOf(setup).size(), size_t(12));
    }

    void strangeJsonIsRefused() {
        for (const char* text : {"{}", "[]", "null", R"({"pairs":"one","decks":["a"]})"}) {
            const auto read = ExperimentSetup::fromJson(nlohmann::ordered_json::parse(text));
            QVERIFY(!read);
            QCOMPARE(read.error().code, std::string("experiment.settings"));
        }
    }

    void commasAndQuotesStayInTheirCell() {
        QCOMPARE(csvText({{QStringLiteral("a,b"), QStringLiteral("Bruno „der“ \"Bär\""), QStringLiteral("ä")}}),
                 QStringLiteral("\"a,b\",\"Bruno „der“ \"\"Bär\"\"\",ä\r\n").toUtf8());
    }

    void aFileThatCannotBeWrittenIsSaidAndLeavesNothing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("no/where.csv"));
        const auto written = writeFile(path, "x");
        QVERIFY(!written);
        QCOMPARE(written.error().code, std::string("file.write"));
        QVERIFY(!QFile::exists(path));
        QVERIFY(writeFile(folder.filePath(QStringLiteral("there.csv")), "x"));
    }
};

QTEST_GUILESS_MAIN(TestLabFigures)
#include "tst_lab_figures.moc"
