#include "engine/systems/search_strength.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace blattwerk::engine {

namespace {

struct Strength {
    std::string_view name;
    int playouts;
};
constexpr std::array<Strength, 4> kStrengths = {{{"", 300}, {"leicht", 60}, {"normal", 300}, {"stark", 1500}}};
constexpr int kMostPlayouts = 1000000;

} // namespace

std::optional<int> playoutsOf(std::string_view strength) {
    const auto* const named = std::ranges::find(kStrengths, strength, &Strength::name);
    if (named != kStrengths.end()) {
        return named->playouts;
    }
    int playouts = 0;
    const auto [end, error] = std::from_chars(strength.data(), strength.data() + strength.size(), playouts);
    const bool number = error == std::errc() && end == strength.data() + strength.size();
    return number && playouts >= 1 && playouts <= kMostPlayouts ? std::optional(playouts) : std::nullopt;
}

} // namespace blattwerk::engine
