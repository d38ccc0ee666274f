#include "app/face/card_back.h"

#include "app/face/gem.h"
#include "app/face/svg_path.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kWidth = 63;
constexpr double kHeight = 88;
constexpr double kPitch = 8;

/// Leaves in rows, each row leaning the other way and shifted by half a step.
QPainterPath lattice(double bleed) {
    const QPainterPath leaf = pathFromSvg(u"M0,2.6 C1.5,1.2 1.5,-1.2 0,-2.6 C-1.5,-1.2 -1.5,1.2 0,2.6Z");
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    const int margin = static_cast<int>(std::ceil((bleed + kPitch) / kPitch));
    for (int row = -margin; row * kPitch - 4 < kHeight + bleed + 4; ++row) {
        const bool odd = (row & 1) != 0;
        for (int column = -margin; column * kPitch < kWidth + bleed + 2 * kPitch; ++column) {
            QTransform place;
            place.translate(column * kPitch + (odd ? -4.5 : -0.5), row * kPitch - 4);
            place.rotate(odd ? -45 : 45);
            all.addPath(place.map(leaf));
        }
    }
    return all;
}

void paintGems(QPainter& painter, const Tokens& tokens, bool doubled) {
    struct Place {
        const char* deck;
        QPointF offset;
    };
    static constexpr std::array kPlaces{Place{"sup", {0, -11.4}}, Place{"sch", {9.4, 0}}, Place{"pur", {0, 11.4}},
                                        Place{"weg", {-9.4, 0}}};
    const auto group = [&](double scale) {
        for (const Place& place : kPlaces) {
            const QString deck = QString::fromLatin1(place.deck);
            const Accent& accent = tokens.accent(deck);
            GemColours colours{accent.light, tokens.cardInks(deck).pale, tokens.common.gold.lighter(135), 0.1};
            paintGem(painter, accent.gem, place.offset * scale, 4.6 * scale, colours);
        }
    };
    painter.save();
    painter.translate(kWidth / 2, kHeight / 2);
    if (!doubled) {
        group(1);
    } else {
        for (int half = 0; half < 2; ++half) {
            painter.save();
            painter.translate(0, -12);
            group(0.62);
            painter.restore();
            painter.rotate(180);
        }
    }
    painter.restore();
}

} // namespace

void paintCardBack(QPainter& painter, const Tokens& tokens, double bleed, bool doubled) {
    const CommonInks& inks = tokens.common;
    const QRectF sheet(-bleed, -bleed, kWidth + 2 * bleed, kHeight + 2 * bleed);
    painter.save();
    painter.setClipRect(sheet, Qt::IntersectClip);
    painter.fillRect(sheet, inks.back);
    painter.fillPath(lattice(bleed), inks.backLeaf);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.gold, .35));
    painter.drawRoundedRect(QRectF(5, 5, 53, 78), 2.4, 2.4);

    QPainterPath leaf =
        pathFromSvg(u"M31.5 17 C47 29 50 38 50 44 C50 50 47 59 31.5 71 C16 59 13 50 13 44 C13 38 16 29 31.5 17Z");
    QPainterPath core = pathFromSvg(u"M31.5 21.6 C43.6 31.4 46.4 39.4 46.4 44 C46.4 48.6 43.6 56.6 31.5 66.4 "
                                    u"C19.4 56.6 16.6 48.6 16.6 44 C16.6 39.4 19.4 31.4 31.5 21.6Z");
    painter.setBrush(inks.back);
    painter.drawPath(leaf);
    painter.fillPath(core, inks.backShade);
    paintGems(painter, tokens, doubled);
    painter.fillPath(pathFromSvg(u"M31.5,40.9 C33.2,42.6 33.2,45.4 31.5,47.1 C29.8,45.4 29.8,42.6 31.5,40.9Z"),
                     inks.gold);

    const QPainterPath bud = pathFromSvg(u"M0,-2 C1.2,-.8 1.2,.8 0,2 C-1.2,.8 -1.2,-.8 0,-2Z");
    for (const double y : {11.2, 76.8}) {
        painter.setPen(QPen(inks.gold, .3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(27, y), QPointF(36, y));
        painter.fillPath(bud.translated(kWidth / 2, y), inks.gold);
    }
    painter.restore();
}

} // namespace blattwerk::app
