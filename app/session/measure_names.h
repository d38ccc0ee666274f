#pragma once

#include <QString>

#include <string_view>

namespace blattwerk::app {

/// What a measure of a series (engine::lab::Measure) counts, in words; the key itself where nobody has named it.
[[nodiscard]] QString measureName(std::string_view key);

} // namespace blattwerk::app
