#include "engine/language/proof/unambiguity.h"
#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <ctime>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

namespace {

/// The result for German after lines are added to the phrase tables and the abstract syntax.
ProofResult proofWith(const std::string& german, const std::string& english = {}, const std::string& abstract = {}) {
    GrammarFiles files = heldenhainFiles();
    files.de += german;
    files.en += english;
    files.abs += abstract;
    const auto loaded = CardLanguage::load(files);
    if (!loaded) {
        qFatal("%s", loaded.error().detail.c_str());
    }
    return UnambiguityProof((*loaded)->grammar(model::Language::German)).run();
}

} // namespace

class TestLanguageProof : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noTextCanBeReadInTwoWays_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        for (const std::string_view key : knownLanguages()) {
            const std::string system(key);
            QTest::addRow("%s German", system.c_str()) << QString::fromStdString(system) << true;
            QTest::addRow("%s English", system.c_str()) << QString::fromStdString(system) << false;
        }
    }

    void noTextCanBeReadInTwoWays() {
        QFETCH(bool, german);
        const Grammar& grammar = fetchedLanguage().grammar(german ? model::Language::German : model::Language::English);
        const std::clock_t begin = std::clock();
        const ProofResult result = UnambiguityProof(grammar).run();
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        for (const Overlap& overlap : result.overlaps) {
            qWarning("%s: %s / %s: %s", overlap.category.c_str(), overlap.first.c_str(), overlap.second.c_str(),
                     overlap.witness.c_str());
        }
        QVERIFY(result.unambiguous);
        qInfo("proved in %.2f s, %zu states", seconds, result.states);
    }

    void aChangedTableOfAnySystemIsCaught_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* system, bool german, const char* line) {
            QTest::addRow("%s: %s", system, line) << QString(system) << german << QString::fromUtf8(line);
        };
        row("heldenhain", true, "seq [main] ~ {e} , {r}");
        row("heldenhain", false, "eliminate(t=ownFigure) ~ exhaust | a own figure");
        row("heldenhain", false, "withEquipment ~ with equipment with stress");
        row("fahnenturnier", true, "gainFans ~ verlieren | {n*fan:acc}");
        row("fahnenturnier", true, "during(g=always) ~ {h} : {s:straight} .");
        row("fahnenturnier", false, "gainFans ~ lose | {n*fan}");
        row("ikonen", true, "turnEnd ~ zu Beginn deines Zuges");
        row("ikonen", false, "turnEnd ~ at the start of your turn");
        row("modulspiel", true, "loseEuro ~ erhalten | {n} €");
        row("modulspiel", false, "quarterEnd ~ when played");
    }

    void aChangedTableOfAnySystemIsCaught() {
        QFETCH(QString, system);
        QFETCH(bool, german);
        QFETCH(QString, line);
        GrammarFiles files = filesOf(system.toStdString());
        (german ? files.de : files.en) += line.toStdString() + "\n";
        const auto loaded = CardLanguage::load(files);
        if (!loaded) {
            QVERIFY(QString::fromStdString(loaded.error().detail).contains("same wording"));
            return;
        }
        const auto language = german ? model::Language::German : model::Language::English;
        QVERIFY(!UnambiguityProof((*loaded)->grammar(language)).run().unambiguous);
    }

    void anAliasThatRepeatsAnotherMeaningIsCaught() {
        const ProofResult result = proofWith("eliminate(t=ownFigure) ~ erschöpfen | eine eigene Figur\n");
        QVERIFY(!result.unambiguous);
    }

    void aCommaListOfEffectsCollidesWithAPriceAndIsCaught() {
        const ProofResult result = proofWith("seq [main] ~ {e} , {r}\n");
        QVERIFY(!result.unambiguous);
        QVERIFY(!result.overlaps.empty());
    }

    void aQuantifierThatRepeatsTheCompanionIsCaught() {
        const ProofResult result = proofWith("the [weak m,f,n] = @der\n", "the [sg] = the\n", "const the -> Quant\n");
        QVERIFY(!result.unambiguous);
    }

    void aTailThatCanEndInTwoPlacesIsCaught() {
        const ProofResult result = proofWith("withEquipment ~ mit Ausrüstung mit Stress\n");
        QVERIFY(!result.unambiguous);
    }
};

QTEST_GUILESS_MAIN(TestLanguageProof)
#include "tst_language_proof.moc"
