#pragma once

#include "database/project.h"
#include "model/result.h"

#include <memory>

namespace blattwerk::app {

class Workspace;

/// A workspace over the shipped sample content that lives in memory only: for commands that need no file.
[[nodiscard]] model::Result<std::unique_ptr<Workspace>> sampleWorkspace();

} // namespace blattwerk::app
