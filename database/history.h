#pragma once

#include "model/card_fields.h"
#include "model/ids.h"
#include "model/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::database {

class Database;

enum class EntityKind { Card, Collection, RuleSet, Layout, Ruling, PhraseAlias, Section, Rule, Term };

/// One field of one value, before and after. A creation or deletion lists the fields that have a value.
/// Fields of a collection: `name`, `colour`, its stats, and `cards.KEY` with the number of copies.
struct HistoryChange {
    EntityKind entity = EntityKind::Card;
    std::string system;
    std::string key;
    std::string field;
    model::StatValue before;
    model::StatValue after;
};

/// A performed, undone or redone revision: what a page has to reload.
struct RevisionSummary {
    /// 0 where nothing was changed.
    std::int64_t revision = 0;
    std::vector<HistoryChange> changes;
};

struct Revision {
    std::int64_t number = 0;
    /// UTC, ISO 8601.
    std::string when;
    std::string who;
    std::string note;
    /// `create` (first contents), `edit` or `import`.
    std::string kind;
    bool undone = false;
    std::vector<HistoryChange> changes;
};

struct PerformOptions {
    /// Empty: that of the project.
    std::string author;
    /// Replaces the note of the change set if not empty.
    std::string note;
    /// `edit` or `import`.
    std::string kind = "edit";
    /// Adds to the newest revision instead of making a new one if that one changed only the same field of the same card
    /// within the last second: for typing.
    bool mergeTyping = false;
};

struct HistoryFilter {
    /// Only revisions that changed this card; empty: all.
    std::string cardKey;
    std::string system;
    int limit = 1000;
    int offset = 0;
};

/// What was changed when by whom.
class History {
public:
    explicit History(Database& database) : m_database(database) {}

    /// Newest first.
    [[nodiscard]] model::Result<std::vector<Revision>> revisions(const HistoryFilter& filter = {});
    [[nodiscard]] bool canUndo();
    [[nodiscard]] bool canRedo();

private:
    Database& m_database;
};

} // namespace blattwerk::database
