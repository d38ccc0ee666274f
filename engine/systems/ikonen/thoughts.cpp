#include "engine/systems/ikonen/thoughts.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

Advice adviceFrom(const Thoughts& thoughts, Action taken) {
    Advice advice;
    advice.candidates.push_back({taken.code(), 0, {}});
    for (const Considered& considered : thoughts) {
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

} // namespace blattwerk::engine::ikonen
