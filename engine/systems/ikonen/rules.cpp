#include "engine/systems/ikonen/rules.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::ikonen {

namespace {

constexpr std::array<std::string_view, 3> kTypeKeys = {"ikone", "ausruestung", "effekt"};

} // namespace

std::string_view cardTypeKey(CardType type) {
    return kTypeKeys[static_cast<std::size_t>(type)];
}

bool cardTypeFromKey(std::string_view key, CardType& type) {
    const auto* const found = std::ranges::find(kTypeKeys, key);
    if (found == kTypeKeys.end()) {
        return false;
    }
    type = static_cast<CardType>(found - kTypeKeys.begin());
    return true;
}

int Rules::indexOf(int owner, std::string_view key) const {
    const auto begin = keys.begin() + (owner == 0 ? 0 : static_cast<std::ptrdiff_t>(secondOwner));
    const auto end = owner == 0 ? keys.begin() + static_cast<std::ptrdiff_t>(secondOwner) : keys.end();
    const auto found = std::lower_bound(begin, end, key);
    return found == end || *found != key ? -1 : static_cast<int>(found - keys.begin());
}

} // namespace blattwerk::engine::ikonen
