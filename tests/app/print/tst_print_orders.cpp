#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/print_sheet/calibration_sheet.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/face_hash.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/print_sheet/print_preset.h"
#include "app/print_sheet/proof_job.h"
#include "tests/app/face/sample_cards.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTransform>

#include <cmath>

using namespace blattwerk;
using namespace blattwerk::app;

/// What print shops and printers want: orders of pages, sizes, and backs that lie where they should.
class TestPrintOrders : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<FacePainter> m_painter;

    std::vector<FaceContent> contents(int count) const {
        std::vector<FaceContent> out;
        for (const model::Card& card : sample::deck(count)) {
            out.push_back(makeFaceContent(m_painter->layout(), sample::schema(), card, {}));
        }
        return out;
    }
    static QByteArray run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(60000);
        return process.readAllStandardOutput();
    }
    QImage page(const ProofJob& job, const SheetPlan& plan, int number) const {
        QImage image((plan.paper * 4).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(4, 4);
        job.paintPage(painter, plan, number);
        return image;
    }

private Q_SLOTS:
    void initTestCase() {
        QCOMPARE(loadFonts(), QStringList());
        const Tokens tokens = shippedTokens();
        auto layout = shippedFaceLayout(QStringLiteral("heldenhain"), tokens);
        QVERIFY(layout.isOk());
        m_painter = std::make_unique<FacePainter>(tokens, *layout);
    }

    void aShopsOrderHasAPageForEachCardWithItsBoxes() {
        ProofOptions options;
        printPreset("print-shop")->applyTo(options);
        const QString path = m_folder.filePath("shop.pdf");
        const auto report = ProofJob(*m_painter, contents(5), options).write(path);
        QVERIFY(report.isOk());
        QCOMPARE(report->pages, 10);
        QVERIFY(report->isComplete());
        const QString info = QString::fromUtf8(
            run(QStringLiteral("pdfinfo"), {QStringLiteral("-box"), QStringLiteral("-l"), QStringLiteral("10"), path}));
        const double mm = 72 / 25.4;
        for (const auto& [box, size] : {std::pair{"MediaBox", QSizeF(69, 94)}, {"TrimBox", QSizeF(63, 88)}}) {
            const QRegularExpression pattern(
                QStringLiteral("Page +\\d+ %1:\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)\\s+([-\\d.]+)")
                    .arg(QLatin1String(box)));
            auto matches = pattern.globalMatch(info);
            int pages = 0;
            while (matches.hasNext()) {
                const auto match = matches.next();
                ++pages;
                QVERIFY(std::abs(match.captured(3).toDouble() - match.captured(1).toDouble() - size.width() * mm) <
                        0.02);
                QVERIFY(std::abs(match.captured(4).toDouble() - match.captured(2).toDouble() - size.height() * mm) <
                        0.02);
            }
            QCOMPARE(pages, 10);
        }
        // No marks, no footer: only the card's own words stand on the page.
        QVERIFY(!pageTexts(path)->join(QString()).contains(QStringLiteral("50mm")));
    }

    void backsStandBehindBeforeOrOnceAtTheEnd() {
        ProofOptions options;
        options.backs = Backs::LongEdge;
        const auto kinds = [&](BackOrder order) {
            options.backOrder = order;
            const QString path = m_folder.filePath("orders.pdf");
            const auto report = ProofJob(*m_painter, contents(20), options).write(path);
            if (!report || !report->isComplete()) {
                return QStringLiteral("incomplete");
            }
            QString out;
            const auto texts = pageTexts(path);
            for (const QString& text : texts ? *texts : QStringList()) {
                out += text.contains(QStringLiteral("Rückseite")) ? u'B' : u'F';
            }
            return out;
        };
        QCOMPARE(kinds(BackOrder::Alternating), QStringLiteral("FBFBFB"));
        QCOMPARE(kinds(BackOrder::First), QStringLiteral("BFBFBF"));
        QCOMPARE(kinds(BackOrder::Once), QStringLiteral("FFFB"));
    }

    void kindsOfBacksAreToldApart() {
        auto cards = contents(4);
        QCOMPARE(placesOfBackKinds(m_painter->layout(), cards), (std::vector<int>{0}));
        cards[1].backMark = QStringLiteral("II");
        cards[3].backMark = QStringLiteral("III");
        QCOMPARE(placesOfBackKinds(m_painter->layout(), cards), (std::vector<int>{0, 1, 3}));
        ProofOptions options;
        options.paper = Paper::Card;
        options.backs = Backs::LongEdge;
        options.backOrder = BackOrder::Once;
        QCOMPARE(ProofJob(*m_painter, cards, options).plan()->pages(), 7);
    }

    void otherSizesFillTheCardAndKeepTheProportions() {
        for (const QSizeF size :
             {QSizeF(63.5, 88.9), QSizeF(59, 91), QSizeF(70, 120), QSizeF(44, 67), QSizeF(88, 63)}) {
            ProofOptions options;
            options.paper = Paper::Card;
            options.card = size;
            const ProofJob job(*m_painter, contents(1), options);
            const auto plan = job.plan();
            QVERIFY(plan.isOk());
            QCOMPARE(plan->paper, size);
            const QImage image = page(job, *plan, 0);
            for (const QPoint corner : {QPoint(1, 1), QPoint(image.width() - 2, 1), QPoint(1, image.height() - 2)}) {
                QVERIFY2(image.pixelColor(corner) != QColor(Qt::white), qPrintable(QString::number(size.width())));
            }
        }
        // On sheets no card runs into its neighbour.
        ProofOptions options;
        options.card = QSizeF(59, 91);
        const auto plan = ProofJob(*m_painter, contents(9), options).plan();
        QVERIFY(plan.isOk());
        QCOMPARE(plan->perSheet(), 9);
    }

    void aSmallCardSaysWhenItsTextIsTooSmall() {
        ProofOptions options;
        options.card = QSizeF(44, 67);
        const auto report = ProofJob(*m_painter, contents(20), options).write(m_folder.filePath("mini.pdf"));
        QVERIFY(report.isOk());
        QVERIFY(std::ranges::any_of(
            report->findings, [](const model::Finding& finding) { return finding.messageId == "face.text_small"; }));
    }

    void aShiftedBackIsMovedAndTurned() {
        QImage image(400, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        shiftBack(painter, QSizeF(200, 300), {3, -2, 90});
        QCOMPARE(painter.transform().map(QPointF(100, 150)), QPointF(103, 148));
        QCOMPARE(painter.transform().map(QPointF(110, 150)), QPointF(103, 158));
        // A sheet with backs: marks go with the back, the front stays.
        ProofOptions options;
        options.backs = Backs::LongEdge;
        const ProofJob plain(*m_painter, contents(9), options);
        options.backShift = {2, 1, 0};
        const ProofJob shifted(*m_painter, contents(9), options);
        const auto plan = plain.plan();
        QCOMPARE(page(plain, *plan, 0), page(shifted, *plan, 0));
        const QImage before = page(plain, *plan, 1);
        const QImage after = page(shifted, *plan, 1);
        QVERIFY(before != after);
        QCOMPARE(after.copy(8, 4, 800, 1100), before.copy(0, 0, 800, 1100));
    }

    void aReadingPutsTheBackWhereItBelongs_data() {
        QTest::addColumn<bool>("book");
        QTest::newRow("long edge") << true;
        QTest::newRow("short edge") << false;
    }

    /// A printer that misplaces its other side: what is read off its sheet makes the next one right.
    void aReadingPutsTheBackWhereItBelongs() {
        QFETCH(bool, book);
        const Backs backs = book ? Backs::LongEdge : Backs::ShortEdge;
        const QSizeF paper(210, 297);
        const QPointF middle(105, 148.5);
        QTransform fault; // in the back's page
        fault.translate(middle.x() + 1.7, middle.y() - 0.9);
        fault.rotate(0.35);
        fault.translate(-middle.x(), -middle.y());
        const QTransform mirror =
            book ? QTransform(-1, 0, 0, 1, paper.width(), 0) : QTransform(1, 0, 0, -1, 0, paper.height());
        const auto seen = [&](const BackShift& shift, double side) {
            QImage image(10, 10, QImage::Format_RGB32);
            QPainter painter(&image);
            shiftBack(painter, paper, shift);
            // The cross behind that of the front, as the back's page has it.
            const QPointF front = middle + QPointF(side * kCrossDistance / 2, 0);
            const QPointF behind = mirror.map(front);
            return mirror.map(fault.map(painter.transform().map(behind))) - front;
        };
        BackShift shift;
        for (int i = 0; i < 2; ++i) {
            const QPointF left = seen(shift, -1);
            const QPointF right = seen(shift, 1);
            shift = shiftAfter({left.x(), left.y(), right.y()}, backs, shift);
        }
        for (const double side : {-1.0, 1.0}) {
            const QPointF off = seen(shift, side);
            QVERIFY2(std::hypot(off.x(), off.y()) < 0.02,
                     qPrintable(QStringLiteral("%1 %2").arg(off.x()).arg(off.y())));
        }
    }

    void theCalibrationSheetHasTwoSides() {
        const QString path = m_folder.filePath("calibration.pdf");
        ProofOptions options;
        options.backs = Backs::LongEdge;
        QVERIFY(writeCalibration(*m_painter, options, path).isOk());
        const QByteArray info = run(QStringLiteral("pdfinfo"), {path});
        QVERIFY2(info.contains("Pages:           2") && info.contains("(A4)"), info.constData());
        QVERIFY(pageTexts(path)->first().contains(QStringLiteral("gegendasLicht")));
        const QByteArray first = run(QStringLiteral("sha256sum"), {path});
        QVERIFY(writeCalibration(*m_painter, options, path).isOk());
        QCOMPARE(run(QStringLiteral("sha256sum"), {path}), first);
    }

    void aBackMayBleedMoreAtTheEdgeOfTheSheet() {
        ProofOptions options;
        options.backs = Backs::LongEdge;
        options.cropMarks = options.ruler = options.footer = false;
        options.backBleed = 4;
        const ProofJob job(*m_painter, contents(9), options);
        const auto plan = job.plan();
        const QImage back = page(job, *plan, 1);
        const QImage front = page(job, *plan, 0);
        const QPointF inside = plan->trimArea().topLeft() - QPointF(3.5, 3.5);
        QVERIFY(back.pixelColor((inside * 4).toPoint()) != QColor(Qt::white));
        QVERIFY(front.pixelColor((inside * 4).toPoint()) == QColor(Qt::white));
        const QPointF beyond = plan->trimArea().topLeft() - QPointF(4.5, 4.5);
        QVERIFY(back.pixelColor((beyond * 4).toPoint()) == QColor(Qt::white));
        // Between two cards each keeps its own.
        ProofOptions plain = options;
        plain.backBleed = 0;
        const ProofJob narrow(*m_painter, contents(9), plain);
        const QRect inner =
            QRectF(plan->trimArea().topLeft() * 4, plan->trimArea().size() * 4).toAlignedRect().adjusted(4, 4, -4, -4);
        QCOMPARE(page(narrow, *plan, 1).copy(inner), back.copy(inner));
    }

    void aHashTellsFacesApartWithoutTheirStamp() {
        auto cards = contents(2);
        const std::string hash = faceHash(*m_painter, cards[0]);
        QVERIFY(hash != faceHash(*m_painter, cards[1]));
        FaceContent stamped = cards[0];
        stamped.stamp = QStringLiteral("r99 · E7");
        QCOMPARE(faceHash(*m_painter, stamped), hash);
        FaceContent changed = cards[0];
        changed.name += u'.';
        QVERIFY(faceHash(*m_painter, changed) != hash);
        m_painter->clear();
        QCOMPARE(faceHash(*m_painter, cards[0]), hash);
    }
};

QTEST_MAIN(TestPrintOrders)
#include "tst_print_orders.moc"
