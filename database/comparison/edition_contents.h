#pragma once

#include "database/comparison/contents.h"
#include "model/result.h"

#include <string_view>

namespace blattwerk::database {

class Project;

/// The contents of one system with the cards, collections and parameter values of an edition; what editions do not
/// freeze (fields, rules text, rule sets, layout, rulings, wordings) is that of now. Codes: `edit.unknown_system
/// {key}`, `lab.no_edition {label}`.
[[nodiscard]] model::Result<ProjectContents> editionContents(Project& project, std::string_view system,
                                                             std::string_view label);

} // namespace blattwerk::database
