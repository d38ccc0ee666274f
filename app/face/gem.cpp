#include "app/face/gem.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace blattwerk::app {

namespace {

struct Cut {
    QPolygonF outline;
    QPolygonF facet;
};

Cut cutOf(Gem gem) {
    Cut cut;
    switch (gem) {
    case Gem::Octagon:
        for (int i = 0; i < 8; ++i) {
            const double angle = (22.5 + 45.0 * i) * std::numbers::pi / 180;
            cut.outline << QPointF(std::cos(angle), std::sin(angle));
            cut.facet << 0.52 * cut.outline.last();
        }
        break;
    case Gem::Triangle:
        cut.outline << QPointF(0, -1.02) << QPointF(.98, .72) << QPointF(-.98, .72);
        cut.facet << QPointF(0, -.38) << QPointF(.46, .42) << QPointF(-.46, .42);
        break;
    case Gem::Emerald:
        cut.outline << QPointF(-.5, -.98) << QPointF(.5, -.98) << QPointF(.8, -.66) << QPointF(.8, .66)
                    << QPointF(.5, .98) << QPointF(-.5, .98) << QPointF(-.8, .66) << QPointF(-.8, -.66);
        for (const QPointF& corner : std::as_const(cut.outline))
            cut.facet << QPointF(corner.x() * .5, corner.y() * .55);
        break;
    case Gem::Rhomb:
        cut.outline << QPointF(0, -1.05) << QPointF(.76, 0) << QPointF(0, 1.05) << QPointF(-.76, 0);
        for (const QPointF& corner : std::as_const(cut.outline))
            cut.facet << corner * .48;
        break;
    case Gem::None:
        break;
    }
    return cut;
}

} // namespace

void paintGem(QPainter& painter, Gem gem, QPointF centre, double radius, const GemColours& colours) {
    const Cut cut = cutOf(gem);
    if (cut.outline.isEmpty())
        return;
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(QPen(colours.edge, colours.edgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.body);
    painter.drawPolygon(cut.outline);
    painter.setPen(QPen(colours.facet, colours.lineWidth, Qt::SolidLine, Qt::FlatCap));
    for (qsizetype i = 0; i < cut.outline.size(); ++i)
        painter.drawLine(cut.outline[i], cut.facet[i]);
    QColor facet = colours.facet;
    facet.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(facet);
    painter.drawPolygon(cut.facet);
    painter.restore();
}

GemColours cardGemColours(const CardInks& inks) {
    return {inks.deep, inks.mid, Qt::white};
}

} // namespace blattwerk::app
