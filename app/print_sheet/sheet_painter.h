#pragma once

#include "app/face/face_content.h"
#include "app/print_sheet/sheet_plan.h"

#include <vector>

class QPainter;

namespace blattwerk::app {

class FacePainter;

/// Paints the pages of a proof in millimetres, for the PDF, the printer and the preview alike.
class SheetPainter {
public:
    SheetPainter(FacePainter& faces, const SheetPlan& plan, const ProofOptions& options);

    /// Page `page` of the plan (fronts and backs alternate where there are backs). The painter's unit is 1 mm, its
    /// origin the upper left corner of the paper.
    void paintPage(QPainter& painter, const std::vector<FaceContent>& cards, int page) const;

private:
    void paintFronts(QPainter& painter, const std::vector<FaceContent>& cards, int sheet) const;
    void paintBacks(QPainter& painter, const std::vector<FaceContent>& cards, const PageSide& side) const;
    void paintBack(QPainter& painter, const SheetSlot& slot, const FaceContent& card) const;
    /// Over the outer edge of the grid, the same on both sides so that their marks lie behind each other.
    [[nodiscard]] double outerBleed() const;
    void paintMarks(QPainter& painter) const;
    void paintFooter(QPainter& painter, int sheet, bool back) const;
    void paintRuler(QPainter& painter, double left, double baseline) const;
    double paintText(QPainter& painter, const QString& text, QPointF anchor, double pt, bool rightAligned,
                     double room) const;

    FacePainter& m_faces;
    const SheetPlan& m_plan;
    const ProofOptions& m_options;
};

} // namespace blattwerk::app
