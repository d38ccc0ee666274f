#include "engine/systems/ikonen/parameters.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::ikonen;

class TestIkonenParameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangesAreKept() {
        QCOMPARE(readParameters({{"iko_prizes", "10"}})->prizes, 10);
        QCOMPARE(readParameters({{"iko_prizes", "11"}}).error().code, std::string("parameter.range"));
        QCOMPARE(readParameters({{"iko_prizes", "six"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"iko_deckout", "NEVER"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"no_such_key", "1"}}).error().code, std::string("match.unknown_parameter"));
        QVERIFY(readParameters({{"iko_must_place", "1"}})->mustPlace);
        QVERIFY(!readParameters({{"iko_draw_optional", "0"}})->drawOptional);
        QCOMPARE(readParameters({{"iko_must_place", "2"}}).error().code, std::string("parameter.kind"));
    }

    void everyParameterOfTheSystemIsKnownWithItsRange() {
        const auto& parameters = tests::ShippedContent::ikonen().info.parameters;
        QCOMPARE(parameters.size(), std::size_t{38});
        for (const model::Parameter& parameter : parameters) {
            const std::string& key = parameter.key;
            QVERIFY2(readParameters({{key, parameter.defaultValue}}), key.c_str());
            if (parameter.kind == model::ParameterKind::Int) {
                for (const int inside : {parameter.min, parameter.max}) {
                    QVERIFY2(readParameters({{key, std::to_string(inside)}}), key.c_str());
                }
                for (const int outside : {parameter.min - 1, parameter.max + 1}) {
                    QVERIFY2(!readParameters({{key, std::to_string(outside)}}), key.c_str());
                }
            }
            for (const auto& choice : parameter.choices) {
                QVERIFY2(readParameters({{key, choice.value}}), choice.value.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestIkonenParameters)
#include "tst_ikonen_parameters.moc"
