#pragma once

#include <optional>
#include <string_view>

namespace blattwerk::engine {

/// Playouts per step of a flat search (flat_search.h): `leicht`, `normal`, `stark` or a number; empty is normal.
/// Nothing for anything else.
[[nodiscard]] std::optional<int> playoutsOf(std::string_view strength);

} // namespace blattwerk::engine
