#pragma once

#include "engine/play/thoughts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace blattwerk::engine {

/// Flat Monte Carlo: tries each of the steps, and those that do well more often, and returns the one that was tried
/// most; of more than `Most` steps the first are weighed. `playOut(step)` plays it in a newly dealt world and answers
/// from 0 (lost) to 1 (won). A stop ends the thinking after a few playouts. No allocation, unless thoughts are kept.
template<std::size_t Most, class Action, class List, class PlayOut>
[[nodiscard]] Action flatSearch(const List& steps, int playouts, std::vector<ConsideredStep<Action>>* thoughts,
                                const std::stop_token& stop, PlayOut playOut) {
    /// How much a step that was tried seldom is tried beyond its results.
    constexpr double kCuriosity = 0.7;
    constexpr int kStopAsked = 15;
    struct Arm {
        int visits = 0;
        double value = 0;
    };
    std::array<Arm, Most> arms;
    const std::size_t count = std::min<std::size_t>(steps.size(), Most);
    for (int playout = 0; playout < playouts; ++playout) {
        if ((playout & kStopAsked) == kStopAsked && stop.stop_requested()) {
            break;
        }
        std::size_t best = 0;
        double bestScore = -1;
        for (std::size_t i = 0; i < count; ++i) {
            const Arm& arm = arms[i];
            const double score =
                arm.visits == 0 ? 2 + static_cast<double>(Most - i) // each once, in order
                                : arm.value / arm.visits + kCuriosity * std::sqrt(std::log(playout + 1.0) / arm.visits);
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        ++arms[best].visits;
        arms[best].value += playOut(steps[best]);
    }
    std::size_t best = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Arm& arm = arms[i];
        const bool better =
            arm.visits != arms[best].visits ? arm.visits > arms[best].visits : arm.value > arms[best].value;
        best = better ? i : best;
        if (thoughts != nullptr) {
            const int percent = arm.visits == 0 ? 0 : static_cast<int>(100 * arm.value / arm.visits);
            thoughts->push_back({steps[i], arm.visits, "odds", percent});
        }
    }
    return steps[best];
}

} // namespace blattwerk::engine
