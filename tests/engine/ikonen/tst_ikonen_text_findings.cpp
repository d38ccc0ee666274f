#include "engine/language/card_language.h"
#include "engine/systems/ikonen/text_findings.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using namespace blattwerk::tests;

namespace {

std::vector<TextFinding> findingsOf(const std::string& german, const char* type) {
    const language::CardLanguage& words = languageOf("ikonen");
    return textFindings(words, words.read(german, model::Language::German, anyCard()), type);
}

} // namespace

class TestIkonenTextFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSentenceThatContradictsTheTypeIsFound_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        const auto row = [](const char* type, const char* text, const char* label) {
            QTest::addRow("%s: %s", type, text)
                << QString::fromUtf8(type) << QString::fromUtf8(text) << QString::fromUtf8(label);
        };
        row("ausruestung", "Diese Ikone hat +2 ATT.", "wrong_noun");
        row("ikone", "Die tragende Ikone hat +2 ATT.", "wrong_noun");
        row("effekt", "Beim Legen: Ziehe 1 Karte.", "trigger_never_acts");
        row("ikone", "Beim Anlegen: Ziehe 1 Karte.", "trigger_never_acts");
        row("ikone", "Statt einer Niederlage: Lege diese Karte ab.", "needs_attachment");
        row("ausruestung", "Die tragende Ikone hat +4 ATT, −2 VER.", "equipment_only_helps");
        row("ikone", "Ziehe 1 Karte.", "effects_without_head");
        row("ikone", "Bei dieser Ikone sind ATT und ATT vertauscht.", "swaps_with_itself");
    }

    void aSentenceThatContradictsTheTypeIsFound() {
        QFETCH(QString, type);
        QFETCH(QString, text);
        QFETCH(QString, label);
        const std::vector<TextFinding> findings = findingsOf(text.toStdString(), type.toUtf8().constData());
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY(findings[0].label == label.toStdString());
        QVERIFY(findings[0].rule.starts_with("IKO-"));
    }

    void whatFitsIsNoFinding() {
        QVERIFY(findingsOf("Diese Ikone hat +2 ATT.\nBeim Legen: Ziehe 1 Karte.", "ikone").empty());
        QVERIFY(
            findingsOf("Die tragende Ikone hat +2 ATT.\nStatt einer Niederlage: Lege diese Karte ab.", "ausruestung")
                .empty());
        QVERIFY(findingsOf("Die tragende Ikone hat +4 ATT, −2 VER.", "effekt").empty());
        QVERIFY(findingsOf("Die gegnerische Ikone hat −1 ATT.", "ausruestung").empty());
    }
};

QTEST_GUILESS_MAIN(TestIkonenTextFindings)
#include "tst_ikonen_text_findings.moc"
