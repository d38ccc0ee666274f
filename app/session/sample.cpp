#include "app/session/sample.h"

#include "app/session/workspace.h"

namespace blattwerk::app {

model::Result<std::unique_ptr<Workspace>> sampleWorkspace() {
    auto packages = database::loadPackages();
    if (!packages) {
        return packages.error();
    }
    auto project = database::Project::createInMemory(*packages);
    if (!project) {
        return project.error();
    }
    return std::make_unique<Workspace>(std::move(*project));
}

} // namespace blattwerk::app
