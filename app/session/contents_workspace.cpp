#include "app/session/contents_workspace.h"

#include <utility>
#include <vector>

namespace blattwerk::app {

using model::Result;

Result<std::unique_ptr<Workspace>> workspaceOf(const database::ProjectContents& contents) {
    std::vector<database::SystemPackage> packages;
    for (const database::SystemContents& system : contents.systems) {
        packages.push_back(system.package);
        database::forgetRowNumbers(packages.back());
    }
    Result<std::unique_ptr<database::Project>> project = database::Project::createInMemory(packages);
    if (!project) {
        return project.error();
    }
    // Texts are read with the wordings that the designer taught.
    std::vector<model::ChangeSet> taught;
    for (const database::SystemContents& system : contents.systems) {
        for (const model::PhraseAlias& alias : system.aliases) {
            taught.push_back(model::savePhraseAlias({}, alias));
        }
    }
    if (const auto done = (*project)->perform(model::combined(std::move(taught))); !done) {
        return done.error();
    }
    return std::make_unique<Workspace>(std::move(*project));
}

} // namespace blattwerk::app
