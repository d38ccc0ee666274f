#include "engine/lab/histogram.h"

#include "engine/play/figures.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::engine::lab {

void Histogram::add(std::size_t value) {
    value = std::min(value, kLargest);
    if (value >= m_counts.size()) {
        m_counts.resize(value + 1);
    }
    ++m_counts[value];
}

void Histogram::merge(const Histogram& other) {
    if (other.m_counts.size() > m_counts.size()) {
        m_counts.resize(other.m_counts.size());
    }
    for (std::size_t value = 0; value < other.m_counts.size(); ++value) {
        m_counts[value] += other.m_counts[value];
    }
}

std::int64_t Histogram::samples() const {
    std::int64_t sum = 0;
    for (const std::int64_t count : m_counts) {
        sum += count;
    }
    return sum;
}

double Histogram::mean() const {
    std::int64_t sum = 0;
    for (std::size_t value = 0; value < m_counts.size(); ++value) {
        sum += m_counts[value] * static_cast<std::int64_t>(value);
    }
    const std::int64_t count = samples();
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

std::size_t Histogram::quantile(double share) const {
    const auto rank = static_cast<std::int64_t>(std::max(std::ceil(share * static_cast<double>(samples())), 1.0));
    std::int64_t below = 0;
    for (std::size_t value = 0; value < m_counts.size(); ++value) {
        below += m_counts[value];
        if (below >= rank) {
            return value;
        }
    }
    return 0;
}

void Histogram::setCounts(std::vector<std::int64_t> counts) {
    m_counts = std::move(counts);
}

nlohmann::ordered_json Histogram::summary() const {
    if (samples() == 0) {
        return {{"mean", nullptr}, {"median", nullptr}, {"p10", nullptr}, {"p90", nullptr}};
    }
    return {{"mean", figure(mean())}, {"median", quantile(0.5)}, {"p10", quantile(0.1)}, {"p90", quantile(0.9)}};
}

} // namespace blattwerk::engine::lab
