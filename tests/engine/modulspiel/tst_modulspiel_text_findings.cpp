#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::tests;

namespace {

std::vector<TextFinding> findingsOf(const std::string& german, const std::string& type) {
    const language::CardLanguage& words = languageOf("modulspiel");
    const language::CardReading reading = words.read(german, model::Language::German, anyCard());
    return textFindings("modulspiel", words, reading, type);
}

} // namespace

class TestModulspielTextFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsOutOfPlaceIsFoundAndSaid_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        const auto row = [](const char* type, const char* text, const char* label) {
            QTest::addRow("%s: %s", type, text)
                << QString::fromUtf8(type) << QString::fromUtf8(text) << QString::fromUtf8(label);
        };
        row("work_tool", "Nachhall: Ziehe 1 Karte.", "trigger_never_acts");
        row("notice", "Beim Nachbessern mit dieser Karte: Ziehe 1 Karte.", "trigger_never_acts");
        row("intervention", "Beim Kauf dieser Karte: Ziehe 1 Karte.", "trigger_never_acts");
        row("certificate", "Beim Ausspielen: Ziehe 1 Karte.", "trigger_never_acts");
        row("temp_staff", "Auch auf der Reserve: Deine Käufe kosten 1 Euro weniger.", "never_on_reserve");
        row("notice", "Diese Karte hat +1 Resilienz.", "no_field_card");
        row("work_tool", "Beim Passen: Lege 1 Stressor auf diese Karte.", "no_field_card");
        row("certificate", "Erhalte an diesem Ort +2 Resilienz bis Feierabend.", "no_place");
        row("intervention", "Diese Karte hat +2 Resilienz für jeden Stempel, höchstens +1.", "limit_below_bonus");
        row("", "Diese Karte hat +1 Resilienz für jeden Stempel, höchstens −3.", "limit_below_bonus");
        row("intervention", "Beim Ausspielen: Streiche die gewählte Karte.", "nothing_chosen");
        row("", "Beim Ausspielen: Verschiebe 1 Stressor von dieser Karte auf diese Karte.", "onto_itself");
        row("", "Beim Ausspielen: Wenn auf deiner Reserve mindestens 4 Karten liegen: Ziehe 1 Karte.",
            "beyond_reserve");
        row("", "Beim Ausspielen: Preis: Lege 4 Reservekarten ab. Dafür: Ziehe 1 Karte.", "beyond_reserve");
    }

    void whatIsOutOfPlaceIsFoundAndSaid() {
        QFETCH(QString, type);
        QFETCH(QString, text);
        QFETCH(QString, label);
        const std::vector<TextFinding> findings = findingsOf(text.toStdString(), type.toStdString());
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY2(findings[0].label == label.toStdString(), std::string(findings[0].label).c_str());
        QVERIFY(findings[0].rule.starts_with("MOD-"));
    }

    void theSamplesAreNoFindingsOnAnIntervention() {
        for (const SentencePair& pair : templatePairs("modulspiel")) {
            for (const TextFinding& found : findingsOf(pair.german, "intervention")) {
                // Samples are single sentences, and one is about a card that is bought.
                QVERIFY2(found.label == "nothing_chosen" || found.rule == "MOD-V8e", pair.german.c_str());
            }
        }
        QVERIFY(findingsOf("Lege 1 Stressor auf eine Intervention. Streiche die gewählte Karte.", "").empty());
    }

    void everyFindingIsSaidInBothLanguages() {
        const std::vector<std::pair<const char*, std::vector<const char*>>> all = {
            {"modulspiel",
             {"trigger_never_acts", "never_on_reserve", "no_field_card", "no_place", "limit_below_bonus",
              "nothing_chosen", "onto_itself", "beyond_reserve"}},
            {"ikonen",
             {"wrong_noun", "trigger_never_acts", "needs_attachment", "equipment_only_helps", "effects_without_head",
              "swaps_with_itself"}},
            {"fahnenturnier", {"nothing_looked_at", "picked_outside_its_set", "limit_below_bonus"}},
        };
        for (const auto& [system, labels] : all) {
            for (const char* label : labels) {
                QVERIFY2(languageOf(system).label(model::Language::German, label).ends_with("."), label);
                QVERIFY2(languageOf(system).label(model::Language::English, label).ends_with("."), label);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestModulspielTextFindings)
#include "tst_modulspiel_text_findings.moc"
