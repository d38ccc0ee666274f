#pragma once

#include "database/comparison/contents.h"
#include "model/result.h"

#include <string>

namespace blattwerk::database {

/// A project as a folder for git, review and scripts: `project.toml`, one folder for each system (see systemFiles) and
/// `picture/HASH.png`. Writing the same contents again changes no byte.
///
/// The folder is made where it is missing. One that holds anything else than such a tree is refused (`tree.foreign`).
/// Files of cards and collections that are no longer part of the contents are removed, no other file is touched.
/// Codes besides: `file.write {path}`.
model::Result<void> writeTree(const ProjectContents& contents, const std::string& folder);

/// Reads a tree, or the folder of one system as the program ships it. Links are not followed. Codes: those of
/// readPackage with the system's folder before the file, `import.missing {path}`, `tree.none {path}` (no system in it),
/// `tree.too_large {path}`, `tree.picture {file}` (a picture that is not what its name says).
[[nodiscard]] model::Result<ProjectContents> readTree(const std::string& folder);

/// Whether a folder looks like a tree.
[[nodiscard]] bool isTree(const std::string& folder);

} // namespace blattwerk::database
