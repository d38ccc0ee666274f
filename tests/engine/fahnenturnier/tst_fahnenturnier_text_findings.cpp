#include "engine/systems/fahnenturnier/text_findings.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using namespace blattwerk::tests;

namespace {

std::vector<TextFinding> findingsOf(const std::string& german, const char* type = "") {
    const language::CardLanguage& words = languageOf("fahnenturnier");
    return textFindings(words, words.read(german, model::Language::German, anyCard()), type);
}

} // namespace

class TestFahnenturnierTextFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movingASeenCardNeedsALook() {
        const std::vector<TextFinding> findings =
            findingsOf("Sieh dir die oberste Karte deines Decks an.\nLege 1 angesehene Karte unter dein Deck.");
        QCOMPARE(findings.size(), std::size_t{1});
        QVERIFY(findings[0].label == "nothing_looked_at");
        QCOMPARE(findings[0].ability, std::size_t{1});
        QVERIFY(
            findingsOf("Sieh dir die oberste Karte deines Decks an. Lege 1 angesehene Karte unter dein Deck.").empty());
    }

    void theKeywordOfThePickBelongsToOneSet() {
        const std::vector<TextFinding> findings = findingsOf("Ausgewählt: Erhalte 1 Fan.", "starter");
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].rule, std::string_view("CHA-C7"));
        QVERIFY(findingsOf("Ausgewählt: Erhalte 1 Fan.", "set").empty());
    }

    void aLimitMustLeaveRoomForTheBonus() {
        QCOMPARE(findingsOf("Gib dieser Karte +2 Stärke für jede eigene Trophäe, höchstens +1.").size(),
                 std::size_t{1});
        QCOMPARE(findingsOf("Im Angriff: Diese Karte hat −1 Stärke für jede eigene Trophäe, höchstens +3.").size(),
                 std::size_t{1});
        QVERIFY(findingsOf("Gib dieser Karte +2 Stärke für jede eigene Trophäe, höchstens +6.").empty());
        QVERIFY(findingsOf("Gib dieser Karte −1 Stärke für jede eigene Trophäe, höchstens −3.").empty());
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierTextFindings)
#include "tst_fahnenturnier_text_findings.moc"
