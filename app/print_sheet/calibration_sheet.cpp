#include "app/print_sheet/calibration_sheet.h"

#include "app/face/face_painter.h"
#include "app/face/text_flow.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/pdf_file.h"
#include "app/print_sheet/pdf_finish.h"

#include <QDir>
#include <QPainter>
#include <QPdfWriter>

#include <array>
#include <cmath>
#include <numbers>

namespace blattwerk::app {

namespace {

constexpr int kPdfDpi = 1200;
constexpr double kReach = 10; // of the scales, to each side
constexpr double kNeedle = 12;
constexpr double kTextPt = 9;
constexpr double kLine = 5.2;

void paintText(QPainter& painter, FacePainter& faces, const QString& text, QPointF middle, double pt) {
    const ShapedLine line = shapeLine(text, referenceFont(faces.tokens().fonts.narrow, 400, false, 0.0025));
    const double scale = pt * kMmPerPt / kReferencePx;
    painter.save();
    painter.translate(middle - QPointF(line.width * scale / 2, 0));
    painter.scale(scale, scale);
    for (const QGlyphRun& run : line.runs)
        painter.drawGlyphRun(QPointF(), run);
    painter.restore();
}

/// A cross of two scales: a stroke each half millimetre, a longer one each, a number every five.
void paintScales(QPainter& painter, FacePainter& faces, QPointF at) {
    painter.drawLine(at - QPointF(kReach, 0), at + QPointF(kReach, 0));
    painter.drawLine(at - QPointF(0, kReach), at + QPointF(0, kReach));
    for (int step = -20; step <= 20; ++step) {
        const double mm = step / 2.0;
        const double half = step % 10 == 0 ? 2.4 : step % 2 == 0 ? 1.4 : 0.7;
        painter.drawLine(at + QPointF(mm, -half), at + QPointF(mm, half));
        painter.drawLine(at + QPointF(-half, mm), at + QPointF(half, mm));
        if (step % 10 == 0 && step != 0) {
            paintText(painter, faces, QString::number(step / 2), at + QPointF(mm, -3.2), 6);
            paintText(painter, faces, QString::number(step / 2), at + QPointF(4.6, mm + 0.8), 6);
        }
    }
}

QStringList instructions(bool german, bool back) {
    if (back)
        return {german ? QStringLiteral("Rückseite") : QStringLiteral("Back")};
    return german ? QStringList{QStringLiteral("Beidseitig und ohne Anpassen der Größe drucken, dann von dieser Seite "
                                               "gegen das Licht halten."),
                                QStringLiteral("Abzulesen ist, wo das Fadenkreuz der Rückseite auf den Skalen liegt: "
                                               "rechts und unten zählen plus."),
                                QStringLiteral("Waagerecht am linken Kreuz, senkrecht an beiden; die drei Zahlen "
                                               "gehören in das Profil des Druckers.")}
                  : QStringList{QStringLiteral("Print on both sides without scaling, then hold this side against the "
                                               "light."),
                                QStringLiteral("Read where the hairline cross of the back lies on the scales: right "
                                               "and down are positive."),
                                QStringLiteral("Across at the left cross, down at both; the three numbers belong "
                                               "into the printer's profile.")};
}

} // namespace

BackShift shiftAfter(const CalibrationReading& reading, Backs backs, const BackShift& present) {
    // Turned like a page of a book, left and right of the back are those of the front seen in a mirror; turned like
    // that of a calendar, top and bottom are. A turn seen through the paper goes the other way round in both cases.
    const bool likeBook = backs != Backs::ShortEdge;
    const double down = (reading.downLeft + reading.downRight) / 2;
    const double turned = std::atan2(reading.downRight - reading.downLeft, kCrossDistance) * 180 / std::numbers::pi;
    return {present.right + (likeBook ? reading.right : -reading.right), present.down + (likeBook ? -down : down),
            present.degrees + turned};
}

void paintCalibration(QPainter& painter, FacePainter& faces, const ProofOptions& options, bool back) {
    const QSizeF paper = paperSize(options.paper);
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(QPen(Qt::black, 0.1, Qt::SolidLine, Qt::FlatCap));
    if (back)
        shiftBack(painter, paper, options.backShift);
    for (const double side : {-0.5, 0.5}) {
        const QPointF at = middle + QPointF(side * kCrossDistance, 0);
        if (!back) {
            paintScales(painter, faces, at);
            continue;
        }
        painter.drawLine(at - QPointF(kNeedle, 0), at + QPointF(kNeedle, 0));
        painter.drawLine(at - QPointF(0, kNeedle), at + QPointF(0, kNeedle));
    }
    double y = middle.y() - (back ? 40 : 60);
    for (const QString& line : instructions(options.language == model::Language::German, back)) {
        paintText(painter, faces, line, {middle.x(), y}, kTextPt);
        y += kLine;
    }
    painter.restore();
}

model::Result<void> writeCalibration(FacePainter& faces, const ProofOptions& wanted, const QString& path) {
    ProofOptions options = wanted;
    if (options.paper == Paper::Card)
        options.paper = Paper::A4;
    if (options.backs == Backs::None)
        options.backs = Backs::LongEdge;
    // The boxes are those of a sheet with one card of almost its size.
    SheetPlan plan;
    plan.paper = paperSize(options.paper);
    plan.columns = plan.rows = plan.cards = 1;
    plan.card = plan.paper - QSizeF(2 * kLeastMargin, 2 * kLeastMargin);
    plan.backs = options.backs;
    const auto written = writePdfFile(path, [&](const QDir& folder, const QString& finished) -> model::Result<void> {
        const QString painted = folder.filePath(QStringLiteral("painted.pdf"));
        QPdfWriter writer(painted);
        writer.setResolution(kPdfDpi);
        writer.setPageSize(QPageSize(options.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        QPainter painter;
        bool done = painter.begin(&writer);
        for (const bool back : {false, true}) {
            done = done && (!back || writer.newPage());
            painter.save();
            painter.scale(kPdfDpi / 25.4, kPdfDpi / 25.4);
            paintCalibration(painter, faces, options, back);
            painter.restore();
        }
        if (!painter.end() || !done)
            return model::Error{"proof.unfinished", {path.toStdString()}, {}};
        return finishPdf(painted, finished, plan, options);
    });
    return written ? model::Result<void>() : written.error();
}

} // namespace blattwerk::app
