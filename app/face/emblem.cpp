#include "app/face/emblem.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

constexpr double kOuterA = 0.93;
constexpr double kOuterB = 0.74;
constexpr double kGapB = 0.06;

/// One motif with its tip outwards (upwards) between the radii a and b, before it is turned into place.
QPainterPath motif(int kind, double a, double b) {
    const double l = b - a;
    const auto at = [&](double across, double along) { return QPointF(across * l, -(a + along * l)); };
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    switch (kind) {
    case 0: // leaf
        path.moveTo(at(0, 0));
        path.cubicTo(at(.42, .25), at(.34, .75), at(0, 1));
        path.cubicTo(at(-.34, .75), at(-.42, .25), at(0, 0));
        break;
    case 1: // kite
        path.addPolygon(QPolygonF({at(0, 0), at(.26, .38), at(0, 1), at(-.26, .38)}));
        break;
    case 2: // drop
        path.moveTo(at(0, 0));
        path.cubicTo(at(.1, .4), at(.36, .55), at(.3, .78));
        path.arcTo(QRectF(at(-.3, 1.08), at(.3, .48)), 0, 180);
        path.cubicTo(at(-.36, .55), at(-.1, .4), at(0, 0));
        break;
    case 3: // bar
        path.moveTo(at(.13, 0));
        path.lineTo(at(.13, .87));
        path.arcTo(QRectF(at(-.13, 1), at(.13, .74)), 0, 180);
        path.lineTo(at(-.13, 0));
        break;
    case 4: // arrow
        path.addPolygon(QPolygonF({at(-.3, .1), at(0, .42), at(.3, .1), at(.3, .68), at(0, 1), at(-.3, .68)}));
        break;
    case 5: // sickle
        path.moveTo(at(0, 0));
        path.cubicTo(at(.4, .2), at(.46, .76), at(-.1, 1));
        path.cubicTo(at(.2, .72), at(.22, .34), at(0, 0));
        break;
    case 6: // wedge
        path.addPolygon(QPolygonF({at(-.32, 1), at(.32, 1), at(0, 0)}));
        break;
    default: // dot
        path.addEllipse(at(0, .5), .32 * l, .32 * l);
        break;
    }
    path.closeSubpath();
    return path;
}

/// Flattens as if for an emblem of this many pixels' radius.
constexpr double kFlatRadius = 600;

QPolygonF flattened(const QPainterPath& motif) {
    const QTransform enlarge = QTransform::fromScale(kFlatRadius, kFlatRadius);
    return enlarge.inverted().map(motif.toFillPolygon(enlarge));
}

/// Fills the motif in each of its places, one by one: one path of all copies takes the raster engine ten times as long.
void paintWreath(QPainter& painter, const QPainterPath& motif, const QPolygonF& flat, int count, double turn,
                 const QColor& colour) {
    const bool raster = painter.paintEngine()->type() == QPaintEngine::Raster;
    const double narrow = std::min(1.0, 6.6 / count);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QTransform base = painter.transform();
    for (int i = 0; i < count; ++i) {
        QTransform place = base;
        place.rotate(turn + 360.0 * i / count);
        place.scale(narrow, 1);
        painter.setTransform(place);
        if (raster)
            painter.drawPolygon(flat, Qt::WindingFill);
        else
            painter.drawPath(motif);
    }
    painter.setTransform(base);
}

} // namespace

std::uint64_t emblemHash(QByteArrayView key) {
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char c : key) {
        h ^= static_cast<unsigned char>(c);
        h *= 0x100000001b3ULL;
    }
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    return h;
}

EmblemRecipe emblemRecipe(QByteArrayView key) {
    static constexpr std::array kCounts{5, 6, 7, 8, 9, 10};
    static constexpr std::array kInner{0.24, 0.30, 0.36};
    const std::uint64_t h = emblemHash(key);
    EmblemRecipe out;
    out.motifA = static_cast<int>(h % 8);
    out.count = kCounts[(h >> 8) % 6];
    out.turn = static_cast<double>((h >> 16) % 8) / 8 * 360 / out.count;
    out.inner = kInner[(h >> 24) % 3];
    out.motifB = static_cast<int>((h >> 32) % 8);
    if (out.motifB == out.motifA)
        out.motifB = (out.motifB + 1) % 8;
    out.swapTones = ((h >> 48) & 1) != 0;
    return out;
}

Emblem makeEmblem(QByteArrayView key) {
    Emblem out;
    out.recipe = emblemRecipe(key);
    const EmblemRecipe& r = out.recipe;
    out.motifA = motif(r.motifA, r.inner, kOuterA);
    out.motifB = motif(r.motifB, r.inner + kGapB, kOuterB);
    out.flatA = flattened(out.motifA);
    out.flatB = flattened(out.motifB);
    return out;
}

void paintEmblem(QPainter& painter, const Emblem& emblem, QPointF centre, double radius, const CardInks& inks) {
    const QColor a = emblem.recipe.swapTones ? inks.mid : inks.deep;
    const QColor b = emblem.recipe.swapTones ? inks.deep : inks.mid;
    const auto disc = [&](double r, const QColor& colour) {
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(), r, r);
    };
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    disc(1, inks.tint);
    const EmblemRecipe& r = emblem.recipe;
    paintWreath(painter, emblem.motifA, emblem.flatA, r.count, r.turn, a);
    paintWreath(painter, emblem.motifB, emblem.flatB, r.count, r.turn + 180.0 / r.count, b);
    disc(0.78 * r.inner, inks.tint);
    disc(0.5 * r.inner, a);
    painter.restore();
}

} // namespace blattwerk::app
