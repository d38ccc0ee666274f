#include "engine/systems/heldenhain/thoughts.h"

#include <algorithm>
#include <cstdlib>

namespace blattwerk::engine::heldenhain {

Advice adviceFrom(const Thoughts& thoughts, Action taken) {
    Advice advice;
    for (const Considered& considered : thoughts) {
        auto at = std::ranges::find(advice.candidates, considered.step.code(), &Advice::Candidate::code);
        if (at == advice.candidates.end()) {
            at = advice.candidates.insert(at, {considered.step.code(), 0, {}});
        }
        at->score = considered.score;
        for (const Considered::Reason& reason : considered.reasons) {
            at->reasons.push_back({std::string(termName(reason.term)), reason.amount});
        }
    }
    for (Advice::Candidate& candidate : advice.candidates) {
        std::ranges::stable_sort(candidate.reasons, std::ranges::greater(),
                                 [](const Advice::Reason& reason) { return std::abs(reason.amount); });
    }
    std::ranges::stable_sort(advice.candidates, [&](const Advice::Candidate& a, const Advice::Candidate& b) {
        const bool first = a.code == taken.code();
        return first != (b.code == taken.code()) ? first : a.score > b.score;
    });
    return advice;
}

} // namespace blattwerk::engine::heldenhain
