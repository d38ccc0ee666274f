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
        QTest::addColumn<int>("kind");
        const auto row = [](const char* type, const char* text, TextFinding::Kind kind) {
            QTest::addRow("%s: %s", type, text)
                << QString::fromUtf8(type) << QString::fromUtf8(text) << static_cast<int>(kind);
        };
        row("equipment", "Diese Ikone hat +2 ATT.", TextFinding::Kind::WrongNoun);
        row("icon", "Die tragende Ikone hat +2 ATT.", TextFinding::Kind::WrongNoun);
        row("effect", "Beim Legen: Ziehe 1 Karte.", TextFinding::Kind::TriggerNeverActs);
        row("icon", "Beim Anlegen: Ziehe 1 Karte.", TextFinding::Kind::TriggerNeverActs);
        row("icon", "Statt einer Niederlage: Lege diese Karte ab.", TextFinding::Kind::NeedsAttachment);
        row("equipment", "Die tragende Ikone hat +4 ATT, −2 VER.", TextFinding::Kind::EquipmentOnlyHelps);
        row("icon", "Ziehe 1 Karte.", TextFinding::Kind::EffectsWithoutHead);
        row("icon", "Bei dieser Ikone sind ATT und ATT vertauscht.", TextFinding::Kind::SwapsWithItself);
    }

    void aSentenceThatContradictsTheTypeIsFound() {
        QFETCH(QString, type);
        QFETCH(QString, text);
        QFETCH(int, kind);
        const std::vector<TextFinding> findings = findingsOf(text.toStdString(), type.toUtf8().constData());
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(findings[0].kind), kind);
        QVERIFY(ruleOf(findings[0].kind).starts_with("IKO-"));
    }

    void whatFitsIsNoFinding() {
        QVERIFY(findingsOf("Diese Ikone hat +2 ATT.\nBeim Legen: Ziehe 1 Karte.", "icon").empty());
        QVERIFY(findingsOf("Die tragende Ikone hat +2 ATT.\nStatt einer Niederlage: Lege diese Karte ab.", "equipment")
                    .empty());
        QVERIFY(findingsOf("Die tragende Ikone hat +4 ATT, −2 VER.", "effect").empty());
        QVERIFY(findingsOf("Die gegnerische Ikone hat −1 ATT.", "equipment").empty());
    }
};

QTEST_GUILESS_MAIN(TestIkonenTextFindings)
#include "tst_ikonen_text_findings.moc"
