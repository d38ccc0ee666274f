#pragma once

#include "engine/lab/comparison.h"

#include <cstdint>

namespace blattwerk::engine::lab {

/// Sums over pairs of whole numbers that were counted in both variants of the same games. Whole numbers, so that the
/// order of adding does not matter.
class PairedSums {
public:
    void add(std::int64_t baseline, std::int64_t variant);
    void merge(const PairedSums& other);

    [[nodiscard]] std::int64_t pairs() const { return m_pairs; }
    /// The figure in units of `scale` (what one of the whole numbers is worth). The interval stays open by what two
    /// more pairs, one unit to either side, would add: where no pair differs, it is about the 3/n that then still are
    /// possible, and not nothing.
    [[nodiscard]] Difference difference(double scale) const;

private:
    std::int64_t m_pairs = 0;
    std::int64_t m_baseline = 0;
    std::int64_t m_variant = 0;
    std::int64_t m_baselineSquares = 0;
    std::int64_t m_variantSquares = 0;
    std::int64_t m_changeSquares = 0;
};

} // namespace blattwerk::engine::lab
