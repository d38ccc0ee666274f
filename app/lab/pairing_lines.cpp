#include "app/lab/pairing_lines.h"

#include "app/session/figure_text.h"
#include "app/session/measure_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace blattwerk::app {

namespace lab = engine::lab;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairingLines)
};

/// In the order of the panel. What a system does not count is left out.
constexpr std::array<std::string_view, 33> kMeasures = {"points_collected",
                                                        "points_by_effect",
                                                        "points_stolen",
                                                        "points_lost",
                                                        "figures_lost",
                                                        "locks",
                                                        "refused_locks",
                                                        "distractions",
                                                        "stress_dealt",
                                                        "own_stress",
                                                        "cards_drawn",
                                                        "cards_played",
                                                        "discarded_at_limit",
                                                        "energy_spent",
                                                        "energy_lost_to_cap",
                                                        "actions_used",
                                                        "actions_unused",
                                                        "dead_turns",
                                                        "mulligans",
                                                        "prices_paid",
                                                        "luck_rate",
                                                        "comeback_rate",
                                                        "reshuffles",
                                                        "lead_changes",
                                                        "attacks",
                                                        "fights_won",
                                                        "fights_lost",
                                                        "fights_tied",
                                                        "prizes_taken",
                                                        "icons_placed",
                                                        "icons_face_up",
                                                        "icons_lost",
                                                        "attached"};

/// Shown as percentages.
constexpr std::array<std::string_view, 7> kShares = {"dead_turns",  "luck_rate",   "comeback_rate", "fights_won",
                                                     "fights_lost", "fights_tied", "icons_face_up"};

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

std::vector<FigureList::Line> pairingLines(const PairingView& view) {
    std::vector<FigureList::Line> lines;
    if (view.isEmpty()) {
        return lines;
    }
    const lab::Tally& tally = view.tally();
    const lab::Estimate rate = view.side == 0 || view.isMirror ? tally.winRate() : view.winRate();
    if (!view.isMirror) {
        lines.push_back({Words::tr("Win rate"), percentText(rate), intervalText(rate), false,
                         Words::tr("Share of the games that somebody won, with its 95 % interval")});
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
    for (const std::string_view key : kMeasures) {
        const int found = layout.measureIndex(key);
        if (found < 0) {
            continue;
        }
        const auto index = static_cast<size_t>(found);
        const bool isShare = std::ranges::find(kShares, key) != kShares.end();
        const auto figure = [&](std::size_t side) { return shown(tally.meanMeasure(index, side), isShare); };
        const bool perSide = layout.measures[index].perSide;
        lines.push_back(
            {measureName(key), perSide ? figure(view.side) : QString(), figure(perSide ? 1 - view.side : 0), true, {}});
    }
    return lines;
}

} // namespace blattwerk::app
