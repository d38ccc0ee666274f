#pragma once

#include "app/lab/experiment_result.h"

#include <string>
#include <vector>

namespace blattwerk::app {

/// What one card did for its deck in a pairing.
struct CardFigures {
    std::string key;
    std::string name;
    double drawn = 0;  ///< share of the games in which it came to the hand
    double played = 0; ///< share of the games in which it was played
    engine::lab::Estimate winWhenDrawn;
    engine::lab::Estimate winWhenPlayed;
    /// Win rate of the games in which it was drawn, less that of all games; its interval takes into account that the
    /// first are a part of the second.
    engine::lab::Estimate difference;
    double points = 0; ///< per game
    double stress = 0; ///< dealt, per game
    double firstTurn = 0;
    std::int64_t aborted = 0; ///< aborted games in which it was at work

    /// The interval excludes zero.
    [[nodiscard]] bool differs() const { return difference.samples > 0 && !difference.covers(0); }
};

/// The difference of a part's rate and that of the whole, with its 95% interval.
[[nodiscard]] engine::lab::Estimate differenceToWhole(std::int64_t partWins, std::int64_t part, std::int64_t wins,
                                                      std::int64_t all);

/// The cards of the view's side, in the order of its deck.
[[nodiscard]] std::vector<CardFigures> cardFigures(const ExperimentResult& result, const PairingView& view);

} // namespace blattwerk::app
