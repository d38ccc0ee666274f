#pragma once

#include "engine/play/advice.h"
#include "engine/systems/ikonen/action.h"

#include <string_view>
#include <vector>

namespace blattwerk::engine::ikonen {

/// A step that a player has thought about, and what spoke for it.
struct Considered {
    Action step;
    int score = 0;
    /// Term of the advice (`odds`, `figures`, ...) and its amount; empty without one.
    std::string_view term;
    int amount = 0;
};

/// Only kept where somebody asks.
using Thoughts = std::vector<Considered>;

/// The thoughts for whoever asked, the step that was taken first, the others by their score.
[[nodiscard]] Advice adviceFrom(const Thoughts& thoughts, Action taken);

} // namespace blattwerk::engine::ikonen
