#include "engine/play/match.h"

namespace blattwerk::engine {

const std::string* EventView::arg(std::string_view name) const {
    for (const auto& [key, value] : args) {
        if (key == name) {
            return &value;
        }
    }
    return nullptr;
}

} // namespace blattwerk::engine
