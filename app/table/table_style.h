#pragma once

#include "app/shell/appearance.h"
#include "app/table/table_faces.h"

namespace blattwerk::app {

/// What every item on the table paints with. Outlives the items.
struct TableStyle {
    const Appearance* appearance = nullptr;
    TableFaces* faces = nullptr;

    [[nodiscard]] const ThemeColours& colours() const { return appearance->colours(); }
    [[nodiscard]] const Tokens& tokens() const { return appearance->tokens(); }
    [[nodiscard]] const TypeScale& type() const { return appearance->tokens().type; }
};

/// Ring and glow of a legal target around a face (look.md 5): painted strokes, no effect object.
void paintLegalRing(QPainter& painter, const QRectF& face, double radius, const TableStyle& style);
/// Dashed ring of a target that the rules forbid.
void paintIllegalRing(QPainter& painter, const QRectF& face, double radius, const TableStyle& style);
/// A soft shadow under a rounded rectangle.
void paintShadow(QPainter& painter, const QRectF& face, double radius, const Elevation& shadow, const QColor& colour);
/// A chip with an optional icon, centred at `middle`; returns its rectangle.
QRectF paintChip(QPainter& painter, QPointF middle, const QString& text, const QString& icon, const TableStyle& style,
                 bool accented = false, double most = 0);

} // namespace blattwerk::app
