#pragma once

#include "engine/lab/interval.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace blattwerk::app {

/// Who a line or bar stands for: the accent of a deck where it has one, else a colour of the chart series; dash and
/// marker always differ, so that nobody is told by colour alone.
struct ChartHand {
    QString name;
    QString accentKey;
    int place = 0;
};

struct ChartLine {
    ChartHand hand;
    std::vector<double> x, y;
    /// A band around the line; empty for none.
    std::vector<double> low, high;
    bool markers = true;
};

/// One estimate on a line of its own.
struct ChartInterval {
    ChartHand hand;
    engine::lab::Estimate estimate;
};

/// What a chart shows, as values: drawn by LabChart, listed as its table, written as CSV.
struct ChartContent {
    enum class Kind { Bars, Lines, Intervals };

    Kind kind = Kind::Bars;
    QString title;
    QString xLabel;
    /// Bars: height at each whole number from `firstBar`; outside of `solidFrom`..`solidTo` they are pale.
    std::vector<double> bars;
    int firstBar = 0;
    int solidFrom = 0, solidTo = 0;
    QString accentKey;
    /// A dashed line across at that x, with its words.
    double mark = -1;
    QString markText;

    std::vector<ChartLine> lines;
    std::vector<ChartInterval> intervals;
    /// A line that figures are measured against (50 %); negative for none.
    double reference = -1;
    /// Values are percentages.
    bool isPercent = false;

    QStringList columns;
    std::vector<std::vector<QVariant>> rows;
    /// The chart in a sentence.
    QString summary;

    [[nodiscard]] bool isEmpty() const { return bars.empty() && lines.empty() && intervals.empty(); }
};

} // namespace blattwerk::app
