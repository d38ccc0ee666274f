#pragma once

#include "app/face/face_content.h"
#include "app/print_sheet/sheet_plan.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace blattwerk::app {

class FacePainter;
struct FaceLayout;

/// How much larger a face is on a card of that size than in its layout: it keeps its proportions and fits inside.
[[nodiscard]] double faceScale(QSizeF face, QSizeF card);

/// Paints a face on a trimmed card of any size. What the proportions leave free above and below or at the sides is
/// filled by the grounds, as bleed is.
void paintFitted(QPainter& painter, FacePainter& faces, const QRectF& trim, const FaceContent& card, double bleed,
                 bool stamp);
void paintFittedBack(QPainter& painter, FacePainter& faces, const QRectF& trim, const FaceContent& card, double bleed,
                     bool doubled);

/// Moves and turns what is painted from now on by what the printer needs on its other side.
void shiftBack(QPainter& painter, QSizeF paper, const BackShift& shift);

/// Place of the first card of each kind of back.
[[nodiscard]] std::vector<int> placesOfBackKinds(const FaceLayout& layout, const std::vector<FaceContent>& cards);

} // namespace blattwerk::app
