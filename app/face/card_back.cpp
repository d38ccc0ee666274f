#include "app/face/card_back.h"

#include "app/face/bunting_back.h"
#include "app/face/forms_back.h"
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

QRectF sheetWith(double bleed) {
    return {-bleed, -bleed, kWidth + 2 * bleed, kHeight + 2 * bleed};
}

/// Paving stones in arcs, as on an old market square.
QPainterPath paving(double bleed) {
    constexpr double kArc = 7;
    QPainterPath all;
    const int margin = static_cast<int>(std::ceil(bleed / kArc)) + 1;
    for (int row = -2 * margin; row * kArc / 2 < kHeight + bleed + kArc; ++row)
        for (int column = -margin; column * kArc < kWidth + bleed + kArc; ++column) {
            const QPointF centre((column + ((row & 1) != 0 ? 0.5 : 0)) * kArc, row * kArc / 2);
            for (const double radius : {kArc * 0.5, kArc * 0.33}) {
                const QRectF round(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
                all.arcMoveTo(round, 0);
                all.arcTo(round, 0, 180);
            }
        }
    return all;
}

/// An empty plinth under a ring of rays: whoever gets to stand there is what the duel is about. Drawn above the middle
/// of the card and once more below it, turned by half a turn.
void paintPlinth(QPainter& painter, const CardInks& copper, const QColor& gold) {
    const QPointF sun(0, -19.6);
    painter.setPen(QPen(gold, .45, Qt::SolidLine, Qt::RoundCap));
    for (int ray = 0; ray < 11; ++ray) {
        const double angle = M_PI * (ray / 10.0);
        const QPointF along(std::cos(angle), -std::sin(angle));
        const double length = ray % 2 == 0 ? 3.4 : 1.9;
        painter.drawLine(sun + along * 6.4, sun + along * (6.4 + length));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(copper.mid);
    const auto slab = [&](double half, double top, double height) {
        painter.drawRect(QRectF(-half, top, 2 * half, height));
    };
    slab(6.2, -18.2, 1.5);
    slab(5.2, -16.4, 0.9);
    painter.setBrush(copper.deep.lighter(125));
    slab(4.5, -15.2, 9.2);
    painter.setBrush(copper.mid);
    slab(5.6, -5.7, 1.1);
    slab(7.0, -4.3, 1.5);
    slab(8.4, -2.5, 1.7);
    painter.setPen(QPen(gold, .3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-2.9, -13.4, 5.8, 5.4));
}

void paintPlinths(QPainter& painter, const Tokens& tokens, double bleed) {
    const CardInks& copper = tokens.cardInks(QStringLiteral("iko"));
    const QColor gold = tokens.common.gold;
    const QColor ground = copper.deep.darker(160);
    painter.fillRect(sheetWith(bleed), ground);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(copper.deep, .38, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(paving(bleed));
    painter.setPen(QPen(gold, .35));
    painter.drawRoundedRect(QRectF(5, 5, 53, 78), 2.4, 2.4);
    const QRectF medal(11.5, 12, 40, 64);
    painter.setBrush(ground);
    painter.drawRoundedRect(medal, 20, 20);
    painter.setPen(QPen(copper.mid, .25));
    painter.drawRoundedRect(medal.adjusted(1.4, 1.4, -1.4, -1.4), 18.6, 18.6);
    painter.translate(kWidth / 2, kHeight / 2);
    for (int half = 0; half < 2; ++half) {
        paintPlinth(painter, copper, gold);
        painter.rotate(180);
    }
    painter.setPen(QPen(gold, .35, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(-12, 0), QPointF(12, 0));
}

void paintLeaves(QPainter& painter, const Tokens& tokens, double bleed, bool doubled) {
    const CommonInks& inks = tokens.common;
    painter.fillRect(sheetWith(bleed), inks.back);
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
}

} // namespace

void paintCardBack(QPainter& painter, const Tokens& tokens, BackPattern pattern, double bleed, bool doubled,
                   const BackMark& mark) {
    painter.save();
    painter.setClipRect(sheetWith(bleed), Qt::IntersectClip);
    if (pattern == BackPattern::Plinths)
        paintPlinths(painter, tokens, bleed);
    else if (pattern == BackPattern::Bunting)
        paintBunting(painter, tokens, sheetWith(bleed), mark);
    else if (pattern == BackPattern::Forms)
        paintForms(painter, tokens, sheetWith(bleed), mark);
    else
        paintLeaves(painter, tokens, bleed, doubled);
    painter.restore();
}

} // namespace blattwerk::app
