#pragma once

#include <array>
#include <string_view>

namespace blattwerk::engine::modulspiel {

/// The three locations in their order, as files name them (MOD-R10).
inline constexpr std::array<std::string_view, 3> kPlaceNames = {"therapiezimmer", "mitgliederportal", "schreibtisch"};

} // namespace blattwerk::engine::modulspiel
