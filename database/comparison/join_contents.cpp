#include "database/comparison/join_contents.h"

#include "database/comparison/items.h"

namespace blattwerk::database {

ProjectContents joinContents(const ProjectContents& present, const ProjectContents& incoming, bool deletes) {
    Items items = itemsOf(present);
    const Items wanted = itemsOf(incoming);
    if (deletes) {
        std::erase_if(items, [&](const auto& item) {
            return incoming.system(item.first.system) && !wanted.contains(item.first);
        });
    }
    for (const auto& [id, fields] : wanted) {
        items[id] = fields;
    }
    ProjectContents pattern = present;
    for (const SystemContents& system : incoming.systems) {
        if (!present.system(system.package.info.key)) {
            pattern.systems.push_back(system);
        }
    }
    pattern.pictures.insert(incoming.pictures.begin(), incoming.pictures.end());
    return contentsOf(items, pattern);
}

} // namespace blattwerk::database
