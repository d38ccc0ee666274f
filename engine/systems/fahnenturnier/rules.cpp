#include "engine/systems/fahnenturnier/rules.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

int Contest::opponent(int seat, int round) const {
    for (int other = 0; other < seats; ++other) {
        if (other != seat && row(other, round).park == row(seat, round).park) {
            return other;
        }
    }
    return seat;
}

CardNo Rules::indexOf(std::string_view key) const {
    const auto found = std::lower_bound(keys.begin(), keys.end(), key);
    return found == keys.end() || *found != key ? kNoCard : static_cast<CardNo>(found - keys.begin());
}

} // namespace blattwerk::engine::fahnenturnier
