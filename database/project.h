#pragma once

#include "database/art_repository.h"
#include "database/card_repository.h"
#include "database/collection_repository.h"
#include "database/draft_repository.h"
#include "database/edition_repository.h"
#include "database/exchange/system_package.h"
#include "database/experiment_repository.h"
#include "database/history.h"
#include "database/project_info.h"
#include "database/record_repository.h"
#include "database/rule_repository.h"
#include "database/search/card_search.h"
#include "database/search/rule_search.h"
#include "database/system_repository.h"
#include "model/change_set.h"
#include "model/result.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::database {

class Database;

enum class OpenMode { ReadWrite, ReadOnly };

/// An open project file: one connection, to be used in one thread. Reading goes through the repositories, every change
/// through `perform`, `undo` and `redo`. Closing (the destructor) leaves one single file.
///
/// Codes of opening and creating, each with the path as first argument; the file is left untouched by all of them:
/// `project.missing`, `project.no_permission`, `project.exists` (create), `project.foreign` (no project file),
/// `project.newer_version {path, its schema, ours}`, `project.older_version` (read-only cannot migrate),
/// `project.damaged {path}`, `project.folder_missing`, `project.in_use`, `project.unreadable`.
/// Codes of every write: `project.read_only`, `project.disk_full`, `project.in_use`, `project.damaged`,
/// `project.failed`; nothing is written then.
class Project {
public:
    [[nodiscard]] static model::Result<std::unique_ptr<Project>> open(const std::string& path,
                                                                      OpenMode mode = OpenMode::ReadWrite);
    /// A project with the contents of the packages as its first state, which undo does not go behind. Written beside
    /// and renamed, so that either the whole file exists or none; an existing file is refused.
    [[nodiscard]] static model::Result<std::unique_ptr<Project>>
    create(const std::string& path, const std::vector<SystemPackage>& packages, const std::string& author = {});
    /// A project that lives in memory only.
    [[nodiscard]] static model::Result<std::unique_ptr<Project>>
    createInMemory(const std::vector<SystemPackage>& packages);
    ~Project();
    Project(const Project&) = delete;
    Project& operator=(const Project&) = delete;

    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] bool isReadOnly() const;
    /// Author of the revisions and editions that are made here, where no other is named.
    void setAuthor(const std::string& author);
    [[nodiscard]] model::Result<ProjectInfo> info();

    [[nodiscard]] CardRepository& cards();
    [[nodiscard]] CollectionRepository& collections();
    [[nodiscard]] SystemRepository& systems();
    [[nodiscard]] RuleRepository& rules();
    [[nodiscard]] DraftRepository& drafts();
    [[nodiscard]] ArtRepository& art();
    [[nodiscard]] EditionRepository& editions();
    [[nodiscard]] RecordRepository& records();
    [[nodiscard]] ExperimentRepository& experiments();
    [[nodiscard]] History& history();
    [[nodiscard]] CardSearch& cardSearch();
    [[nodiscard]] RuleSearch& ruleSearch();

    /// Performs a change set as one transaction and one revision. Codes besides those of every write:
    /// `edit.conflict {key, field}` (the row is not what `before` says), `edit.missing {key}`, `edit.exists {key}`,
    /// `edit.card_in_use {key}`, `edit.unknown_card {collection, key}`, `edit.unknown_system {key}`, and those of
    /// model::checkCard. An empty set does nothing and returns revision 0.
    [[nodiscard]] model::Result<RevisionSummary> perform(const model::ChangeSet& changes,
                                                         const PerformOptions& options = {});
    /// Takes back the newest revision that still holds / brings back the oldest one taken back.
    /// Codes: `history.nothing_to_undo`, `history.nothing_to_redo`, `edit.conflict`.
    [[nodiscard]] model::Result<RevisionSummary> undo();
    [[nodiscard]] model::Result<RevisionSummary> redo();

    /// Called after every perform, undo and redo that changed something.
    void setChangeListener(std::function<void(const RevisionSummary&)> listener);

    /// The connection, for the parts of this library.
    [[nodiscard]] Database& database();

private:
    struct Parts;
    explicit Project(std::unique_ptr<Parts> parts);
    [[nodiscard]] model::Result<RevisionSummary> announced(model::Result<RevisionSummary> done);

    std::unique_ptr<Parts> m_parts;
};

} // namespace blattwerk::database
