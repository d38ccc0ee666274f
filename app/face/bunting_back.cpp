#include "app/face/bunting_back.h"

#include "app/face/text_flow.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kWidth = 63;
constexpr double kHeight = 88;
constexpr double kFlag = 5.25; // width of a flag with the gap behind it
constexpr double kSag = 3.4;   // of a string between its ends
constexpr double kStrings = 8.8;

/// Height of a string at x, below its ends.
double sagAt(double x) {
    const double part = x / kWidth * 2 - 1;
    return kSag * (1 - part * part);
}

void paintString(QPainter& painter, const CardInks& inks, const QRectF& sheet, double top, bool odd) {
    QPainterPath string(QPointF(sheet.left(), top + sagAt(sheet.left())));
    for (double x = sheet.left(); x <= sheet.right() + 1; x += 1.5)
        string.lineTo(x, top + sagAt(x));
    const int first = static_cast<int>(std::floor(sheet.left() / kFlag)) - 1;
    for (int i = first; i * kFlag < sheet.right(); ++i) {
        const double x = (i + (odd ? 0.5 : 0)) * kFlag;
        QPainterPath flag(QPointF(x, top + sagAt(x)));
        flag.lineTo(x + kFlag * 0.8, top + sagAt(x + kFlag * 0.8));
        flag.lineTo(x + kFlag * 0.4, top + sagAt(x + kFlag * 0.4) + 4.6);
        flag.closeSubpath();
        painter.fillPath(flag, (i & 1) != 0 ? inks.deep.lighter(118) : inks.deep.lighter(150));
    }
    painter.strokePath(string, QPen(inks.mid, .25));
}

/// A banner with a notch at either end.
QPainterPath banner(double half, double height, double notch) {
    QPainterPath path(QPointF(-half, -height));
    path.lineTo(0, -height + notch);
    path.lineTo(half, -height);
    path.lineTo(half, height);
    path.lineTo(0, height - notch);
    path.lineTo(-half, height);
    path.closeSubpath();
    return path;
}

void paintText(QPainter& painter, const QString& text, const QFont& font, double pt, QPointF middle,
               const QColor& colour) {
    const ShapedLine line = shapeLine(text, font);
    const double scale = pt * kMmPerPt / kReferencePx;
    painter.save();
    painter.translate(middle - QPointF(line.width * scale / 2, 0));
    painter.scale(scale, scale);
    painter.setPen(colour);
    for (const QGlyphRun& run : line.runs)
        painter.drawGlyphRun(QPointF(), run);
    painter.restore();
}

} // namespace

void paintBunting(QPainter& painter, const Tokens& tokens, const QRectF& sheet, const BackMark& mark) {
    const CardInks& inks = tokens.cardInks(QStringLiteral("cha"));
    painter.fillRect(sheet, inks.deep.darker(125));
    painter.save();
    painter.translate(kWidth / 2, kHeight / 2);
    for (int half = 0; half < 2; ++half) {
        painter.save();
        painter.setClipRect(
            QRectF(sheet.left() - kWidth / 2, sheet.top() - kHeight / 2, sheet.width(), kHeight / 2 - sheet.top()),
            Qt::IntersectClip);
        painter.translate(-kWidth / 2, -kHeight / 2);
        for (int row = -1; row < 5; ++row)
            paintString(painter, inks, sheet, row * kStrings - 1.5, (row & 1) != 0);
        painter.restore();
        painter.rotate(180);
    }
    painter.setPen(QPen(tokens.common.gold, .35));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(5 - kWidth / 2, 5 - kHeight / 2, kWidth - 10, kHeight - 10), 2.4, 2.4);
    painter.setPen(QPen(tokens.common.gold, .5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(inks.deep.darker(125));
    painter.drawPath(banner(15, 29, 7));
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.deep);
    painter.drawPath(banner(13.4, 26.2, 6.4));
    const QFont large = referenceFont(tokens.fonts.serif, 600, false, 0);
    const QFont small = referenceFont(tokens.fonts.narrow, 700, false, 0.065);
    for (int half = 0; half < 2; ++half) {
        if (mark.text.isEmpty()) {
            painter.setBrush(tokens.common.gold);
            painter.drawPath(banner(3.4, 4.6, 1.6).translated(0, -9));
        } else {
            paintText(painter, mark.text, large, 38, {0, -4.8}, tokens.common.paper);
            paintText(painter, mark.label, small, 7, {0, -1.4}, inks.pale);
        }
        painter.setPen(QPen(tokens.common.gold, .3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(-9, 0), QPointF(9, 0));
        painter.setPen(Qt::NoPen);
        painter.rotate(180);
    }
    painter.restore();
}

} // namespace blattwerk::app
