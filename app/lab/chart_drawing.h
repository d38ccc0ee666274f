#pragma once

#include "app/lab/chart_content.h"

class QCustomPlot;

namespace blattwerk::app {

class Appearance;

/// Fills a plot with what a chart shows, in the colours, dashes and type of the look.
void drawChart(QCustomPlot& plot, const ChartContent& content, const Appearance& appearance);

} // namespace blattwerk::app
