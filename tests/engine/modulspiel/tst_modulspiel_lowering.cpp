#include "engine/language/abstract_syntax.h"
#include "engine/language/grammar.h"
#include "engine/language/proof/generator.h"
#include "engine/language/renderer.h"
#include "engine/systems/modulspiel/lowering.h"
#include "tests/engine/language/language_fixture.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::language;
using namespace blattwerk::engine::modulspiel;
using namespace blattwerk::tests;

namespace {

const CardLanguage& draftGame() {
    return languageOf("modulspiel");
}

std::uint16_t nameNumber(std::string_view name) {
    const auto found = std::ranges::find(someNames(), name);
    return found == someNames().end() ? Filter::kNoName : static_cast<std::uint16_t>(found - someNames().begin());
}

Programs lowered(const CardReading& reading) {
    Programs programs;
    if (!Lowering(draftGame(), programs, nameNumber).lower(reading)) {
        qFatal("a text that does not fit");
    }
    return programs;
}

Programs programOf(const char* text) {
    const CardReading reading = draftGame().read(text, model::Language::German, anyCard());
    return lowered(reading);
}

void tell(std::ostream& out, const Condition& condition) {
    out << " if" << int(condition.kind) << ',' << int(condition.place) << ',' << int(condition.n);
}

void tell(std::ostream& out, const Programs& programs, std::uint16_t target) {
    if (target == Instruction::kNone) {
        return;
    }
    const Target& one = programs.targets[target];
    const Filter& filter = one.filter;
    out << " t" << int(one.quant) << ',' << int(one.count) << ',' << int(filter.side) << ',' << int(filter.kind) << ','
        << int(filter.place) << ',' << int(filter.quality) << ',' << int(filter.n) << ',' << filter.other << ','
        << filter.name;
}

/// Everything that a program says, clause numbers apart.
std::string told(const Programs& programs) {
    std::ostringstream out;
    for (const modulspiel::Ability& ability : programs.abilities) {
        out << "\nability " << int(ability.trigger) << ',' << int(ability.place) << ',' << int(ability.zone) << ','
            << ability.oncePerQuarter << ability.optional << ability.hasPrice << ',' << ability.start;
    }
    for (const Instruction& in : programs.code) {
        out << "\n"
            << int(in.op) << ' ' << int(in.who) << ' ' << int(in.n) << ' ' << int(in.arg) << ' ' << int(in.place) << ' '
            << int(in.pile) << ' ' << int(in.duration) << ' ' << in.to;
        tell(out, in.condition);
        tell(out, programs, in.target);
        tell(out, programs, in.second);
    }
    for (const Static& rule : programs.statics) {
        out << "\nrule " << int(rule.kind) << ',' << int(rule.place) << ',' << int(rule.zone) << ','
            << int(rule.counted) << ',' << int(rule.n) << ',' << int(rule.most);
        tell(out, rule.condition);
    }
    return out.str();
}

} // namespace

class TestModulspielLowering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleSentenceLowers() {
        std::map<std::string, std::string> meanings;
        for (const SentencePair& pair : templatePairs("modulspiel")) {
            const CardReading reading = draftGame().read(pair.german, model::Language::German, anyCard());
            const Programs programs = lowered(reading);
            QVERIFY2(programs.cards.at(0).unknown == 0, pair.german.c_str());
            const CardProgram& card = programs.cards.front();
            QCOMPARE(std::size_t{card.abilityCount} + card.staticCount, reading.abilities.size());
            // What means something else is another program.
            const std::string tree = draftGame().toJson(reading).dump();
            const auto [entry, isNew] = meanings.try_emplace(told(programs), tree);
            QVERIFY2(entry->second == tree, (entry->second + "\n" + tree).c_str());
        }
    }

    void randomAbilitiesLowerAndKeepTheirMeaning() {
        const CardContext context = anyCard();
        Generator generator(draftGame().abstractSyntax(), someNames(), 5);
        std::map<std::string, std::string> meanings;
        for (int made = 0; made < 2000;) {
            CardReading reading;
            reading.strings = someNames();
            reading.abilities.push_back(
                {rewritten(generator.ability(), draftGame().abstractSyntax().rewrites), {}, {}});
            const Tree& tree = reading.abilities[0].tree;
            if (!Renderer(draftGame().grammar(model::Language::German), context, reading.strings).canSay(tree)) {
                continue;
            }
            ++made;
            const std::string text = draftGame().render(reading, model::Language::German, context);
            const Programs programs = lowered(draftGame().read(text, model::Language::German, context));
            QVERIFY2(programs.cards.at(0).unknown == 0, text.c_str());
            const auto [entry, isNew] = meanings.try_emplace(told(programs), text);
            QVERIFY2(entry->second == text, (entry->second + "\n" + text).c_str());
        }
    }

    void aNumberWithoutRoomIsRefused() {
        const CardReading reading =
            draftGame().read("Beim Ausspielen: Ziehe 200 Karten.", model::Language::German, anyCard());
        QVERIFY(reading.understood);
        Programs programs;
        QVERIFY(!Lowering(draftGame(), programs, nameNumber).lower(reading));
    }

    void anExampleWithAllHeadsBecomesItsProgram() {
        const Programs programs = programOf(
            "Auch auf der Reserve: Einmal pro Quartal: Nach einem Ortsgewinn im Therapiezimmer: Wenn auf deiner "
            "Reserve mindestens 2 Karten liegen: Freiwilliger Preis: Lege 1 Reservekarte ab. Dafür: Gib einer "
            "anderen eigenen Intervention an diesem Ort mit höchstens 2 Resilienz +2 Resilienz bis Feierabend.");
        QCOMPARE(programs.abilities.size(), std::size_t{1});
        const modulspiel::Ability& ability = programs.abilities[0];
        QVERIFY(ability.trigger == Trigger::LocationWin && ability.place == Place::TherapyRoom);
        QVERIFY(ability.zone == Zone::AlsoReserve && ability.oncePerQuarter && ability.optional && ability.hasPrice);
        QCOMPARE(programs.code.size(), std::size_t{5});
        const auto& code = programs.code;
        QVERIFY(code[0].op == Op::IfNot && code[0].condition.kind == ConditionKind::ReserveMin);
        QVERIFY(code[0].condition.n == 2 && code[0].to == 4);
        QVERIFY(code[1].op == Op::Ask && code[1].arg == 1 && code[1].to == 4);
        QVERIFY(code[2].op == Op::PayReserve && code[2].n == 1 && isPrice(code[2].op));
        QVERIFY(code[3].op == Op::BonusUntilClosing && code[3].n == 2 && code[3].duration == Duration::UntilClosing);
        QVERIFY(code[4].op == Op::End);
        const Target& target = programs.targets[code[3].target];
        QVERIFY(target.quant == Quant::One && target.filter.other && target.filter.side == Filter::Own);
        QVERIFY(target.filter.kind == CardKind::Intervention && target.filter.place == Place::Here);
        QVERIFY(target.filter.quality == Quality::ResilienceMax && target.filter.n == 2);
        QVERIFY(code[0].sentence != code[2].sentence && code[2].sentence != code[3].sentence);
    }

    void otherwiseIsAJump() {
        const Programs programs =
            programOf("Beim Passen: Wenn du an diesem Ort führst: Ziehe 2 Karten. Sonst: Verliere 1 Euro.");
        QCOMPARE(programs.code.size(), std::size_t{5});
        QVERIFY(programs.code[0].op == Op::IfNot && programs.code[0].to == 3);
        QVERIFY(programs.code[2].op == Op::Jump && programs.code[2].to == 4);
        QVERIFY(programs.code[3].op == Op::LoseEuro && programs.code[3].who == Who::You);
    }

    void permanentRulesKeepZoneAndCondition() {
        const Programs programs =
            programOf("Nur auf der Reserve: Wenn du mindestens 3 Euro hast: Eigene Kaffeepausen am "
                      "Schreibtisch haben +1 Resilienz.\nDiese Karte hat +1 Resilienz für jeden "
                      "Stempel, höchstens +3.");
        QCOMPARE(programs.statics.size(), std::size_t{2});
        const Static& rule = programs.statics[0];
        QVERIFY(rule.kind == StaticKind::CoffeeBonus && rule.zone == Zone::OnlyReserve && rule.place == Place::Desk);
        QVERIFY(rule.condition.kind == ConditionKind::EuroMin && rule.condition.n == 3);
        QVERIFY(programs.statics[1].counted == Counted::Stamp && programs.statics[1].most == 3);
        QCOMPARE(int(programs.statics[1].paragraph), 1);
    }

    void anUnknownSentenceIsManualAndItsNeighboursStay() {
        const Programs programs = programOf("Beim Ausspielen: Singe ein Lied. Ziehe 1 Karte.");
        QCOMPARE(int(programs.cards[0].manualClauses), 1);
        QVERIFY(programs.code[0].op == Op::Manual && programs.code[1].op == Op::Draw);
        const Programs asked = programOf("Beim Ausspielen: Wenn die Sonne scheint: Ziehe 1 Karte.");
        QVERIFY(asked.code[0].op == Op::Manual && asked.code[1].op == Op::Jump && asked.code[1].to == 3);
        const Programs paid =
            programOf("Beim Ausspielen: Preis: Singe ein Lied. Bezahle 1 Euro. Dafür: Ziehe 1 Karte.");
        QVERIFY(paid.code[0].op == Op::Demand && paid.code[0].arg == 2 && paid.code[0].to == 5);
        QVERIFY(paid.code[3].op == Op::Jump && paid.code[3].to == 5);
    }

    void whatIsUnderstoodWithoutAnEngineIsListed() {
        std::istringstream words(fileText("tests/language_samples/modulspiel_without_engine.txt"));
        std::vector<std::string> listed;
        for (std::string word; words >> word;) {
            listed.push_back(word);
        }
        std::ranges::sort(listed);
        const std::vector<std::string> missing = functionTable(draftGame()).primitivesWithoutEngine(draftGame());
        QVERIFY2(missing == listed, "tests/language_samples/modulspiel_without_engine.txt is out of date");
    }
};

QTEST_GUILESS_MAIN(TestModulspielLowering)
#include "tst_modulspiel_lowering.moc"
