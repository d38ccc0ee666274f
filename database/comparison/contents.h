#pragma once

#include "database/exchange/system_package.h"
#include "model/phrase_alias.h"
#include "model/result.h"
#include "model/rule_text.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Project;

/// Everything of one game system in a project: what its package states and what its designers added.
struct SystemContents {
    SystemPackage package;
    std::vector<model::Ruling> rulings;
    std::vector<model::PhraseAlias> aliases;
};

struct Picture {
    std::string mediaType;
    std::string bytes;
};

/// The present state of a project as a value: what is compared, merged and exported. History, editions, saved games,
/// experiments and print jobs are no part of it.
struct ProjectContents {
    std::string name;
    std::vector<SystemContents> systems;
    /// SHA-256 (hex) -> picture, of the pictures that cards name.
    std::map<std::string, Picture> pictures;

    [[nodiscard]] const SystemContents* system(std::string_view key) const;
};

/// Takes the row numbers of the project that they come from off cards and collections: in another project they get
/// numbers of their own.
void forgetRowNumbers(SystemPackage& package);

[[nodiscard]] model::Result<ProjectContents> readContents(Project& project);

/// Opens the project at that path for reading and reads its contents. Errors as in Project::open.
[[nodiscard]] model::Result<ProjectContents> readContentsOf(const std::string& path);

} // namespace blattwerk::database
