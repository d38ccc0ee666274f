#include "engine/systems/heldenhain/parameters.h"

#include <QTest>

#include <toml++/toml.h>

using namespace blattwerk;
using namespace blattwerk::engine::heldenhain;

namespace {

std::string text(const toml::node_view<const toml::node>& node) {
    if (const auto flag = node.value_exact<bool>()) {
        return *flag ? "true" : "false";
    }
    if (const auto number = node.value_exact<std::int64_t>()) {
        return std::to_string(*number);
    }
    return node.value_or(std::string());
}

} // namespace

class TestHeldenhainParameters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helI35RangesAreKept() {
        QVERIFY(readParameters({{"action_points", "10"}}));
        QCOMPARE(readParameters({{"action_points", "2"}})->actionPoints, 2);
        QCOMPARE(readParameters({{"action_points", "11"}}).error().code, std::string("parameter.range"));
        QCOMPARE(readParameters({{"action_points", "0"}}).error().code, std::string("parameter.range"));
        QCOMPARE(readParameters({{"action_points", "two"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"luck_mode", "dice"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"lock_stacks", "1"}}).error().code, std::string("parameter.kind"));
        QCOMPARE(readParameters({{"no_such_key", "1"}}).error().code, std::string("match.unknown_parameter"));
    }

    void everyParameterOfTheSystemIsKnownWithItsRange() {
        const toml::table system = toml::parse_file(BLATTWERK_RESOURCE_DIR "/systems/heldenhain/system.toml");
        int count = 0;
        for (const toml::node& node : *system["parameter"].as_array()) {
            const toml::table& row = *node.as_table();
            const std::string key = row["key"].value_or(std::string());
            const std::string kind = row["kind"].value_or(std::string());
            ++count;
            QVERIFY2(readParameters({{key, text(row["default"])}}), key.c_str());
            if (kind == "int") {
                const auto low = row["min"].value_or(0);
                const auto high = row["max"].value_or(0);
                QVERIFY2(readParameters({{key, std::to_string(low)}}), key.c_str());
                QVERIFY2(readParameters({{key, std::to_string(high)}}), key.c_str());
                QVERIFY2(!readParameters({{key, std::to_string(low - 1)}}), key.c_str());
                QVERIFY2(!readParameters({{key, std::to_string(high + 1)}}), key.c_str());
            } else if (kind == "enum") {
                for (const toml::node& choice : *row["choices"].as_array()) {
                    const std::string value = (*choice.as_table())["value"].value_or(std::string());
                    QVERIFY2(readParameters({{key, value}}), value.c_str());
                }
            }
        }
        QCOMPARE(count, 62);
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainParameters)
#include "tst_heldenhain_parameters.moc"
