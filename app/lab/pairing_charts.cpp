#include "app/lab/pairing_charts.h"

#include "app/session/figure_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace lab = engine::lab;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairingCharts)
};

constexpr double kPercent = 100;

QVariant turnCell(std::int64_t turn) {
    return QVariant(qlonglong(turn));
}

} // namespace

PairingHands pairingHands(const ExperimentSetup& setup, const ExperimentResult& result, size_t deck, size_t other) {
    PairingHands hands;
    const std::array<size_t, 2> decks{deck, other};
    for (size_t i = 0; i < 2; ++i) {
        const size_t index = decks[i];
        const bool known = index < result.decks.size();
        hands.sides[i].name = known ? QString::fromStdString(result.decks[index].name) : QString();
        hands.sides[i].accentKey = known ? QString::fromStdString(result.decks[index].colour) : QString();
        hands.sides[i].place = int(i);
    }
    const bool one = setup.hasSides();
    const bool same = setup.decks.size() > std::max(deck, other) && setup.decks[deck] == setup.decks[other];
    if (same) {
        for (size_t i = 0; i < 2; ++i) {
            hands.sides[i].name += i == 0 ? QStringLiteral(" A") : QStringLiteral(" B");
            // One accent for two lines would tell nothing.
            hands.sides[i].accentKey = i == 0 && !one ? hands.sides[i].accentKey : QString();
        }
    }
    return hands;
}

ChartContent lengthChart(const PairingView& view) {
    ChartContent chart;
    chart.kind = ChartContent::Kind::Bars;
    chart.title = Words::tr("Length of the games in turns");
    chart.xLabel = Words::tr("turns of both sides");
    chart.columns = {Words::tr("Turns"), Words::tr("Games"), Words::tr("Share in %")};
    if (view.isEmpty()) {
        return chart;
    }
    const lab::Histogram& turns = view.tally().turns();
    const auto& counts = turns.counts();
    const auto games = double(std::max<std::int64_t>(1, turns.samples()));
    const auto first = std::ranges::find_if(counts, [](std::int64_t count) { return count > 0; });
    chart.firstBar = int(first - counts.begin());
    chart.solidFrom = int(turns.quantile(0.1));
    chart.solidTo = int(turns.quantile(0.9));
    chart.mark = double(turns.quantile(0.5));
    chart.markText = Words::tr("median %1").arg(turns.quantile(0.5));
    for (auto count = first; count != counts.end(); ++count) {
        chart.bars.push_back(double(*count));
        chart.rows.push_back({turnCell(count - counts.begin()), turnCell(*count), double(*count) / games * kPercent});
    }
    chart.summary = Words::tr("Half of the games take %1 turns or less, eight of ten %2 to %3; mean %4.")
                        .arg(turns.quantile(0.5))
                        .arg(chart.solidFrom)
                        .arg(chart.solidTo)
                        .arg(meanText(turns.mean()));
    return chart;
}

ChartContent raceChart(const PairingView& view, const PairingHands& hands, const QString& counted) {
    ChartContent chart;
    chart.kind = ChartContent::Kind::Lines;
    chart.title = Words::tr("%1 after each turn, mean").arg(counted);
    chart.xLabel = Words::tr("turns of both sides");
    chart.columns = {Words::tr("Turn"), hands.sides[0].name, hands.sides[1].name};
    if (view.isEmpty()) {
        return chart;
    }
    const lab::Tally& tally = view.tally();
    // Beyond the turns that nine of ten games reach the means say little.
    const size_t turns = std::min(tally.raceLength(), std::max<size_t>(2, tally.turns().quantile(0.9)));
    for (size_t i = 0; i < 2; ++i) {
        ChartLine line{hands.sides[i], {}, {}, {}, {}, true};
        for (size_t turn = 1; turn <= turns; ++turn) {
            line.x.push_back(double(turn));
            line.y.push_back(tally.meanPoints(turn, i == 0 ? view.side : 1 - view.side));
        }
        chart.lines.push_back(std::move(line));
    }
    for (size_t turn = 0; turn < turns; ++turn) {
        chart.rows.push_back({turnCell(std::int64_t(turn) + 1), chart.lines[0].y[turn], chart.lines[1].y[turn]});
    }
    if (turns > 0) {
        chart.summary = Words::tr("%1 after %2 turns, mean: %3 %4, %5 %6.")
                            .arg(counted)
                            .arg(turns)
                            .arg(hands.sides[0].name, meanText(chart.lines[0].y.back()), hands.sides[1].name,
                                 meanText(chart.lines[1].y.back()));
    }
    return chart;
}

ChartContent settlingChart(const PairingView& view, const PairingHands& hands) {
    ChartContent chart;
    chart.kind = ChartContent::Kind::Lines;
    chart.isPercent = true;
    chart.reference = 50;
    chart.title = Words::tr("Win rate of %1 in %, as games were added").arg(hands.sides[0].name);
    chart.xLabel = Words::tr("games");
    chart.columns = {Words::tr("Games"), Words::tr("Win rate in %"), Words::tr("from"), Words::tr("to")};
    if (view.isEmpty()) {
        return chart;
    }
    ChartLine line{hands.sides[0], {}, {}, {}, {}, false};
    for (const TrailPoint& point : view.state->trail) {
        const std::int64_t wins = view.side == 0 ? point.wins : point.decided - point.wins;
        const lab::Estimate rate = lab::wilson(wins, point.decided);
        if (rate.samples == 0) {
            continue;
        }
        line.x.push_back(double(point.games));
        line.y.push_back(rate.value * kPercent);
        line.low.push_back(rate.low * kPercent);
        line.high.push_back(rate.high * kPercent);
        chart.rows.push_back(
            {turnCell(std::int64_t(point.games)), rate.value * kPercent, rate.low * kPercent, rate.high * kPercent});
    }
    if (!line.x.empty()) {
        const lab::Estimate last{line.y.back() / kPercent, line.low.back() / kPercent, line.high.back() / kPercent, 1};
        chart.summary = Words::tr("%1 %2 after %3 games; the band is the 95% interval.")
                            .arg(percentText(last), intervalText(last), countText(std::int64_t(line.x.back())));
        chart.lines.push_back(std::move(line));
    }
    return chart;
}

ChartContent startChart(const PairingView& view, const PairingHands& hands) {
    ChartContent chart;
    chart.kind = ChartContent::Kind::Intervals;
    chart.isPercent = true;
    chart.reference = 50;
    chart.title = Words::tr("What beginning is worth: win rates in %");
    chart.columns = {Words::tr("Who"), Words::tr("Win rate in %"), Words::tr("from"), Words::tr("to")};
    if (view.isEmpty()) {
        return chart;
    }
    const lab::Estimate start = view.tally().startSideWinRate();
    chart.intervals = {{{Words::tr("Beginning side"), {}, 5}, start}};
    ChartHand begins = hands.sides[0];
    begins.name = Words::tr("%1 first").arg(hands.sides[0].name);
    ChartHand second = hands.sides[0];
    second.name = Words::tr("%1 second").arg(hands.sides[0].name);
    chart.intervals.push_back({begins, view.winRateWhen(true)});
    chart.intervals.push_back({second, view.winRateWhen(false)});
    for (const ChartInterval& entry : chart.intervals) {
        chart.rows.push_back({entry.hand.name, entry.estimate.value * kPercent, entry.estimate.low * kPercent,
                              entry.estimate.high * kPercent});
    }
    if (start.samples > 0) {
        chart.summary =
            start.covers(0.5)
                ? Words::tr("No advantage of beginning can be shown (interval %1).").arg(intervalText(start))
            : start.value > 0.5
                ? Words::tr("The beginning side wins more often: %1 %2.").arg(percentText(start), intervalText(start))
                : Words::tr("The second side wins more often: the beginning one has %1 %2.")
                      .arg(percentText(start), intervalText(start));
    }
    return chart;
}

} // namespace blattwerk::app
