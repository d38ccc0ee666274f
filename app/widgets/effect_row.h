#pragma once

#include "engine/lab/comparison.h"

#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// One figure before and after a change: its name, both values, and the difference as a dot in its interval beside
/// zero.
class EffectRow : public QWidget {
    Q_OBJECT

public:
    struct Figure {
        QString name;
        QString before, after;
        QString change; ///< "+2,4 Pp. [+0,9; +3,9]"
        double value = 0, low = 0, high = 0;
        /// What lies at the ends of the scale, to both sides of zero.
        double span = 1;
        bool isShare = false;
    };

    /// How a figure is written: as a share in percent and percentage points, or as it is.
    struct Style {
        bool isShare = false;
        int decimals = 1;
    };

    /// A measured difference in words. `span` is the least that reaches the ends of the scale (percentage points or
    /// the figure's own unit); a wider interval widens it.
    [[nodiscard]] static Figure figure(const QString& name, const engine::lab::Difference& measured, const Style& style,
                                       double span);

    /// Gives figures of one unit that stand below each other the same scale: a longer bar is a wider interval.
    static void shareScale(std::vector<Figure>& figures);

    explicit EffectRow(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const Figure& figure);
    /// Gives the difference as much room as it can need, so that the zeros of rows below each other stand in one line.
    /// Only where there is room for it beside the scale.
    void alignZero();

private:
    class Scale;

    const Appearance& m_appearance;
    StyledLabel* m_name;
    StyledLabel* m_values;
    Scale* m_scale;
    StyledLabel* m_change;
};

} // namespace blattwerk::app
