#pragma once

#include "app/face/tokens.h"

#include <QByteArrayView>
#include <QPainterPath>
#include <QPolygonF>

#include <cstdint>

class QPainter;

namespace blattwerk::app {

/// The generated figure that stands in the place of a missing picture; it follows from the card's key alone, so a card
/// keeps its emblem for ever (tokens.toml, `[emblem]`).
struct EmblemRecipe {
    int motifA = 0;
    int motifB = 0;
    int count = 0;
    double turn = 0;  // degrees
    double inner = 0; // part of the radius
    bool swapTones = false;

    bool operator==(const EmblemRecipe&) const = default;
};

/// FNV-1a 64 of the key with a final mix.
[[nodiscard]] std::uint64_t emblemHash(QByteArrayView key);
[[nodiscard]] EmblemRecipe emblemRecipe(QByteArrayView key);

/// An emblem of radius 1 about the origin: the two motifs with their tips up, to be turned into place.
struct Emblem {
    EmblemRecipe recipe;
    QPainterPath motifA;
    QPainterPath motifB;
    /// The same as polygons, finer than a printed dot; images are painted from these, which is several times faster.
    QPolygonF flatA;
    QPolygonF flatB;
};

[[nodiscard]] Emblem makeEmblem(QByteArrayView key);

/// Disc, both wreaths and the dot in the middle.
void paintEmblem(QPainter& painter, const Emblem& emblem, QPointF centre, double radius, const CardInks& inks);

} // namespace blattwerk::app
