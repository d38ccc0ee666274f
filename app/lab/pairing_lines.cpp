#include "app/lab/pairing_lines.h"

#include "app/session/figure_text.h"

#include <QCoreApplication>

#include <cstddef>

namespace blattwerk::app {

namespace lab = engine::lab;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairingLines)
};

QString shown(double value, bool isShare) {
    return isShare ? percentText(value, 0) : meanText(value, value < 10 ? 1 : 0);
}

} // namespace

QString verdictText(const PairingView& view, const QString& deck, const QString& other) {
    if (view.isEmpty()) {
        return {};
    }
    const lab::Estimate rate = view.winRate();
    if (rate.samples == 0) {
        return Words::tr("No game was decided.");
    }
    const QString interval = intervalText(rate);
    if (view.isMirror) {
        return rate.covers(0.5)   ? Words::tr("No advantage of beginning can be shown (interval %1).").arg(interval)
               : rate.value > 0.5 ? Words::tr("Who begins wins more often.")
                                  : Words::tr("Who begins wins less often.");
    }
    if (rate.covers(0.5)) {
        return Words::tr("No difference can be shown (interval %1).").arg(interval);
    }
    return rate.value > 0.5 ? Words::tr("An advantage for %1 over %2.").arg(deck, other)
                            : Words::tr("A disadvantage for %1 against %2.").arg(deck, other);
}

std::vector<FigureList::Line> pairingLines(const PairingView& view, const std::vector<MeasureName>& measures,
                                           model::Language language) {
    std::vector<FigureList::Line> lines;
    if (view.isEmpty()) {
        return lines;
    }
    const lab::Tally& tally = view.tally();
    const lab::Estimate rate = view.side == 0 || view.isMirror ? tally.winRate() : view.winRate();
    if (!view.isMirror) {
        lines.push_back({Words::tr("Win rate"), percentText(rate), intervalText(rate), false,
                         Words::tr("Share of the games that somebody won, with its 95% interval")});
    }
    const lab::Estimate start = tally.startSideWinRate();
    lines.push_back({Words::tr("Beginning side"), percentText(start), intervalText(start), false,
                     Words::tr("Win rate of the side that begins, whichever deck it is")});
    lines.push_back({Words::tr("Games"),
                     countText(tally.games()),
                     tally.draws() > 0 ? Words::tr("%1 drawn").arg(countText(tally.draws())) : QString(),
                     false,
                     {}});
    lines.push_back({Words::tr("Aborted"), countText(tally.aborted()), Words::tr("of %1").arg(countText(tally.games())),
                     false, Words::tr("Games that a limit ended. The tooltips of the cards tell which were at work")});
    const lab::SeriesLayout& layout = tally.layout();
    for (const MeasureName& measure : measures) {
        const int found = layout.measureIndex(measure.key);
        if (!measure.inPanel || found < 0) {
            continue;
        }
        const auto index = static_cast<size_t>(found);
        const auto figure = [&](std::size_t side) { return shown(tally.meanMeasure(index, side), measure.isShare); };
        const bool perSide = layout.measures[index].perSide;
        lines.push_back({QString::fromStdString(measure.name.in(language)),
                         perSide ? figure(view.side) : QString(),
                         figure(perSide ? 1 - view.side : 0),
                         true,
                         {}});
    }
    return lines;
}

} // namespace blattwerk::app
