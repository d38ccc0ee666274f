#pragma once

#include "app/face/face_content.h"
#include "app/face/tokens.h"
#include "model/collection.h"

#include <vector>

class QPainter;

namespace blattwerk::app {

/// The cards that a collection is printed as, where the layout prints it itself; none for others. The key of each is
/// that of the collection and the field, `plan-4/seat_1`.
[[nodiscard]] std::vector<FaceContent> listFaces(const FaceLayout& layout, const model::CardSchema& schema,
                                                 const model::Collection& collection, model::Language language);

/// Paints the front of such a card in card millimetres; grounds run `bleed` over the edge.
void paintListFace(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content,
                   double bleed);

} // namespace blattwerk::app
