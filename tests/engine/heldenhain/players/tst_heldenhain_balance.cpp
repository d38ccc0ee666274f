#include "balance_table.h"

#include "tests/engine/shipped_content.h"

#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::tests;

/// Section 6 of the catalogue: the shipped decks are even and their games of the planned length, and docs/balance.md
/// says what is measured.
class HeldenhainBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachPairingIsEven_data() {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        const auto& decks = ShippedContent::heldenhain().decks;
        QCOMPARE(decks.size(), std::size_t{4});
        for (std::size_t a = 0; a < decks.size(); ++a) {
            for (std::size_t b = a + 1; b < decks.size(); ++b) {
                const QString first = QString::fromStdString(decks[a].key);
                const QString second = QString::fromStdString(decks[b].key);
                QTest::newRow(qPrintable(first + " " + second)) << first << second;
            }
        }
    }
    void eachPairingIsEven() {
        QFETCH(QString, a);
        QFETCH(QString, b);
        const BalanceStudy study{4000, "heuristic", 2};
        const engine::lab::Tally tally = pairingTally(study, *ShippedContent::heldenhain().info.ruleSet("standard"),
                                                      a.toStdString(), b.toStdString());
        const std::string row = balanceRow(tally, a.toStdString(), b.toStdString());
        QVERIFY2(tally.winRate().value >= 0.42 && tally.winRate().value <= 0.58, row.c_str());
        const std::size_t median = tally.turns().quantile(0.5);
        QVERIFY2(median >= 13 && median <= 16, row.c_str());
        QVERIFY2(tally.aborted() * 100 <= tally.games(), row.c_str());
        const std::string told = fileText(BLATTWERK_DOCS_DIR "/balance.md");
        QVERIFY2(told.find(row) != std::string::npos, ("not in docs/balance.md: " + row).c_str());
    }
};

QTEST_APPLESS_MAIN(HeldenhainBalance)
#include "tst_heldenhain_balance.moc"
