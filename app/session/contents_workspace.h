#pragma once

#include "app/session/workspace.h"
#include "database/comparison/contents.h"
#include "model/result.h"

#include <memory>

namespace blattwerk::app {

/// A project in memory with these contents and the engines that play them.
[[nodiscard]] model::Result<std::unique_ptr<Workspace>> workspaceOf(const database::ProjectContents& contents);

} // namespace blattwerk::app
