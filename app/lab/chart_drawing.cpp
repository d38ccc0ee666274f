#include "app/lab/chart_drawing.h"

#include "app/session/sentences.h"
#include "app/shell/appearance.h"

#include "app/lab/custom_plot.h"
#include "app/widgets/gem_mark.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr float kBandOpacity = 0.16F;
constexpr float kPaleOpacity = 0.4F;

/// Draws one content into one plot.
class ChartDrawing {
public:
    ChartDrawing(QCustomPlot& plot, const ChartContent& content, const Appearance& appearance)
        : m_plot(plot),
          m_content(content),
          m_appearance(appearance),
          m_colours(appearance.colours()) {}

    void draw() {
        m_plot.clearPlottables();
        m_plot.clearItems();
        setUpAxes();
        switch (m_content.kind) {
        case ChartContent::Kind::Bars:
            drawBars();
            break;
        case ChartContent::Kind::Lines:
            drawLines();
            break;
        case ChartContent::Kind::Intervals:
            drawIntervals();
            break;
        }
    }

private:
    [[nodiscard]] QColor colourOf(const ChartHand& hand) const {
        if (!hand.accentKey.isEmpty()) {
            return deckColour(hand.accentKey, m_appearance);
        }
        const ChartTokens& chart = m_appearance.tokens().chart;
        const auto& series = m_appearance.theme() == Theme::Light ? chart.seriesLight : chart.seriesDark;
        return series.empty() ? m_colours.ink : series[size_t(hand.place) % series.size()];
    }

    [[nodiscard]] QPen penOf(const ChartHand& hand) const {
        QPen pen(colourOf(hand), 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        const QStringList& dashes = m_appearance.tokens().chart.dash;
        const QString dash = dashes.isEmpty() ? QString() : dashes[hand.place % dashes.size()];
        if (!dash.isEmpty()) {
            QList<qreal> pattern;
            for (const QString& length : dash.split(QLatin1Char(' '))) {
                pattern << length.toDouble() / 2;
            }
            pen.setDashPattern(pattern);
        }
        return pen;
    }

    [[nodiscard]] QCPScatterStyle markerOf(const ChartHand& hand) const {
        static const QHash<QString, QCPScatterStyle::ScatterShape> shapes{
            {QStringLiteral("circle"), QCPScatterStyle::ssDisc},
            {QStringLiteral("triangle"), QCPScatterStyle::ssTriangle},
            {QStringLiteral("square"), QCPScatterStyle::ssSquare},
            {QStringLiteral("rhomb"), QCPScatterStyle::ssDiamond},
            {QStringLiteral("cross"), QCPScatterStyle::ssCross},
            {QStringLiteral("bar"), QCPScatterStyle::ssPlus}};
        const QStringList& markers = m_appearance.tokens().chart.marker;
        const QString marker = markers.isEmpty() ? QString() : markers[hand.place % markers.size()];
        const QColor colour = colourOf(hand);
        return {shapes.value(marker, QCPScatterStyle::ssDisc), QPen(colour, 1.2), QBrush(colour),
                double(m_appearance.px(7))};
    }

    void setUpAxes() {
        const QFont font = m_appearance.font(m_appearance.tokens().type.caption);
        m_plot.setBackground(QBrush(m_colours.surface));
        m_plot.setLocale(uiLanguage() == model::Language::German ? QLocale(QLocale::German)
                                                                 : QLocale(QLocale::English));
        for (QCPAxis* axis : {m_plot.xAxis, m_plot.yAxis}) {
            axis->setTickLabelFont(font);
            axis->setTickLabelColor(m_colours.ink3);
            axis->setLabelFont(font);
            axis->setLabelColor(m_colours.ink3);
            axis->setBasePen(QPen(m_colours.line2, 1));
            axis->setTickPen(Qt::NoPen);
            axis->setSubTickPen(Qt::NoPen);
            axis->setTickLengthIn(0);
            axis->setTickLabelPadding(4);
            axis->setLabelPadding(2);
            axis->grid()->setPen(QPen(m_colours.line, 1));
            axis->grid()->setZeroLinePen(QPen(m_colours.line, 1));
            axis->grid()->setSubGridVisible(false);
            axis->setNumberFormat(QStringLiteral("f"));
            axis->setNumberPrecision(0);
            axis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
            axis->setRangeReversed(false);
            axis->setLabel(QString());
            axis->setTicks(!m_content.isEmpty());
            axis->setTickLabels(!m_content.isEmpty());
        }
        m_plot.xAxis->grid()->setVisible(false);
        m_plot.yAxis->grid()->setVisible(true);
        m_plot.yAxis->setBasePen(Qt::NoPen);
        m_plot.xAxis->ticker()->setTickCount(6);
        m_plot.yAxis->ticker()->setTickCount(4);
        m_plot.xAxis->setLabel(m_content.xLabel);
    }

    /// Ticks at whole numbers, about six of them.
    static void setWholeTicks(QCPAxis& axis) {
        static constexpr double kSteps[] = {1, 2, 5, 10};
        const double rough = std::max(1.0, axis.range().size() / 7);
        const double unit = std::pow(10, std::floor(std::log10(rough)));
        double step = 10 * unit;
        for (const double candidate : kSteps) {
            if (candidate * unit >= rough) {
                step = candidate * unit;
                break;
            }
        }
        auto ticker = QSharedPointer<QCPAxisTickerFixed>(new QCPAxisTickerFixed);
        ticker->setTickStep(step);
        ticker->setScaleStrategy(QCPAxisTickerFixed::ssNone);
        axis.setTicker(ticker);
    }

    void drawBars() {
        auto* solid = new QCPBars(m_plot.xAxis, m_plot.yAxis);
        auto* pale = new QCPBars(m_plot.xAxis, m_plot.yAxis);
        QColor colour =
            m_content.accentKey.isEmpty() ? m_appearance.accentColour() : deckColour(m_content.accentKey, m_appearance);
        solid->setBrush(colour);
        colour.setAlphaF(kPaleOpacity);
        pale->setBrush(colour);
        double most = 0;
        for (size_t i = 0; i < m_content.bars.size(); ++i) {
            const int x = m_content.firstBar + int(i);
            const bool inside = x >= m_content.solidFrom && x <= m_content.solidTo;
            (inside ? solid : pale)->addData(x, m_content.bars[i]);
            most = std::max(most, m_content.bars[i]);
        }
        for (QCPBars* bars : {solid, pale}) {
            bars->setPen(Qt::NoPen);
            bars->setWidth(0.84);
            bars->setAntialiased(true);
        }
        m_plot.xAxis->setRange(m_content.firstBar - 0.6, m_content.firstBar + double(m_content.bars.size()) - 0.4);
        m_plot.yAxis->setRange(0, most > 0 ? most * 1.18 : 1);
        setWholeTicks(*m_plot.xAxis);
        setWholeTicks(*m_plot.yAxis);
        if (m_content.mark >= 0) {
            auto* line = new QCPItemLine(&m_plot);
            line->start->setCoords(m_content.mark, 0);
            line->end->setCoords(m_content.mark, most * 1.12);
            QPen pen(m_colours.ink, 1);
            pen.setDashPattern({3, 3});
            line->setPen(pen);
            label(m_content.markText, m_content.mark, most * 1.17, Qt::AlignLeft | Qt::AlignTop);
        }
    }

    void label(const QString& text, double x, double y, Qt::Alignment alignment) {
        auto* item = new QCPItemText(&m_plot);
        item->setText(text);
        item->setFont(m_appearance.font(m_appearance.tokens().type.caption));
        item->setColor(m_colours.ink);
        item->setPositionAlignment(alignment);
        item->setPadding(QMargins(5, 0, 4, 5)); // off the line that it stands on
        item->position->setCoords(x, y);
        item->setClipToAxisRect(false);
    }

    void drawLines() {
        double low = m_content.reference;
        double high = m_content.reference;
        double left = 0;
        double right = 1;
        bool first = m_content.reference < 0;
        const auto cover = [&](const std::vector<double>& values) {
            for (const double value : values) {
                low = first ? value : std::min(low, value);
                high = first ? value : std::max(high, value);
                first = false;
            }
        };
        for (const ChartLine& line : m_content.lines) {
            drawBand(line);
        }
        for (const ChartLine& line : m_content.lines) {
            QCPGraph* graph = m_plot.addGraph();
            graph->setData(vectorOf(line.x), vectorOf(line.y), true);
            graph->setPen(penOf(line.hand));
            graph->setAntialiased(true);
            if (line.markers) {
                graph->setScatterStyle(markerOf(line.hand));
                graph->setScatterSkip(int(line.x.size()) / 14);
            }
            if (!line.x.empty()) {
                left = std::min(left, line.x.front());
                right = std::max(right, line.x.back());
            }
            cover(line.y);
            cover(line.low);
            cover(line.high);
        }
        const double span = std::max(high - low, m_content.isPercent ? 4.0 : 1.0);
        m_plot.xAxis->setRange(left, right + (right - left) * 0.02);
        setWholeTicks(*m_plot.xAxis);
        if (m_content.isPercent) {
            m_plot.yAxis->setRange(std::max(0.0, low - span * 0.08), std::min(100.0, high + span * 0.08));
        } else {
            m_plot.yAxis->setRange(std::min(0.0, low), high + span * 0.06);
        }
        // The labels have no decimals: ticks between whole numbers would be called the same.
        setWholeTicks(*m_plot.yAxis);
        referenceLine(false);
        nameLines();
    }

    /// The higher line is named above its end, the other one in the corner below, which rising lines leave free.
    void nameLines() {
        if (m_content.lines.size() != 2 || m_content.lines[0].y.empty() || m_content.lines[1].y.empty()) {
            return;
        }
        const bool firstIsHigher = m_content.lines[0].y.back() >= m_content.lines[1].y.back();
        const QCPRange range = m_plot.yAxis->range();
        m_plot.yAxis->setRange(range.lower, range.upper + range.size() * 0.12);
        const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.caption));
        for (size_t i = 0; i < 2; ++i) {
            const ChartLine& line = m_content.lines[i];
            const bool isHigher = (i == 0) == firstIsHigher;
            label(metrics.elidedText(line.hand.name, Qt::ElideRight, m_plot.width() / 2), line.x.back(),
                  isHigher ? line.y.back() : m_plot.yAxis->range().lower, Qt::AlignRight | Qt::AlignBottom);
        }
    }

    void drawBand(const ChartLine& line) {
        if (line.low.empty()) {
            return;
        }
        QColor colour = colourOf(line.hand);
        colour.setAlphaF(kBandOpacity);
        QCPGraph* upper = m_plot.addGraph();
        upper->setData(vectorOf(line.x), vectorOf(line.high), true);
        upper->setPen(Qt::NoPen);
        QCPGraph* lower = m_plot.addGraph();
        lower->setData(vectorOf(line.x), vectorOf(line.low), true);
        lower->setPen(Qt::NoPen);
        upper->setBrush(colour);
        upper->setChannelFillGraph(lower);
    }

    void referenceLine(bool upright) {
        if (m_content.reference < 0) {
            return;
        }
        auto* line = new QCPItemStraightLine(&m_plot);
        line->point1->setCoords(upright ? m_content.reference : 0, upright ? 0 : m_content.reference);
        line->point2->setCoords(upright ? m_content.reference : 1, upright ? 1 : m_content.reference);
        line->setPen(QPen(m_colours.line2, 1, Qt::DashLine));
    }

    void drawIntervals() {
        auto words = QSharedPointer<QCPAxisTickerText>(new QCPAxisTickerText);
        const ChartTokens& chart = m_appearance.tokens().chart;
        double low = 46;
        double high = 54;
        const auto count = int(m_content.intervals.size());
        for (int i = 0; i < count; ++i) {
            const ChartInterval& entry = m_content.intervals[size_t(i)];
            words->addTick(i, entry.hand.name);
            if (entry.estimate.samples == 0) {
                continue;
            }
            const bool found = !entry.estimate.covers(m_content.reference / 100);
            const QColor colour = found ? colourOf(entry.hand) : m_colours.line2;
            QColor soft = colour;
            soft.setAlphaF(float(chart.intervalOpacity));
            auto* line = new QCPItemLine(&m_plot);
            line->setPen(QPen(soft, m_appearance.px(chart.intervalHeight), Qt::SolidLine, Qt::RoundCap));
            line->start->setCoords(entry.estimate.low * 100, i);
            line->end->setCoords(entry.estimate.high * 100, i);
            QCPGraph* point = m_plot.addGraph();
            point->setLineStyle(QCPGraph::lsNone);
            point->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(colour, 1), QBrush(colour),
                                                   2.0 * m_appearance.px(chart.dotRadius)));
            point->addData(entry.estimate.value * 100, i);
            low = std::min(low, entry.estimate.low * 100);
            high = std::max(high, entry.estimate.high * 100);
        }
        referenceLine(true);
        m_plot.yAxis->setTicker(words);
        m_plot.yAxis->setTickLabelColor(m_colours.ink);
        m_plot.yAxis->setTickLabelFont(m_appearance.font(m_appearance.tokens().type.small));
        m_plot.yAxis->grid()->setVisible(false);
        m_plot.yAxis->setRange(-0.6, std::max(1, count) - 0.4);
        m_plot.yAxis->setRangeReversed(true);
        m_plot.xAxis->grid()->setVisible(true);
        m_plot.xAxis->setRange(low - 2, high + 2);
    }

    [[nodiscard]] static QVector<double> vectorOf(const std::vector<double>& values) {
        return {values.begin(), values.end()};
    }

    QCustomPlot& m_plot;
    const ChartContent& m_content;
    const Appearance& m_appearance;
    const ThemeColours& m_colours;
};

} // namespace

void drawChart(QCustomPlot& plot, const ChartContent& content, const Appearance& appearance) {
    ChartDrawing(plot, content, appearance).draw();
}

} // namespace blattwerk::app
