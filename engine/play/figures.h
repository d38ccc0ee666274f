#pragma once

#include <nlohmann/json.hpp>

#include <vector>

namespace blattwerk::engine {

/// Summaries of samples for reports. All work on copies and give the same figures on every machine.
class Figures {
public:
    void add(double value) { m_values.push_back(value); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }

    [[nodiscard]] double mean() const;
    /// Variance of the sample (divided by n - 1), 0 for fewer than two values.
    [[nodiscard]] double variance() const;
    /// Nearest rank: the smallest value that at least that share of the sample does not exceed.
    [[nodiscard]] double quantile(double share) const;

private:
    std::vector<double> m_values;
};

/// The mean alone, without keeping the sample.
class Mean {
public:
    void add(double value) {
        m_sum += value;
        ++m_count;
    }
    [[nodiscard]] nlohmann::ordered_json report() const;

private:
    double m_sum = 0;
    std::size_t m_count = 0;
};

/// Rounded to four decimals, which is what reports carry; null without a sample.
[[nodiscard]] nlohmann::ordered_json figure(double value);
[[nodiscard]] nlohmann::ordered_json meanOf(const Figures& figures);
/// `mean median p10 p90`, null each without a sample.
[[nodiscard]] nlohmann::ordered_json summaryOf(const Figures& figures);

} // namespace blattwerk::engine
