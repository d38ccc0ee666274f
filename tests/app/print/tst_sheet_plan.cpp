#include "app/print_sheet/sheet_plan.h"

#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
const QSizeF kCard(63, 88);
}

class SheetPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gridsAreThoseOfTheDesign_data();
    void gridsAreThoseOfTheDesign();
    void anImpossibleGridIsRefusedWithAReasonAndAProposal();
    void anEmptyListIsRefused();
    void backsLieBehindTheirFronts_data();
    void backsLieBehindTheirFronts();
};

void SheetPlanTest::gridsAreThoseOfTheDesign_data() {
    QTest::addColumn<int>("paper");
    QTest::addColumn<double>("bleed");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QSizeF>("margin");
    QTest::addColumn<int>("sheets");
    QTest::newRow("A4 without bleed") << 0 << 0.0 << 3 << 3 << QSizeF(10.5, 16.5) << 7;
    QTest::newRow("A4 with 3 mm") << 0 << 3.0 << 4 << 2 << QSizeF(10.5, 11) << 8;
    QTest::newRow("Letter without bleed") << 1 << 0.0 << 3 << 3 << QSizeF(13.45, 7.7) << 7;
    QTest::newRow("Letter with 1.5 mm") << 1 << 1.5 << 4 << 2 << QSizeF(7.7, 16.95) << 8;
}

void SheetPlanTest::gridsAreThoseOfTheDesign() {
    QFETCH(int, paper);
    QFETCH(double, bleed);
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(QSizeF, margin);
    QFETCH(int, sheets);
    ProofOptions options;
    options.paper = static_cast<Paper>(paper);
    options.bleed = bleed;
    const auto plan = planSheets(options, kCard, 62);
    QVERIFY(plan.isOk());
    QCOMPARE(plan->columns, columns);
    QCOMPARE(plan->rows, rows);
    QCOMPARE(plan->margin(), margin);
    QCOMPARE(plan->sheets(), sheets);
    QCOMPARE(plan->cardsOn(sheets - 1), 62 - (sheets - 1) * columns * rows);
    options.columns = columns;
    options.rows = rows;
    QCOMPARE(planSheets(options, kCard, 62)->landscape, plan->landscape);
}

void SheetPlanTest::anImpossibleGridIsRefusedWithAReasonAndAProposal() {
    ProofOptions options;
    options.bleed = 3;
    options.columns = 3;
    options.rows = 3;
    const auto a4 = planSheets(options, kCard, 62);
    QVERIFY(!a4);
    QCOMPARE(a4.error().code, std::string("proof.grid"));
    QCOMPARE(a4.error().args, (std::vector<std::string>{"3", "3", "3", "A4", "1.5", "4", "2", "3"}));
    options.paper = Paper::Letter;
    const auto letter = planSheets(options, kCard, 62);
    QVERIFY(!letter);
    QCOMPARE(letter.error().args, (std::vector<std::string>{"3", "3", "3", "Letter", "-1.3", "4", "2", "1.5"}));
    options.columns = 0;
    QCOMPARE(planSheets(options, QSizeF(300, 300), 1).error().code, std::string("proof.card_too_large"));
}

void SheetPlanTest::anEmptyListIsRefused() {
    QCOMPARE(planSheets({}, kCard, 0).error().code, std::string("proof.no_cards"));
}

void SheetPlanTest::backsLieBehindTheirFronts_data() {
    QTest::addColumn<double>("bleed");
    QTest::addColumn<int>("backs");
    QTest::addColumn<bool>("likeBook");
    QTest::newRow("upright, long edge") << 0.0 << 1 << true;
    QTest::newRow("upright, short edge") << 0.0 << 2 << false;
    QTest::newRow("lying, long edge") << 3.0 << 1 << false;
    QTest::newRow("lying, short edge") << 3.0 << 2 << true;
}

void SheetPlanTest::backsLieBehindTheirFronts() {
    QFETCH(double, bleed);
    QFETCH(int, backs);
    QFETCH(bool, likeBook);
    ProofOptions options;
    options.bleed = bleed;
    options.backs = static_cast<Backs>(backs);
    const auto plan = planSheets(options, kCard, 62);
    QVERIFY(plan.isOk());
    QCOMPARE(plan->pages(), 2 * plan->sheets());
    for (int i = 0; i < plan->perSheet(); ++i) {
        const QRectF front = plan->front(i).trim;
        const SheetSlot back = plan->back(i);
        QCOMPARE(back.upsideDown, !likeBook);
        // Seen through the paper, the back covers the front exactly.
        const QPointF seen = likeBook ? QPointF(plan->paper.width() - back.trim.right(), back.trim.top())
                                      : QPointF(back.trim.left(), plan->paper.height() - back.trim.bottom());
        QVERIFY((seen - front.topLeft()).manhattanLength() < 1e-9);
    }
}

QTEST_APPLESS_MAIN(SheetPlanTest)
#include "tst_sheet_plan.moc"
