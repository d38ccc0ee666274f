#pragma once

#include "app/print_sheet/sheet_plan.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPainter;
class QToolButton;

namespace blattwerk::app {

class Appearance;
class PagePreview;
class SegmentedControl;
class StyledLabel;

/// The sheets one after the other: bar with sheet, side and zoom, below it the page.
class PreviewPane : public QWidget {
    Q_OBJECT

public:
    /// Paints page `page` of the plan in millimetres.
    using PaintPage = std::function<void(QPainter&, const SheetPlan&, int page)>;

    PreviewPane(const Appearance& appearance, PaintPage paint, QWidget* parent = nullptr);

    /// The sheet in view stays as far as there is one.
    void setPlan(const SheetPlan& plan);
    /// No sheets: an empty paper that says why.
    void setNothing(QSizeF paper, const QString& why);
    /// The faces look different now.
    void repaintPage();

    void step(int by);
    void setSheet(int sheet);
    void setBackShown(bool shown);
    [[nodiscard]] int sheet() const { return m_sheet; }
    [[nodiscard]] bool isBackShown() const;
    [[nodiscard]] PagePreview& preview() const { return *m_preview; }
    void retranslate();

Q_SIGNALS:
    void pageChanged();

private:
    void renew();

    PaintPage m_paint;
    std::optional<SheetPlan> m_plan;
    int m_sheet = 0;
    PagePreview* m_preview;
    QToolButton* m_back;
    QToolButton* m_forward;
    StyledLabel* m_where;
    SegmentedControl* m_sides;
    QToolButton* m_fit;
};

} // namespace blattwerk::app
