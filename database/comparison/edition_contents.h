#pragma once

#include "database/comparison/contents.h"
#include "model/result.h"

#include <string_view>

namespace blattwerk::database {

class Project;

/// The contents of one system with the cards, collections, parameter values and rules text of an edition; what editions
/// do not freeze (fields, layout, wordings, messages) is that of now, and the rules text too where an edition was made
/// elsewhere. Codes: `edit.unknown_system
/// {key}`, `lab.no_edition {label}`.
[[nodiscard]] model::Result<ProjectContents> editionContents(Project& project, std::string_view system,
                                                             std::string_view label);

} // namespace blattwerk::database
