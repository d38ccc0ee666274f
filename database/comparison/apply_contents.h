#pragma once

#include "database/comparison/contents.h"
#include "database/history.h"
#include "model/result.h"

namespace blattwerk::database {

class Project;

struct ApplyWish {
    /// Also deletes what `wanted` lacks; otherwise nothing is deleted.
    bool deletes = false;
    PerformOptions options;
};

/// Makes the project hold the wanted contents, in one transaction. Cards, collections, rule sets, layouts, rules text,
/// rulings and wordings are one undo step; systems that are new, parameters and descriptions are written with it and
/// stay when it is undone. Errors as in Project::perform. Whoever shows the project reads it anew afterwards.
[[nodiscard]] model::Result<RevisionSummary> applyContents(Project& project, const ProjectContents& wanted,
                                                           const ApplyWish& wish);

} // namespace blattwerk::database
