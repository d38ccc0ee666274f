#pragma once

#include "engine/play/advice.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// A step that a player has thought about, and what spoke for it.
template<class Action>
struct ConsideredStep {
    Action step;
    int score = 0;
    /// Term of the advice (`odds`, `figures`, ...) and its amount; empty without one.
    std::string_view term;
    int amount = 0;
};

/// The thoughts for whoever asked, the step that was taken first, the others by their score.
template<class Action>
[[nodiscard]] Advice adviceFrom(const std::vector<ConsideredStep<Action>>& thoughts, Action taken) {
    Advice advice;
    advice.candidates.push_back({taken.code(), 0, {}});
    for (const ConsideredStep<Action>& considered : thoughts) {
        auto at = std::ranges::find(advice.candidates, considered.step.code(), &Advice::Candidate::code);
        if (at == advice.candidates.end()) {
            at = advice.candidates.insert(at, {considered.step.code(), 0, {}});
        }
        at->score = considered.score;
        if (!considered.term.empty()) {
            at->reasons.push_back({std::string(considered.term), considered.amount});
        }
    }
    std::stable_sort(advice.candidates.begin() + 1, advice.candidates.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return advice;
}

} // namespace blattwerk::engine
