#pragma once

#include "app/lab/experiment_result.h"
#include "app/lab/figure_list.h"
#include "app/session/measure_names.h"

namespace blattwerk::app {

/// The figures of one pairing as lines: win rate and start with their intervals, aborted games, then what both sides
/// did, as far as the system counts it and names it.
[[nodiscard]] std::vector<FigureList::Line>
pairingLines(const PairingView& view, const std::vector<MeasureName>& measures, model::Language language);

/// What the win rate says, honestly: "kein Unterschied nachweisbar (Intervall ...)" where that is so.
[[nodiscard]] QString verdictText(const PairingView& view, const QString& deck, const QString& other);

} // namespace blattwerk::app
