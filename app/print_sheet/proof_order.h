#pragma once

#include "app/print_sheet/sheet_plan.h"

#include <string_view>

namespace blattwerk::app {

class Workspace;

/// Fills in what footer and file say about the project: its name, the edition of the system, author and date of the
/// newest revision. Call it after the language is set.
void describeProject(ProofOptions& options, Workspace& workspace, std::string_view system);

} // namespace blattwerk::app
