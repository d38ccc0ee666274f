#include "app/table/table_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

/// Width and strength of the strokes that make the outer glow.
struct GlowStroke {
    double width;
    double strength;
};
constexpr GlowStroke kGlow[] = {{14, 0.08}, {8, 0.20}, {4, 0.35}};

constexpr double kChipHeight = 17;

} // namespace

void paintLegalRing(QPainter& painter, const QRectF& face, double radius, const TableStyle& style) {
    const double ring = style.tokens().stroke.legal;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const GlowStroke& stroke : kGlow) {
        QColor colour = style.colours().legal;
        colour.setAlphaF(float(stroke.strength));
        painter.setPen(QPen(colour, stroke.width + ring, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawRoundedRect(face, radius, radius);
    }
    painter.setPen(QPen(style.colours().legal, ring));
    painter.drawRoundedRect(face, radius, radius);
    painter.restore();
}

void paintIllegalRing(QPainter& painter, const QRectF& face, double radius, const TableStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.colours().error, 2.5, Qt::DashLine));
    painter.drawRoundedRect(face.adjusted(-4, -4, 4, 4), radius + 3, radius + 3);
    painter.restore();
}

void paintShadow(QPainter& painter, const QRectF& face, double radius, const Elevation& shadow, const QColor& colour) {
    constexpr int kSteps = 12;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = kSteps; i > 0; --i) {
        QColor layer = colour;
        layer.setAlphaF(float(shadow.opacity / kSteps));
        painter.setBrush(layer);
        const double grow = shadow.blur / 2 * i / kSteps;
        painter.drawRoundedRect(face.translated(0, shadow.y / 2).adjusted(-grow, -grow, grow, grow), radius + grow,
                                radius + grow);
    }
    painter.restore();
}

namespace {

/// The words in two lines about as long; a single word stays in one.
QStringList inTwo(const QString& text) {
    qsizetype cut = -1;
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1)) {
        if (cut < 0 || std::abs(2 * at - text.size()) < std::abs(2 * cut - text.size())) {
            cut = at;
        }
    }
    return cut < 0 ? QStringList{text} : QStringList{text.first(cut), text.sliced(cut + 1)};
}

} // namespace

QRectF paintChip(QPainter& painter, QPointF middle, const QString& text, const QString& icon, const TableStyle& style,
                 bool accented, double most) {
    const ThemeColours& c = style.colours();
    QFont font(style.tokens().fonts.ui);
    font.setPixelSize(int(style.type().caption.size));
    const QFontMetricsF metrics(font);
    const bool hasIcon = !icon.isEmpty();
    const double edges = hasIcon ? 30 : 16;
    QStringList lines{text};
    if (most > 0 && metrics.horizontalAdvance(text) + edges > most) {
        lines = inTwo(text);
        for (QString& line : lines) {
            line = metrics.elidedText(line, Qt::ElideRight, most - edges);
        }
    }
    double width = 0;
    for (const QString& line : lines) {
        width = std::max(width, metrics.horizontalAdvance(line) + edges);
    }
    const double height = kChipHeight + (double(lines.size()) - 1) * metrics.height();
    const QRectF box(middle.x() - width / 2, middle.y() - kChipHeight / 2, width, height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(accented ? QPen(Qt::NoPen) : QPen(c.line2, 1));
    painter.setBrush(accented ? style.appearance->accentColour() : c.raised);
    painter.drawRoundedRect(box, kChipHeight / 2, kChipHeight / 2);
    const QColor ink = accented ? c.onAccent : c.ink;
    if (hasIcon) {
        const double ratio = painter.device()->devicePixelRatioF() * painter.worldTransform().m11();
        const QPixmap pixmap = style.appearance->iconPixmap(icon, ink, 12, std::max(1.0, std::abs(ratio)));
        painter.drawPixmap(QRectF(box.left() + 7, box.center().y() - 6, 12, 12), pixmap, QRectF(pixmap.rect()));
    }
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box.adjusted(hasIcon ? 18 : 0, -0.5, hasIcon ? -4 : 0, -0.5), Qt::AlignCenter,
                     lines.join(QLatin1Char('\n')));
    painter.restore();
    return box;
}

} // namespace blattwerk::app
