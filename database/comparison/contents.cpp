#include "database/comparison/contents.h"

#include "database/project.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

const SystemContents* ProjectContents::system(std::string_view key) const {
    const auto it =
        std::ranges::find(systems, key, [](const auto& one) { return std::string_view(one.package.info.key); });
    return it == systems.end() ? nullptr : &*it;
}

namespace {

/// Moves the value of a result to its place, or keeps the first error.
template<typename T>
void keep(Result<T> read, T& place, Result<void>& status) {
    if (!read) {
        if (status) {
            status = read.error();
        }
        return;
    }
    place = std::move(*read);
}

Result<void> readPictures(Project& project, ProjectContents& contents) {
    for (const SystemContents& system : contents.systems) {
        for (const model::Card& card : system.package.cards) {
            if (card.art.empty() || contents.pictures.contains(card.art)) {
                continue;
            }
            Result<std::optional<Art>> art = project.art().find(card.art);
            if (!art) {
                return art.error();
            }
            if (*art) {
                contents.pictures[card.art] = {(*art)->mediaType, std::move((*art)->bytes)};
            }
        }
    }
    return {};
}

} // namespace

void forgetRowNumbers(SystemPackage& package) {
    for (model::Card& card : package.cards) {
        card.id = {};
    }
    for (model::Collection& collection : package.collections) {
        collection.id = {};
    }
}

Result<ProjectContents> readContents(Project& project) {
    ProjectContents contents;
    contents.name = project.records().meta("name");
    Result<std::vector<model::SystemInfo>> infos = project.systems().all();
    if (!infos) {
        return infos.error();
    }
    for (model::SystemInfo& info : *infos) {
        SystemContents system;
        Result<void> status;
        keep(project.rules().book(info.key), system.package.rules, status);
        keep(project.cards().all(info.key), system.package.cards, status);
        keep(project.collections().all(info.key), system.package.collections, status);
        keep(project.systems().layout(info.key), system.package.layout, status);
        keep(project.rules().rulings(info.key), system.rulings, status);
        keep(project.records().phraseAliases(info.key), system.aliases, status);
        if (!status) {
            return status.error();
        }
        system.package.info = std::move(info);
        contents.systems.push_back(std::move(system));
    }
    const Result<void> pictures = readPictures(project, contents);
    return pictures ? Result<ProjectContents>(std::move(contents)) : pictures.error();
}

Result<ProjectContents> readContentsOf(const std::string& path) {
    Result<std::unique_ptr<Project>> project = Project::open(path, OpenMode::ReadOnly);
    return project ? readContents(**project) : Result<ProjectContents>(project.error());
}

} // namespace blattwerk::database
