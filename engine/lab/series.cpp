#include "engine/lab/series.h"

#include <algorithm>

namespace blattwerk::engine::lab {

int SeriesLayout::cardIndex(std::string_view key) const {
    const auto found = std::ranges::find(cards, key);
    return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
}

int SeriesLayout::measureIndex(std::string_view key) const {
    const auto found = std::ranges::find(measures, key, &Measure::key);
    return found == measures.end() ? -1 : static_cast<int>(found - measures.begin());
}

} // namespace blattwerk::engine::lab
