#include "engine/lab/paired_sums.h"

#include <cmath>

namespace blattwerk::engine::lab {

namespace {

/// Variance of the sample (divided by n - 1).
double variance(std::int64_t sum, std::int64_t squares, std::int64_t count) {
    if (count < 2) {
        return 0;
    }
    const double n = static_cast<double>(count);
    const double mean = static_cast<double>(sum) / n;
    return std::max(0.0, (static_cast<double>(squares) - mean * static_cast<double>(sum)) / (n - 1));
}

} // namespace

void PairedSums::add(std::int64_t baseline, std::int64_t variant) {
    ++m_pairs;
    m_baseline += baseline;
    m_variant += variant;
    m_baselineSquares += baseline * baseline;
    m_variantSquares += variant * variant;
    m_changeSquares += (variant - baseline) * (variant - baseline);
}

void PairedSums::merge(const PairedSums& other) {
    m_pairs += other.m_pairs;
    m_baseline += other.m_baseline;
    m_variant += other.m_variant;
    m_baselineSquares += other.m_baselineSquares;
    m_variantSquares += other.m_variantSquares;
    m_changeSquares += other.m_changeSquares;
}

Difference PairedSums::difference(double scale) const {
    Difference result;
    if (m_pairs == 0) {
        return result;
    }
    const double n = static_cast<double>(m_pairs);
    result.baseline = static_cast<double>(m_baseline) / n * scale;
    result.variant = static_cast<double>(m_variant) / n * scale;
    result.pairedVariance = variance(m_variant - m_baseline, m_changeSquares, m_pairs) * scale * scale;
    result.unpairedVariance =
        (variance(m_baseline, m_baselineSquares, m_pairs) + variance(m_variant, m_variantSquares, m_pairs)) * scale *
        scale;
    const double value = static_cast<double>(m_variant - m_baseline) / n * scale;
    const double half = kNormal95 * std::sqrt(result.pairedVariance / n + 2 / (n * n));
    result.change = {value, value - half, value + half, m_pairs};
    return result;
}

} // namespace blattwerk::engine::lab
