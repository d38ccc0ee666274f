#include "engine/systems/modulspiel/rules.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr std::array<std::string_view, 5> kTypeKeys = {"intervention", "work_tool", "temp_staff", "notice",
                                                       "certificate"};

} // namespace

bool cardTypeFromKey(std::string_view key, CardType& type) {
    const auto* const found = std::ranges::find(kTypeKeys, key);
    if (found == kTypeKeys.end()) {
        return false;
    }
    type = static_cast<CardType>(found - kTypeKeys.begin());
    return true;
}

int Rules::indexOf(std::string_view key) const {
    const auto found = std::ranges::lower_bound(keys, key);
    return found == keys.end() || *found != key ? -1 : static_cast<int>(found - keys.begin());
}

} // namespace blattwerk::engine::modulspiel
