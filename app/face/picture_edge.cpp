#include "app/face/picture_edge.h"

namespace blattwerk::app {

QPainterPath panelBelow(PictureEdge edge, double bottom, QSizeF card, double bleed) {
    const double width = card.width();
    const double left = -bleed;
    const double right = width + bleed;
    const double middle = width / 2;
    QPainterPath path;
    const auto start = [&](double y) { path.moveTo(left, y); };
    switch (edge) {
    case PictureEdge::Straight:
        start(bottom);
        path.lineTo(right, bottom);
        break;
    case PictureEdge::Tab:
        start(bottom);
        path.lineTo(middle - 10, bottom);
        path.lineTo(middle - 7, bottom - 2.8);
        path.lineTo(middle + 7, bottom - 2.8);
        path.lineTo(middle + 10, bottom);
        path.lineTo(right, bottom);
        break;
    case PictureEdge::Slope: {
        const double rise = 4.4 / width;
        start(bottom + 2 + rise * bleed);
        path.lineTo(right, bottom - 2.4 - rise * bleed);
        break;
    }
    case PictureEdge::Roof: {
        const double rise = 5 / middle;
        start(bottom + 1.4 + rise * bleed);
        path.lineTo(middle, bottom - 3.6);
        path.lineTo(right, bottom + 1.4 + rise * bleed);
        break;
    }
    case PictureEdge::Hills: {
        const double x = width / 63;
        start(bottom + .6 + .325 * bleed);
        path.lineTo(0, bottom + .6);
        path.cubicTo(16 * x, bottom - 4.6, 30 * x, bottom + 1.6, 42 * x, bottom - .8);
        path.cubicTo(54 * x, bottom - 3.2, 56 * x, bottom - 3.4, width, bottom - 1.6);
        path.lineTo(right, bottom - 1.6 + .257 * bleed);
        break;
    }
    case PictureEdge::Steps:
        start(bottom - 2.2);
        path.lineTo(middle - 6.5, bottom - 2.2);
        path.lineTo(middle - 3.5, bottom);
        path.lineTo(middle + 3.5, bottom);
        path.lineTo(middle + 6.5, bottom - 2.2);
        path.lineTo(right, bottom - 2.2);
        break;
    case PictureEdge::Plinth:
        start(bottom);
        path.lineTo(middle - 15, bottom);
        path.lineTo(middle - 15, bottom - 1.4);
        path.lineTo(middle - 12.4, bottom - 1.4);
        path.lineTo(middle - 12.4, bottom - 2.8);
        path.lineTo(middle + 12.4, bottom - 2.8);
        path.lineTo(middle + 12.4, bottom - 1.4);
        path.lineTo(middle + 15, bottom - 1.4);
        path.lineTo(middle + 15, bottom);
        path.lineTo(right, bottom);
        break;
    }
    path.lineTo(right, card.height() + bleed);
    path.lineTo(left, card.height() + bleed);
    path.closeSubpath();
    return path;
}

} // namespace blattwerk::app
