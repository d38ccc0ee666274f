#pragma once

#include "app/face/tokens.h"

class QPainter;

namespace blattwerk::app {

struct GemColours {
    QColor body;
    QColor facet;
    QColor edge;
    /// Width of the edge and of the facet lines as parts of the radius.
    double edgeWidth = 0.12;
    double lineWidth = 0.07;
};

/// The cut stone that stands for a deck beside its colour, so that no deck is told by colour alone.
void paintGem(QPainter& painter, Gem gem, QPointF centre, double radius, const GemColours& colours);

/// Gem in the printed colours of a deck, as at the upper right of a card.
[[nodiscard]] GemColours cardGemColours(const CardInks& inks);

} // namespace blattwerk::app
