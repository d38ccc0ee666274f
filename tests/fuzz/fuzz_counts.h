#pragma once

#include <cstdint>

namespace blattwerk::tests {

struct FuzzCounts {
    std::uint64_t steps = 0;
    std::uint64_t aborted = 0;
    /// Games in which a guard dropped triggers.
    std::uint64_t flagged = 0;
};

} // namespace blattwerk::tests
