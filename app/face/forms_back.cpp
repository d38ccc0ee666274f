#include "app/face/forms_back.h"

#include <QPainter>

#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kWidth = 63;
constexpr double kHeight = 88;
constexpr double kRow = 5.5;
constexpr double kBox = 2.4;
constexpr double kStamp = 17;
constexpr double kSign = 11;

/// Rows of a form from the middle line upwards: a box to tick, then a line to write on, cut into fields.
void paintRows(QPainter& painter, const CardInks& inks, const QRectF& sheet) {
    painter.setPen(QPen(inks.mid, .3, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    const double left = sheet.left() - kWidth / 2;
    const double right = sheet.right() - kWidth / 2;
    int row = 0;
    for (double y = -kRow / 2; y > sheet.top() - kHeight / 2 - kRow; y -= kRow, ++row) {
        // Fields of three widths, shifted from row to row.
        double x = left - 3.0 * (row % 4);
        for (int field = 0; x < right; ++field) {
            const double width = 9 + 7.0 * ((field + row) % 3);
            painter.drawRect(QRectF(x + .8, y - kBox, kBox, kBox));
            painter.drawLine(QPointF(x + kBox + 2, y), QPointF(x + width - .6, y));
            x += width;
        }
    }
}

/// The stamp's rim: two rings with a wreath of strokes between them.
void paintRim(QPainter& painter, const CardInks& inks, const QColor& gold) {
    painter.setBrush(inks.deep);
    painter.setPen(QPen(gold, .5));
    painter.drawEllipse(QPointF(), kStamp, kStamp);
    painter.setPen(QPen(inks.mid, .3));
    painter.drawEllipse(QPointF(), kStamp - 3.4, kStamp - 3.4);
    painter.setPen(QPen(gold, .35, Qt::SolidLine, Qt::FlatCap));
    constexpr int kStrokes = 60;
    for (int i = 0; i < kStrokes; ++i) {
        const double angle = 2 * M_PI * i / kStrokes;
        const QPointF along(std::cos(angle), std::sin(angle));
        painter.drawLine(along * (kStamp - 2.6), along * (kStamp - (i % 5 == 0 ? .8 : 1.5)));
    }
}

void paintSign(QPainter& painter, const QPainterPath& sign, double size, QPointF middle, const QColor& colour) {
    painter.save();
    painter.translate(middle - QPointF(size / 2, size / 2));
    painter.scale(size / 10, size / 10);
    painter.fillPath(sign, colour);
    painter.restore();
}

} // namespace

void paintForms(QPainter& painter, const Tokens& tokens, const QRectF& sheet, const BackMark& mark) {
    const CardInks& inks = tokens.cardInks(mark.inks);
    const QColor gold = tokens.common.gold;
    const QColor ground = inks.deep.darker(125);
    painter.fillRect(sheet, ground);
    painter.save();
    painter.translate(kWidth / 2, kHeight / 2);
    for (int half = 0; half < 2; ++half) {
        painter.save();
        painter.setOpacity(.5);
        paintRows(painter, inks, sheet);
        painter.restore();
        painter.rotate(180);
    }
    painter.setPen(QPen(gold, .35));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(5 - kWidth / 2, 5 - kHeight / 2, kWidth - 10, kHeight - 10), 2.4, 2.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(QPointF(), kStamp + 2, kStamp + 2);
    paintRim(painter, inks, gold);
    // The sign twice, so that the back looks the same upside down.
    for (int half = 0; half < 2; ++half) {
        paintSign(painter, mark.sign, kSign * .78, {0, -5.6}, inks.tint);
        painter.rotate(180);
    }
    painter.setPen(QPen(gold, .35, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(-8, 0), QPointF(8, 0));
    painter.restore();
}

} // namespace blattwerk::app
