#pragma once

#include <cstdint>

namespace blattwerk::engine::lab {

/// Normal quantile of the 95 % interval.
constexpr double kNormal95 = 1.959964;

/// An estimate with its 95 % interval. `samples` of 0 means that nothing is known.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
    std::int64_t samples = 0;

    [[nodiscard]] double halfWidth() const { return (high - low) / 2; }
    [[nodiscard]] bool covers(double other) const { return low <= other && other <= high; }
};

/// Share of successes with Wilson's interval.
[[nodiscard]] Estimate wilson(std::int64_t successes, std::int64_t samples);

} // namespace blattwerk::engine::lab
