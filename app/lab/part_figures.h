#pragma once

#include "app/lab/experiment_result.h"
#include "app/session/measure_names.h"

#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// What the parts that both sides drafted have won: on the diagonal each of them, elsewhere every two of one side.
struct PartFigures {
    std::vector<std::vector<engine::lab::Estimate>> rates;
    std::int64_t games = 0;

    [[nodiscard]] bool isEmpty() const { return rates.empty(); }
};

/// Nothing where the series of the pairing did not count parts.
[[nodiscard]] PartFigures partFigures(const PairingView& view, const MeasuredParts& measured);

/// The same as rows of a file, heads first.
[[nodiscard]] std::vector<QStringList> partRows(const PartFigures& figures, const MeasuredParts& measured,
                                                model::Language language);

} // namespace blattwerk::app
