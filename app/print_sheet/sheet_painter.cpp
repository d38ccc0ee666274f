#include "app/print_sheet/sheet_painter.h"

#include "app/face/face_painter.h"
#include "app/face/text_flow.h"
#include "app/print_sheet/face_fit.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr double kMarkGap = 1; // outside the bleed
constexpr double kMarkLength = 4;
constexpr double kMarkWidth = 0.1;
constexpr double kFooterPt = 7;
constexpr double kRulerLength = 50;
/// Below the marks where the margin allows it, else between them.
constexpr double kFooterBelowMarks = 8.6;
constexpr double kFooterBetweenMarks = 3.6;
constexpr double kPrintableEdge = 4;

} // namespace

SheetPainter::SheetPainter(FacePainter& faces, const SheetPlan& plan, const ProofOptions& options)
    : m_faces(faces),
      m_plan(plan),
      m_options(options) {}

void SheetPainter::paintPage(QPainter& painter, const std::vector<FaceContent>& cards, int page) const {
    const PageSide side = m_plan.side(page);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.save();
    if (side.back) {
        shiftBack(painter, m_plan.paper, m_options.backShift);
        paintBacks(painter, cards, side);
    } else {
        paintFronts(painter, cards, side.sheet);
    }
    if (hasMargins(m_options) && (m_options.cropMarks || m_options.cutLines))
        paintMarks(painter);
    if (hasMargins(m_options) && (m_options.footer || m_options.ruler))
        paintFooter(painter, side.sheet, side.back);
    painter.restore();
}

void SheetPainter::paintFronts(QPainter& painter, const std::vector<FaceContent>& cards, int sheet) const {
    const int first = sheet * m_plan.perSheet();
    for (int i = 0; i < m_plan.cardsOn(sheet); ++i)
        paintFitted(painter, m_faces, m_plan.front(i).trim, cards[static_cast<std::size_t>(first + i)], m_plan.bleed,
                    m_options.stamp);
}

void SheetPainter::paintBacks(QPainter& painter, const std::vector<FaceContent>& cards, const PageSide& side) const {
    if (side.kind) {
        const int place = m_plan.kinds[static_cast<std::size_t>(*side.kind)];
        for (int i = 0; i < m_plan.perSheet(); ++i)
            paintBack(painter, m_plan.back(i), cards[static_cast<std::size_t>(place)]);
        return;
    }
    const int first = side.sheet * m_plan.perSheet();
    for (int i = 0; i < m_plan.cardsOn(side.sheet); ++i)
        paintBack(painter, m_plan.back(i), cards[static_cast<std::size_t>(first + i)]);
}

void SheetPainter::paintBack(QPainter& painter, const SheetSlot& slot, const FaceContent& card) const {
    const double outer = outerBleed();
    const QRectF area = m_plan.trimArea();
    const auto over = [&](double edge, double end) { return std::abs(edge - end) < 1e-6 ? outer : m_plan.bleed; };
    // Between two cards the bleed ends where that of the neighbour begins.
    const QRectF clip =
        slot.trim.adjusted(-over(slot.trim.left(), area.left()), -over(slot.trim.top(), area.top()),
                           over(slot.trim.right(), area.right()), over(slot.trim.bottom(), area.bottom()));
    painter.save();
    if (outer > m_plan.bleed)
        painter.setClipRect(clip, Qt::IntersectClip);
    if (slot.upsideDown) {
        painter.translate(slot.trim.center());
        painter.rotate(180);
        painter.translate(-slot.trim.center());
    }
    paintFittedBack(painter, m_faces, slot.trim, card, outer, m_options.doubledBack);
    painter.restore();
}

double SheetPainter::outerBleed() const {
    return m_options.backs == Backs::None ? m_plan.bleed : std::max(m_plan.bleed, m_options.backBleed);
}

void SheetPainter::paintMarks(QPainter& painter) const {
    const QRectF area = m_plan.trimArea();
    const double from = outerBleed() + kMarkGap;
    const double to = from + kMarkLength;
    std::vector<double> xs;
    std::vector<double> ys;
    for (int column = 0; column < m_plan.columns; ++column)
        for (const double x : {area.left() + column * m_plan.pitch().width(),
                               area.left() + column * m_plan.pitch().width() + m_plan.card.width()})
            if (xs.empty() || x - xs.back() > 1e-6)
                xs.push_back(x);
    for (int row = 0; row < m_plan.rows; ++row)
        for (const double y : {area.top() + row * m_plan.pitch().height(),
                               area.top() + row * m_plan.pitch().height() + m_plan.card.height()})
            if (ys.empty() || y - ys.back() > 1e-6)
                ys.push_back(y);
    const auto vertical = [&](double x, double y1, double y2) { painter.drawLine(QPointF(x, y1), QPointF(x, y2)); };
    const auto horizontal = [&](double y, double x1, double x2) { painter.drawLine(QPointF(x1, y), QPointF(x2, y)); };
    painter.save();
    if (m_options.cropMarks) {
        painter.setPen(QPen(Qt::black, kMarkWidth, Qt::SolidLine, Qt::FlatCap));
        for (const double x : xs) {
            vertical(x, area.top() - to, area.top() - from);
            vertical(x, area.bottom() + from, area.bottom() + to);
        }
        for (const double y : ys) {
            horizontal(y, area.left() - to, area.left() - from);
            horizontal(y, area.right() + from, area.right() + to);
        }
    }
    if (m_options.cutLines) {
        painter.setPen(QPen(QColor(128, 128, 128), kMarkWidth, Qt::SolidLine, Qt::FlatCap));
        for (const double x : xs)
            vertical(x, area.top() - m_plan.bleed, area.bottom() + m_plan.bleed);
        for (const double y : ys)
            horizontal(y, area.left() - m_plan.bleed, area.right() + m_plan.bleed);
    }
    painter.restore();
}

double SheetPainter::paintText(QPainter& painter, const QString& text, QPointF anchor, double pt, bool rightAligned,
                               double room) const {
    const ShapedLine line = shapeLine(text, referenceFont(m_faces.tokens().fonts.narrow, 400, false, 0.0025));
    double scale = pt * kMmPerPt / kReferencePx;
    if (line.width * scale > room)
        scale = room / line.width;
    const double width = line.width * scale;
    painter.save();
    painter.translate(rightAligned ? anchor - QPointF(width, 0) : anchor);
    painter.scale(scale, scale);
    painter.setPen(Qt::black);
    for (const QGlyphRun& run : line.runs)
        painter.drawGlyphRun(QPointF(), run);
    painter.restore();
    return width;
}

void SheetPainter::paintRuler(QPainter& painter, double left, double baseline) const {
    painter.save();
    painter.setPen(QPen(Qt::black, kMarkWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, baseline), QPointF(left + kRulerLength, baseline));
    for (int mm = 0; mm <= static_cast<int>(kRulerLength); mm += 5) {
        const double height = mm % 50 == 0 ? 2.2 : mm % 10 == 0 ? 1.5 : 0.9;
        painter.drawLine(QPointF(left + mm, baseline - height), QPointF(left + mm, baseline));
    }
    painter.restore();
    paintText(painter, QStringLiteral("50 mm"), {left + kRulerLength + 1.2, baseline}, kFooterPt, false, 12);
}

void SheetPainter::paintFooter(QPainter& painter, int sheet, bool back) const {
    const QRectF area = m_plan.trimArea();
    const double edge = area.bottom() + outerBleed();
    const bool below = m_plan.paper.height() - edge - kFooterBelowMarks >= kPrintableEdge;
    const double baseline = edge + (below ? kFooterBelowMarks : kFooterBetweenMarks);
    if (m_options.ruler)
        paintRuler(painter, area.left() + (below ? 0 : 1.5), baseline);
    if (!m_options.footer)
        return;
    const bool german = m_options.language == model::Language::German;
    QStringList parts{m_options.project, m_options.deck, m_options.edition};
    if (m_options.date.isValid())
        parts << (german ? m_options.date.toString(QStringLiteral("dd.MM.yyyy"))
                         : m_options.date.toString(QStringLiteral("yyyy-MM-dd")));
    parts.removeAll(QString());
    const QString count = german ? QStringLiteral("Bogen %1 von %2") : QStringLiteral("Sheet %1 of %2");
    parts << count.arg(sheet + 1).arg(m_plan.sheets());
    if (back)
        parts << (german ? QStringLiteral("Rückseite") : QStringLiteral("back"));
    // Between the marks there is room for one column only.
    const double room = below ? area.width() - (m_options.ruler ? kRulerLength + 16 : 0) : m_plan.card.width() - 3;
    paintText(painter, parts.join(QStringLiteral(" · ")), {area.right() - (below ? 0 : 1.5), baseline}, kFooterPt, true,
              room);
}

} // namespace blattwerk::app
