#include "engine/systems/ikonen/lowering.h"
#include "tests/engine/language/language_fixture.h"
#include "tests/engine/language/lowering_checks.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using namespace blattwerk::tests;

namespace {

const language::CardLanguage& words() {
    return languageOf("ikonen");
}

Programs lowered(const language::CardReading& reading) {
    Programs programs;
    if (!Lowering(words(), programs).lower(reading)) {
        qFatal("a text that does not fit");
    }
    return programs;
}

language::CardReading read(const std::string& german) {
    return words().read(german, model::Language::German, anyCard());
}

Programs lowered(const std::string& german) {
    return lowered(read(german));
}

std::vector<Op> operations(const Programs& programs) {
    std::vector<Op> ops;
    for (const Instruction& instruction : programs.code) {
        ops.push_back(instruction.op);
    }
    return ops;
}

} // namespace

class TestIkonenLowering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleLowersCompletely() {
        samplesLowerCompletely("ikonen", [](const language::CardReading& reading) { return lowered(reading); });
    }

    void randomAbilitiesLowerCompletely() {
        tests::randomAbilitiesLowerCompletely("ikonen", 23,
                                              [](const language::CardReading& reading) { return lowered(reading); });
    }

    void whatIsUnderstoodWithoutAnEngineIsListed() {
        std::istringstream list(fileText("tests/language_samples/ikonen_without_engine.txt"));
        std::set<std::string> listed;
        for (std::string primitive; list >> primitive;) {
            listed.insert(primitive);
        }
        // V2a is V1 with a minus: the same function.
        QVERIFY(listed.erase("V2a") == listed.count("V1"));
        const std::vector<std::string> missing = functionTable(words()).primitivesWithoutEngine(words());
        QVERIFY2(missing == std::vector<std::string>(listed.begin(), listed.end()),
                 "tests/language_samples/ikonen_without_engine.txt is out of date");
    }

    void wordsBecomeOperands() {
        const Programs boost =
            lowered("Beim Angreifen: Gib der gegnerischen Ikone −2 ATT, +1 SVE, +3 SVE bis Zugende.");
        QCOMPARE(boost.abilities.at(0).trigger, Trigger::OnAttack);
        const Instruction& give = boost.code.at(0);
        QCOMPARE(give.op, Op::Boost);
        QCOMPARE(give.icon, Icon::Opposing);
        QCOMPARE(give.amounts[0], std::int16_t{-2});
        QCOMPARE(give.amounts[3], std::int16_t{4});
        const Programs discard = lowered("Beim Anlegen: Die andere Seite legt 2 zufällige Handkarten ab.");
        QCOMPARE(discard.code.at(0).op, Op::DiscardRandom);
        QCOMPARE(discard.code.at(0).who, Who::Other);
        QCOMPARE(discard.code.at(0).n, std::int16_t{2});
        QCOMPARE(lowered("Beim Legen: Nimm 2 Effekte aus deinem Ablagestapel auf die Hand.").code.at(0).cards,
                 CardKind::Effect);
        const Programs swap = lowered("Bei dieser Ikone sind SAT und VER vertauscht.");
        QCOMPARE(swap.statics.at(0).kind, StaticKind::SwapValues);
        QCOMPARE(swap.statics.at(0).value, Value::Sat);
        QCOMPARE(swap.statics.at(0).second, Value::Ver);
        const Programs look = lowered("Beim Anlegen: Sieh dir 2 gegnerische Preiskarten an.");
        QCOMPARE(look.code.at(0).who, Who::Other);
    }

    void scopeAndConditionBelongToThePermanentRule() {
        const Programs programs = lowered("Nur beim Verteidigen: Wenn die gegnerische Ikone höchstens 3 SAT hat: Die "
                                          "tragende Ikone hat genau 7 VER.");
        QCOMPARE(programs.abilities.size(), std::size_t{0});
        const Static& rule = programs.statics.at(0);
        QCOMPARE(rule.kind, StaticKind::SetValue);
        QCOMPARE(rule.scope, Scope::Defending);
        QCOMPARE(rule.n, std::int16_t{7});
        QCOMPARE(rule.condition.kind, ConditionKind::ValueMax);
        QCOMPARE(rule.condition.icon, Icon::Opposing);
        QCOMPARE(rule.condition.value, Value::Sat);
        QCOMPARE(rule.condition.n, std::int16_t{3});
    }

    void aBodyLeavesWhereItShould() {
        const Programs asked = lowered("Nach einem Sieg: Wenn höchstens 1 gegnerische Preiskarte liegt: Freiwillig: "
                                       "Verdecke diese Ikone. Ziehe 1 Karte.");
        QVERIFY(operations(asked) == (std::vector<Op>{Op::IfNot, Op::Ask, Op::Hide, Op::Draw, Op::End}));
        QCOMPARE(asked.code.at(0).condition.who, Who::Other);
        QCOMPARE(asked.code.at(0).to, std::uint16_t{4});
        QCOMPARE(asked.code.at(1).to, std::uint16_t{4});
        QCOMPARE(asked.abilities.at(0).flags, std::uint8_t{Ability::Optional});
        const Programs otherwise =
            lowered("Beim Aufdecken: Wenn du höchstens 2 Handkarten hast: Ziehe 2 Karten. Sonst: Ziehe 1 Karte.");
        QVERIFY(operations(otherwise) == (std::vector<Op>{Op::IfNot, Op::Draw, Op::Jump, Op::Draw, Op::End}));
        QCOMPARE(otherwise.code.at(0).to, std::uint16_t{3});
        QCOMPARE(otherwise.code.at(2).to, std::uint16_t{4});
    }

    void whatNobodyUnderstandsIsLeftToTheTable() {
        const Programs programs = lowered("Beim Legen: Singe ein Lied. Ziehe 1 Karte.");
        QVERIFY(operations(programs) == (std::vector<Op>{Op::Manual, Op::Draw, Op::End}));
        QCOMPARE(programs.cards.at(0).manualClauses, std::uint8_t{1});
        QCOMPARE(programs.cards.at(0).unknown, std::uint8_t{0});
    }

    void everyParagraphKeepsItsPlace() {
        const Programs programs = lowered("Die tragende Ikone hat +1 ATT.\nNach einem Sieg: Ziehe 1 Karte.");
        QCOMPARE(programs.statics.at(0).paragraph, std::uint8_t{0});
        QCOMPARE(programs.abilities.at(0).paragraph, std::uint8_t{1});
        QCOMPARE(programs.abilitiesOf(programs.cards.at(0)).size(), std::size_t{1});
        QCOMPARE(programs.staticsOf(programs.cards.at(0)).size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestIkonenLowering)
#include "tst_ikonen_lowering.moc"
