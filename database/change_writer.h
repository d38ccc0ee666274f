#pragma once

#include "database/history.h"
#include "database/stores/entity_store.h"
#include "model/change_set.h"
#include "model/result.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::database {

class Database;

/// The only place that changes cards, collections and the other undoable values: applies change sets and writes the
/// rows that undo and redo walk. Everything happens inside one transaction of its own.
class ChangeWriter {
public:
    explicit ChangeWriter(Database& database);

    model::Result<RevisionSummary> perform(const model::ChangeSet& changes, const PerformOptions& options);
    model::Result<RevisionSummary> undo();
    model::Result<RevisionSummary> redo();

    /// As perform, but inside the caller's transaction.
    model::Result<RevisionSummary> write(const model::ChangeSet& changes, const PerformOptions& options);

private:
    /// One row of the history: the fields that differ. Null before: creation; null after: deletion.
    // NOLINTNEXTLINE(bugprone-exception-escape): moving JSON does not throw, though the library only documents it.
    struct Record {
        EntityKind entity = EntityKind::Card;
        std::string system;
        std::string key;
        Json before;
        Json after;
    };

    [[nodiscard]] static Record recordOf(const model::Change& change);
    model::Result<void> apply(Record& record);
    model::Result<void> applyEdit(Record& record, EntityStore& store);
    [[nodiscard]] model::Result<std::vector<Record>> recordsOf(std::int64_t revision);
    /// No collection may be left with a card that is gone.
    model::Result<void> checkDeletions(const std::vector<Record>& records);
    model::Result<void> insertRecords(std::int64_t revision, const std::vector<Record>& records);
    model::Result<void> dropDrafts(const Record& record);
    model::Result<RevisionSummary> walk(std::int64_t revision, bool forward);
    /// The revision that typing may be added to, 0 if there is none.
    std::int64_t openTyping(const std::vector<Record>& records);
    model::Result<void> extendTyping(std::int64_t revision, const Record& record);
    [[nodiscard]] RevisionSummary summaryOf(std::int64_t revision, const std::vector<Record>& records) const;

    Database& m_database;
    std::array<std::unique_ptr<EntityStore>, 9> m_stores;
};

/// Fields with a value of their own in a before/after pair of flat JSON, as the history shows them.
[[nodiscard]] std::vector<HistoryChange> historyChanges(EntityKind entity, const std::string& system,
                                                        const std::string& key, const Json& before, const Json& after);

} // namespace blattwerk::database
