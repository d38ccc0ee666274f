#pragma once

#include "model/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Project;

/// One line of the timeline: a revision, or an edition that was frozen after that revision.
struct TimelineEntry {
    std::int64_t revision = 0;
    /// Row number of the edition; 0 for a revision.
    std::int64_t edition = 0;
    /// Days since 1970 where the program runs.
    int day = 0;
};

/// The revisions that changed something of that system, and its editions, newest first; those that the query finds
/// (see timelineFields). Only numbers, so that a hundred thousand of them are at hand at once; History::head tells of
/// one. Errors of the query as in model::CardFilter.
[[nodiscard]] model::Result<std::vector<TimelineEntry>> timeline(Project& project, std::string_view system,
                                                                 std::string_view query);

} // namespace blattwerk::database
