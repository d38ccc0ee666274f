#include "engine/systems/fahnenturnier/lowering.h"
#include "tests/engine/language/language_fixture.h"
#include "tests/engine/language/lowering_checks.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using namespace blattwerk::tests;

namespace {

const language::CardLanguage& words() {
    return languageOf("fahnenturnier");
}

/// The place of the name among the known ones.
std::uint16_t nameNumber(std::string_view name) {
    const auto found = std::ranges::find(someNames(), name);
    return found == someNames().end() ? kNoName : static_cast<std::uint16_t>(found - someNames().begin());
}

Programs lowered(const language::CardReading& reading) {
    Programs programs;
    if (!Lowering(words(), programs, nameNumber).lower(reading)) {
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

class TestFahnenturnierLowering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleLowersCompletely() {
        samplesLowerCompletely("fahnenturnier", [](const language::CardReading& reading) { return lowered(reading); });
    }

    void randomAbilitiesLowerCompletely() {
        tests::randomAbilitiesLowerCompletely("fahnenturnier", 29,
                                              [](const language::CardReading& reading) { return lowered(reading); });
    }

    void whatIsUnderstoodWithoutAnEngineIsListed() {
        std::istringstream list(fileText("tests/language_samples/fahnenturnier_without_engine.txt"));
        std::set<std::string> listed;
        for (std::string primitive; list >> primitive;) {
            listed.insert(primitive);
        }
        const std::vector<std::string> missing = functionTable(words()).primitivesWithoutEngine(words());
        QVERIFY2(missing == std::vector<std::string>(listed.begin(), listed.end()),
                 "tests/language_samples/fahnenturnier_without_engine.txt is out of date");
    }

    void wordsBecomeOperands() {
        const Programs per =
            lowered("Gib dieser Karte +2 Stärke für jede Karte namens Nami auf deiner Bank, höchstens +6.");
        QCOMPARE(per.abilities.at(0).moment, Moment::Reveal);
        const Instruction& boost = per.code.at(0);
        QCOMPARE(boost.op, Op::BoostSelfPer);
        QCOMPARE(boost.counted, Counted::Named);
        QCOMPARE(boost.name, nameNumber("Nami"));
        QCOMPARE(boost.n, std::int16_t{2});
        QCOMPARE(boost.most, std::int16_t{6});
        QCOMPARE(lowered("Dein Gegenüber verliert 2 Fans.").code.at(0).who, Who::Opponent);
        QCOMPARE(lowered("Lege 2 Karten von deiner Bank in die Schachtel.").code.at(0).pile, Pile::Box);
        QCOMPARE(lowered("Ausgewählt: Nimm 1 weitere Karte aus Level C.").code.at(0).level, Level::C);
        QCOMPARE(lowered("Lege alle Karten namens „Niemand“ von deiner Bank auf dein Deck.").code.at(0).name, kNoName);
    }

    void anIndicativeLastsAsLongAsItsMoment() {
        const Programs programs =
            lowered("Von der Bank: Wenn auf deiner Bank mindestens 3 Sitze besetzt sind: Dein Angriff hat +1 Stärke.");
        QCOMPARE(programs.abilities.size(), std::size_t{0});
        const Static& rule = programs.statics.at(0);
        QCOMPARE(rule.kind, StaticKind::AttackStrength);
        QCOMPARE(rule.moment, Moment::FromBank);
        QCOMPARE(rule.n, std::int16_t{1});
        QCOMPARE(rule.condition.kind, ConditionKind::SeatsMin);
        QCOMPARE(rule.condition.n, std::int16_t{3});
    }

    void anIndicativeNeverStandsWithoutAMoment() {
        for (const char* text :
             {"Diese Karte hat +2 Stärke.", "Dein Angriff hat +1 Stärke.", "Fahnenverlust: Diese Karte hat +2 Stärke.",
              "Ausgewählt: Deine Bank hat 1 Sitz mehr.", "In Fahnenbesitz: Die gegnerische Fahnenkarte hat −1 Stärke.",
              "Im Angriff: Deine Fahnenkarte hat +1 Stärke.", "Nimm 1 weitere Karte aus Level A.",
              "Im Angriff: Lege diese Karte unter dein Deck.", "Ausgewählt: Mische dein Deck."}) {
            QVERIFY2(!words().read(text, model::Language::German, anyCard()).understood, text);
        }
    }

    void theBeatenCardGoesWhereItsTextSays() {
        const Programs programs = lowered(
            "Fahnenverlust: Wenn dein Deck höchstens 3 Karten hat: Freiwillig: Lege diese Karte unter dein Deck.");
        QVERIFY(operations(programs) == (std::vector<Op>{Op::IfNot, Op::Ask, Op::InsteadOfBank, Op::End}));
        QCOMPARE(programs.abilities.at(0).moment, Moment::FlagLost);
        QCOMPARE(programs.abilities.at(0).flags, std::uint8_t{Ability::Optional});
        QCOMPARE(programs.code.at(2).pile, Pile::DeckBottom);
        QCOMPARE(programs.code.at(0).to, std::uint16_t{3});
    }

    void thePickHasEffectsOfItsOwn() {
        const Programs programs = lowered("Ausgewählt: Entferne 2 Karten aus deinem Deck. Erhalte 1 Fan. Singe laut.");
        QVERIFY(operations(programs) == (std::vector<Op>{Op::RemoveCards, Op::GainFans, Op::Manual, Op::End}));
        QCOMPARE(programs.abilities.at(0).moment, Moment::Picked);
        QCOMPARE(programs.cards.at(0).unknown, std::uint8_t{0});
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierLowering)
#include "tst_fahnenturnier_lowering.moc"
