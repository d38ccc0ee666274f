#include "engine/systems/fahnenturnier/parameters.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::fahnenturnier;

class TestFahnenturnierParameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangesAreKept() {
        QCOMPARE(readParameters({{"cha_rounds", "4"}})->rounds, 4);
        QCOMPARE(readParameters({{"cha_rounds", "8"}}).error().code, std::string("parameter.range"));
        QCOMPARE(readParameters({{"cha_rounds", "four"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"cha_tie_2p", "TOSS"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"no_such_key", "1"}}).error().code, std::string("match.unknown_parameter"));
        QVERIFY(readParameters({{"cha_attack_bonus_stays", "1"}})->attackBonusStays);
        QVERIFY(!readParameters({{"cha_bot_bank", "0"}})->botBank);
        QCOMPARE(readParameters({{"cha_bot_bank", "2"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"cha_trophy_view", "OPEN"}})->trophyView, TrophyView::Open);
    }

    void everyParameterOfTheSystemIsKnownWithItsRange() {
        const auto& parameters = tests::ShippedContent::of("fahnenturnier").info.parameters;
        QCOMPARE(parameters.size(), std::size_t{30});
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

QTEST_GUILESS_MAIN(TestFahnenturnierParameters)
#include "tst_fahnenturnier_parameters.moc"
