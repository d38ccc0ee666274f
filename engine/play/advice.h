#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine {

/// What a player would do and why, for the hint at the table.
struct Advice {
    struct Reason {
        /// Name of a term of the worth (`points`, `other_exposure`, ...); its label is made in `app`.
        std::string term;
        /// In hundredths of a point; of `odds` in percent.
        int amount = 0;
    };
    struct Candidate {
        /// Code of a legal step.
        std::uint64_t code = 0;
        /// In hundredths of a point; of a search the playouts spent on the step.
        int score = 0;
        /// The weightiest first.
        std::vector<Reason> reasons;
    };

    /// The steps that were thought about; the first is the one taken, the others follow by their score.
    std::vector<Candidate> candidates;
};

} // namespace blattwerk::engine
