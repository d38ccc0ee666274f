#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::lab {

/// Exact counts of small whole numbers from 0, so that adding up in any order gives the same figures.
class Histogram {
public:
    /// Values above count as this one.
    static constexpr std::size_t kLargest = 65535;

    void add(std::size_t value);
    void merge(const Histogram& other);
    void clear() { m_counts.clear(); }

    [[nodiscard]] std::int64_t samples() const;
    [[nodiscard]] double mean() const;
    /// Nearest rank: the smallest value that at least that share of the sample does not exceed; 0 without a sample.
    [[nodiscard]] std::size_t quantile(double share) const;
    /// By value, up to the largest one met.
    [[nodiscard]] const std::vector<std::int64_t>& counts() const { return m_counts; }
    /// Precondition: no negative counts, not more than kLargest + 1.
    void setCounts(std::vector<std::int64_t> counts);

    /// `mean median p10 p90`, null each without a sample.
    [[nodiscard]] nlohmann::ordered_json summary() const;
    bool operator==(const Histogram&) const = default;

private:
    std::vector<std::int64_t> m_counts;
};

} // namespace blattwerk::engine::lab
