#pragma once

#include "engine/play/advice.h"
#include "engine/systems/heldenhain/action.h"
#include "engine/systems/heldenhain/terms.h"

#include <vector>

namespace blattwerk::engine::heldenhain {

/// A step that a player has thought about, and what spoke for and against it.
struct Considered {
    struct Reason {
        Term term;
        int amount; // hundredths of a point; of odds percent
    };

    Action step;
    int score = 0;
    std::vector<Reason> reasons;
};

/// What a player thought, in the order of thinking; only kept where somebody asks. A step thought about twice has its
/// last score, and the reasons of both times.
using Thoughts = std::vector<Considered>;

/// The thoughts for whoever asked, with the step that was taken.
[[nodiscard]] Advice adviceFrom(const Thoughts& thoughts, Action taken);

} // namespace blattwerk::engine::heldenhain
