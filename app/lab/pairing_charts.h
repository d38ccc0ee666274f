#pragma once

#include "app/lab/chart_content.h"
#include "app/lab/experiment_result.h"

#include <array>

namespace blattwerk::app {

/// The two sides of a pairing as charts name them; the first is the one whose view it is.
struct PairingHands {
    std::array<ChartHand, 2> sides;
};

/// Names, accents and markers of the sides; of a deck against itself they are told apart by A and B.
[[nodiscard]] PairingHands pairingHands(const ExperimentSetup& setup, const ExperimentResult& result, size_t deck,
                                        size_t other);

/// How long the games were, with the median.
[[nodiscard]] ChartContent lengthChart(const PairingView& view);
/// Mean points of both sides after each turn.
/// `counted` is the system's word for what decides the game (points, prize cards).
[[nodiscard]] ChartContent raceChart(const PairingView& view, const PairingHands& hands, const QString& counted);
/// How the win rate settled while games were added.
[[nodiscard]] ChartContent settlingChart(const PairingView& view, const PairingHands& hands);
/// What it is worth to begin.
[[nodiscard]] ChartContent startChart(const PairingView& view, const PairingHands& hands);

} // namespace blattwerk::app
