#include "engine/core/digest.h"
#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"

#include <QTest>

using namespace blattwerk::engine;

class TestCore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFixedVectorHoldsWhatWasPutIn() {
        FixedVector<int, 3> numbers;
        QVERIFY(numbers.empty());
        numbers.push_back(4);
        numbers.push_back(5);
        QCOMPARE(numbers.size(), std::size_t{2});
        QVERIFY(numbers.contains(5));
        QVERIFY(!numbers.contains(6));
        numbers.push_back(6);
        QVERIFY(numbers.full());
        numbers.pop_back();
        QCOMPARE(numbers[numbers.size() - 1], 5);
        numbers.clear();
        QVERIFY(numbers.empty());
    }

    void digestsDependOnEveryByte() {
        const auto of = [](const char* text, std::size_t size) {
            Digest digest;
            digest.addBytes(text, size);
            return digest.value();
        };
        QCOMPARE(of("abcdefghij", 10), of("abcdefghij", 10));
        QVERIFY(of("abcdefghij", 10) != of("abcdefghik", 10));
        QVERIFY(of("abcdefghij", 10) != of("abcdefghij", 9));
        QVERIFY(of("", 0) != of("\0", 1));
    }

    void ruleIdsAreWrittenWithThePrefix() { QCOMPARE((RuleId{'R', 61}).text("HEL"), std::string("HEL-R61")); }
};

QTEST_GUILESS_MAIN(TestCore)
#include "tst_core.moc"
