#include "engine/lab/interval.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::engine::lab {

Estimate wilson(std::int64_t successes, std::int64_t samples) {
    if (samples <= 0) {
        return {};
    }
    const double n = static_cast<double>(samples);
    const double p = static_cast<double>(successes) / n;
    const double z2 = kNormal95 * kNormal95;
    const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kNormal95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    // The bounds include the share itself, also where rounding says otherwise.
    return {p, std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0), samples};
}

} // namespace blattwerk::engine::lab
