#include "app/lab/pairing_lines.h"

#include "app/lab/figure_text.h"

#include <QCoreApplication>

#include <array>

namespace blattwerk::app {

namespace lab = engine::lab;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairingLines)
};

struct MeasureName {
    const char* key;
    const char* name;
    /// Shown as a percentage.
    bool isShare = false;
};

/// In the order of the panel. What a system does not count is left out.
constexpr std::array kMeasures{
    MeasureName{"points_collected", QT_TRANSLATE_NOOP("PairingLines", "Points collected")},
    MeasureName{"points_by_effect", QT_TRANSLATE_NOOP("PairingLines", "Points by effects")},
    MeasureName{"points_stolen", QT_TRANSLATE_NOOP("PairingLines", "Points stolen")},
    MeasureName{"points_lost", QT_TRANSLATE_NOOP("PairingLines", "Points lost")},
    MeasureName{"figures_lost", QT_TRANSLATE_NOOP("PairingLines", "Own figures eliminated")},
    MeasureName{"locks", QT_TRANSLATE_NOOP("PairingLines", "Locks")},
    MeasureName{"refused_locks", QT_TRANSLATE_NOOP("PairingLines", "Refused locks")},
    MeasureName{"distractions", QT_TRANSLATE_NOOP("PairingLines", "Distractions")},
    MeasureName{"stress_dealt", QT_TRANSLATE_NOOP("PairingLines", "Stress dealt")},
    MeasureName{"own_stress", QT_TRANSLATE_NOOP("PairingLines", "Own stress as a price")},
    MeasureName{"cards_drawn", QT_TRANSLATE_NOOP("PairingLines", "Cards drawn")},
    MeasureName{"cards_played", QT_TRANSLATE_NOOP("PairingLines", "Cards played")},
    MeasureName{"discarded_at_limit", QT_TRANSLATE_NOOP("PairingLines", "Discarded at the hand limit")},
    MeasureName{"energy_spent", QT_TRANSLATE_NOOP("PairingLines", "Energy spent per turn")},
    MeasureName{"energy_lost_to_cap", QT_TRANSLATE_NOOP("PairingLines", "Energy lost per turn")},
    MeasureName{"actions_used", QT_TRANSLATE_NOOP("PairingLines", "Actions used per turn")},
    MeasureName{"actions_unused", QT_TRANSLATE_NOOP("PairingLines", "Actions left over per turn")},
    MeasureName{"dead_turns", QT_TRANSLATE_NOOP("PairingLines", "Turns without any deed"), true},
    MeasureName{"mulligans", QT_TRANSLATE_NOOP("PairingLines", "Mulligans")},
    MeasureName{"prices_paid", QT_TRANSLATE_NOOP("PairingLines", "Prices paid")},
    MeasureName{"luck_rate", QT_TRANSLATE_NOOP("PairingLines", "Luck results that hit"), true},
    MeasureName{"comeback_rate", QT_TRANSLATE_NOOP("PairingLines", "Comebacks when behind"), true},
    MeasureName{"reshuffles", QT_TRANSLATE_NOOP("PairingLines", "Reshuffles")},
    MeasureName{"lead_changes", QT_TRANSLATE_NOOP("PairingLines", "Changes of the lead")},
};

QString shown(double value, bool isShare) {
    return isShare ? percentText(value, 0) : meanText(value, value < 10 ? 1 : 0);
}

} // namespace

QString measureText(const std::string& key) {
    for (const MeasureName& measure : kMeasures) {
        if (key == measure.key) {
            return QCoreApplication::translate("PairingLines", measure.name);
        }
    }
    return QString::fromStdString(key);
}

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
    for (const MeasureName& name : kMeasures) {
        const int found = layout.measureIndex(name.key);
        if (found < 0) {
            continue;
        }
        const auto index = static_cast<size_t>(found);
        const QString label = measureText(name.key);
        const QString own = shown(tally.meanMeasure(index, view.side), name.isShare);
        if (!layout.measures[index].perSide) {
            lines.push_back({label, QString(), shown(tally.meanMeasure(index, 0), name.isShare), true, {}});
            continue;
        }
        lines.push_back({label, own, shown(tally.meanMeasure(index, 1 - view.side), name.isShare), true, {}});
    }
    return lines;
}

} // namespace blattwerk::app
