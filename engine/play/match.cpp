#include "engine/play/match.h"

#include <algorithm>

namespace blattwerk::engine {

bool Match::isLegal(std::uint64_t code) const {
    const std::vector<LegalStep> steps = legal();
    return std::any_of(steps.begin(), steps.end(), [&](const LegalStep& step) { return step.code == code; });
}

const std::string* EventView::arg(std::string_view name) const {
    for (const auto& [key, value] : args) {
        if (key == name) {
            return &value;
        }
    }
    return nullptr;
}

} // namespace blattwerk::engine
