#include "shipped_cards.h"

#include "engine/systems/heldenhain/event_kind.h"

#include "engine/language/abstract_syntax.h"
#include "engine/systems/heldenhain/function_table.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::makeCard;
using blattwerk::tests::ShippedCards;

class TestHeldenhainLowering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFunctionOfTheLanguageIsCarriedOut() {
        const language::CardLanguage& language = ShippedCards::get().language();
        const FunctionTable table(language);
        QStringList unknown;
        for (language::FunctionId fun = 0; fun < language.functionCount(); ++fun) {
            const bool literal = fun == language.integerFunction() || fun == language.signedFunction() ||
                                 fun == language.nameFunction() || fun == language.textFunction();
            if (table[fun] == Fn::Unknown && !literal && !language.abstractSyntax().function(fun).readOnly) {
                unknown << QString::fromUtf8(language.functionName(fun).data(),
                                             static_cast<qsizetype>(language.functionName(fun).size()));
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char(' '))));
    }

    void shippedCardsCompileWithoutManualClauses() {
        const auto& keys = ShippedCards::deckKeys();
        for (const std::string& key : keys) {
            const Rules rules = ShippedCards::get().match(key, key);
            QCOMPARE(rules.manualClauses, 0);
            QCOMPARE(rules.cards.size(), std::size_t{62});
            for (std::size_t i = 0; i < rules.cards.size(); ++i) {
                const CardInfo& info = rules.cards[i];
                const auto found = std::ranges::find(ShippedCards::get().cards(), rules.keys[i], &model::Card::key);
                const bool silent = info.abilityCount == 0 && info.staticCount == 0 && info.selfRules == 0 &&
                                    info.bearer[0] == 0 && info.bearer[1] == 0 && info.bearer[2] == 0;
                QVERIFY2(silent == found->text.empty(), rules.keys[i].c_str());
            }
        }
    }

    void anUnknownSentenceIsManualAndTheRestRuns() {
        const std::vector<model::Card> cards = {makeCard("raetsel", "action_card", "Singe ein Lied. Erhalte 1 Punkt.")};
        const Rules rules = ShippedCards::get().compile(cards, {"raetsel"}, {});
        QCOMPARE(rules.manualClauses, 1);
        auto state = Duel<Small>::emptyTable(rules, 1);
        Placing<Small>::addToHand(state, 0, 0);
        Placing<Small>::settle(state, rules);
        RecordingSink log;
        Duel<Small>::apply(state, rules, play(0), log);
        QCOMPARE(int{state.sides[0].points}, 1);
        QVERIFY(std::ranges::any_of(log.events(), [](const Event& event) {
            return event.kind == static_cast<std::uint8_t>(EventKind::ManualClause);
        }));
    }

    void cardNumbersDoNotDependOnTheOrderOfThePool() {
        std::vector<model::Card> cards = {makeCard("b", "character", ""), makeCard("a", "character", "")};
        const Rules rules = ShippedCards::get().compile(cards, {"a", "b"}, {});
        QCOMPARE(rules.indexOf("a"), 0);
        QCOMPARE(rules.indexOf("b"), 1);
        QCOMPARE(rules.indexOf("c"), -1);
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainLowering)
#include "tst_heldenhain_lowering.moc"
