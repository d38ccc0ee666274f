#include "app/print_sheet/face_fit.h"

#include "app/face/face_painter.h"

#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {

struct Fit {
    QRectF target;
    double bleed = 0; // in millimetres of the layout
    bool isExact = true;
};

Fit fit(QSizeF face, const QRectF& trim, double bleed) {
    const double scale = faceScale(face, trim.size());
    const QSizeF size = face * scale;
    const double plusX = (trim.width() - size.width()) / 2;
    const double plusY = (trim.height() - size.height()) / 2;
    const bool isExact = plusX < 1e-6 && plusY < 1e-6;
    return {QRectF(trim.topLeft() + QPointF(plusX, plusY), size), (std::max(plusX, plusY) + bleed) / scale, isExact};
}

/// Only what is cut: the same card of another size must not run into its neighbour.
void clipTo(QPainter& painter, const Fit& fit, const QRectF& trim, double bleed) {
    if (!fit.isExact)
        painter.setClipRect(trim.adjusted(-bleed, -bleed, bleed, bleed), Qt::IntersectClip);
}

} // namespace

double faceScale(QSizeF face, QSizeF card) {
    return std::min(card.width() / face.width(), card.height() / face.height());
}

void paintFitted(QPainter& painter, FacePainter& faces, const QRectF& trim, const FaceContent& card, double bleed,
                 bool stamp) {
    const Fit where = fit(faces.layout().size, trim, bleed);
    painter.save();
    clipTo(painter, where, trim, bleed);
    faces.paint(painter, where.target, card, {where.bleed, stamp});
    painter.restore();
}

void paintFittedBack(QPainter& painter, FacePainter& faces, const QRectF& trim, const FaceContent& card, double bleed,
                     bool doubled) {
    const Fit where = fit(faces.layout().size, trim, bleed);
    painter.save();
    clipTo(painter, where, trim, bleed);
    faces.paintBack(painter, where.target, where.bleed, doubled, &card);
    painter.restore();
}

void shiftBack(QPainter& painter, QSizeF paper, const BackShift& shift) {
    if (shift == BackShift())
        return;
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    painter.translate(middle + QPointF(shift.right, shift.down));
    painter.rotate(shift.degrees);
    painter.translate(-middle);
}

std::vector<int> placesOfBackKinds(const FaceLayout& layout, const std::vector<FaceContent>& cards) {
    std::vector<int> places;
    QStringList known;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const FaceContent& card = cards[i];
        const QString kind = QStringList{card.backMark, card.backLabel, card.backSign,
                                         card.type.isEmpty() ? QString() : layout.type(card.type).colour}
                                 .join(QChar(0x1F));
        if (!known.contains(kind)) {
            known << kind;
            places.push_back(static_cast<int>(i));
        }
    }
    return places;
}

} // namespace blattwerk::app
