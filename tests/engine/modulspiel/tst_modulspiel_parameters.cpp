#include "engine/systems/modulspiel/parameters.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace blattwerk;
using namespace blattwerk::engine::modulspiel;

namespace {

std::string picks(const model::ParameterValues& values) {
    const Parameters parameters = *readParameters(values);
    std::string sides;
    std::array<int, 2> taken{};
    for (int pick = 0; pick < 2 * parameters.modulesPerSide; ++pick) {
        sides += nextToPick(parameters, taken);
        ++taken[sides.back() == 'A' ? 0 : 1];
    }
    return sides;
}

} // namespace

class TestModulspielParameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangesAreKept() {
        QCOMPARE(readParameters({{"mod_slots", "4"}})->slots, 4);
        QCOMPARE(readParameters({{"mod_slots", "7"}}).error().code, std::string("parameter.range"));
        QCOMPARE(readParameters({{"mod_slots", "four"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"mod_strike_to", "HAND"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"no_such_key", "1"}}).error().code, std::string("match.unknown_parameter"));
        QVERIFY(!readParameters({{"mod_reshuffle", "0"}})->reshuffle);
        QVERIFY(readParameters({{"mod_discard_public", "1"}})->discardPublic);
        QCOMPARE(readParameters({{"mod_discard_public", "2"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"mod_review_mode", "SNAPSHOT"}})->reviewMode, ReviewMode::Snapshot);
    }

    void theDraftFollowsItsOrder_R3() {
        QCOMPARE(picks({}), std::string("ABBAAB"));
        QCOMPARE(picks({{"mod_draft_order", "BBBAAA"}}), std::string("BBBAAA"));
    }

    // The catalogue has a text over A and B; the system's parameter takes what the engine takes.
    void anyOrderOfTheTwoSidesIsTaken_R3() {
        const auto& parameters = tests::ShippedContent::of("modulspiel").info.parameters;
        const auto order = std::ranges::find(parameters, std::string("mod_draft_order"), &model::Parameter::key);
        QVERIFY(order != parameters.end());
        for (const auto* word : {"AB", "BBABAA", "ABBAABBA", "BABABABABA", "AABBABABBBAA"}) {
            QVERIFY2(order->check(word), word);
            const auto modules = std::to_string(std::string_view(word).size() / 2);
            QCOMPARE(picks({{"mod_draft_order", word}, {"mod_modules_per_side", modules}, {"mod_modules_total", "12"}}),
                     std::string(word));
        }
        for (const auto* word : {"", "A", "BBBBBB", "ABBAAC", "abbaab", "ABABABABABABA"}) {
            QVERIFY2(!order->check(word), word);
            QCOMPARE(readParameters({{"mod_draft_order", word}}).error().code, std::string("parameter.kind"));
        }
    }

    void anOrderThatIsTooShortBeginsAgainAndSkipsWhoHasAll_R3() {
        QCOMPARE(picks({{"mod_draft_order", "AB"}}), std::string("ABABAB"));
        QCOMPARE(picks({{"mod_draft_order", "ABBA"}}), std::string("ABBAAB"));
        QCOMPARE(picks({{"mod_modules_per_side", "1"}}), std::string("AB"));
        QCOMPARE(picks({{"mod_modules_per_side", "2"}, {"mod_draft_order", "AAABBB"}}), std::string("AABB"));
        QCOMPARE(picks({{"mod_modules_per_side", "4"}}), std::string("ABBAABAB"));
    }

    void eachSideNeedsItsOwnModules_C2() {
        QVERIFY(readParameters({{"mod_modules_per_side", "4"}}));
        QCOMPARE(readParameters({{"mod_modules_per_side", "5"}}).error().code, std::string("parameter.range"));
        QVERIFY(readParameters({{"mod_modules_per_side", "5"}, {"mod_modules_total", "10"}}));
    }

    void everyParameterOfTheSystemIsKnownWithItsRange() {
        const auto& parameters = tests::ShippedContent::of("modulspiel").info.parameters;
        QCOMPARE(parameters.size(), std::size_t{42});
        const Parameters defaults;
        for (const model::Parameter& parameter : parameters) {
            const std::string& key = parameter.key;
            const auto read = [&](const std::string& value) {
                // As many modules as any number per side needs.
                model::ParameterValues values{{key, value}};
                values.try_emplace("mod_modules_total", "12");
                values.try_emplace("mod_modules_per_side", "3");
                return readParameters(values);
            };
            QVERIFY2(read(parameter.defaultValue), key.c_str());
            if (parameter.kind == model::ParameterKind::Int) {
                for (const int inside : {parameter.min, parameter.max}) {
                    QVERIFY2(read(std::to_string(inside)), key.c_str());
                }
                for (const int outside : {parameter.min - 1, parameter.max + 1}) {
                    QVERIFY2(!read(std::to_string(outside)), key.c_str());
                }
            }
            if (parameter.kind == model::ParameterKind::Enum) {
                for (const auto& choice : parameter.choices) {
                    QVERIFY2(read(choice.value), choice.value.c_str());
                }
            }
        }
        model::ParameterValues shipped;
        for (const model::Parameter& parameter : parameters) {
            shipped[parameter.key] = parameter.defaultValue;
        }
        const Parameters read = *readParameters(shipped);
        QCOMPARE(read.draftOrder.text(), defaults.draftOrder.text());
        QCOMPARE(read.firstStart, defaults.firstStart);
        QCOMPARE(read.toolPlace, defaults.toolPlace);
        QCOMPARE(read.therapyTarget, defaults.therapyTarget);
        QCOMPARE(read.certificateSet, defaults.certificateSet);
        QCOMPARE(read.mostQuarters, defaults.mostQuarters);
        QCOMPARE(read.mostActions, defaults.mostActions);
        QCOMPARE(read.mostEffects, defaults.mostEffects);
        QCOMPARE(read.displaySize, defaults.displaySize);
        QCOMPARE(read.stampThreshold, defaults.stampThreshold);
    }
};

QTEST_GUILESS_MAIN(TestModulspielParameters)
#include "tst_modulspiel_parameters.moc"
