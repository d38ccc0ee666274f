#pragma once

#include "database/comparison/difference.h"
#include "database/comparison/merge.h"
#include "model/result.h"

#include <string>

namespace blattwerk::database {

struct MergedFile {
    /// What changed against ours.
    Difference difference;
    Merge merge;
};

/// Merges three project files into `out`, which keeps the history of ours and gets the merge as one more step; it may
/// be one of the three files, any other existing file is refused (`project.exists`). It is written beside and renamed,
/// so it is whole or as before. Errors besides those of Project::open: `file.write {path}`.
[[nodiscard]] model::Result<MergedFile> mergeFiles(const std::string& base, const std::string& ours,
                                                   const std::string& theirs, const std::string& out,
                                                   const MergeChoices& choices = {}, const std::string& author = {});

} // namespace blattwerk::database
