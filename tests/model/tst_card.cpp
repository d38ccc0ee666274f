#include "model/card.h"

#include <QTest>

using namespace blattwerk::model;

class TestCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysFoldUmlautsAndJoinWordsByOneHyphen() {
        QCOMPARE(keyFromName("Lady Stillstand"), std::string("lady-stillstand"));
        QCOMPARE(keyFromName("Über die Brücke, schnell!"), std::string("ueber-die-bruecke-schnell"));
        QCOMPARE(keyFromName("GROẞE Straße"), std::string("grosse-strasse"));
        QCOMPARE(keyFromName("  –  "), std::string());
    }

    void numbersOfOtherKindsAreTheFallback() {
        Card card;
        card.stats["cost"] = 3;
        card.stats["faction"] = std::string("SUP");
        QCOMPARE(card.number("cost"), 3);
        QCOMPARE(card.number("faction", 7), 7);
        QCOMPARE(card.number("effort", -1), -1);
        QVERIFY(!card.has("effort"));
    }

    void statusNamesRoundTrip() {
        for (const CardStatus status : {CardStatus::Idea, CardStatus::Draft, CardStatus::Test, CardStatus::Final}) {
            CardStatus read = CardStatus::Idea;
            QVERIFY(statusFromName(statusName(status), read));
            QCOMPARE(read, status);
        }
    }
};

QTEST_GUILESS_MAIN(TestCard)
#include "tst_card.moc"
