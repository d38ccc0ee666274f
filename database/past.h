#pragma once

#include "database/history.h"
#include "model/card.h"
#include "model/change_set.h"
#include "model/collection.h"
#include "model/result.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::database {

class Database;

/// What a revision changes: a card, a collection, ...
struct HistoryItem {
    EntityKind entity = EntityKind::Card;
    std::string system;
    std::string key;

    auto operator<=>(const HistoryItem&) const = default;
};

enum class Moment { Before, After, Now };

/// A state of the project: before or after a revision. Revisions that were taken back by then count as not made; around
/// one that is taken back itself, it is laid over what held.
struct PointInTime {
    std::int64_t revision = 0;
    Moment moment = Moment::After;

    bool operator==(const PointInTime&) const = default;
};

/// What is to be as it was.
struct RestoreWish {
    PointInTime time;
    /// Nothing: the whole project (cards, collections, rule sets, layouts, rules text, rulings, wordings).
    std::optional<HistoryItem> item{};
    /// Only this field of the item, as the history names it.
    std::string field{};
};

/// What one revision did to an item.
struct ItemChange {
    enum class Kind { Added, Edited, Removed };

    HistoryItem item;
    Kind kind = Kind::Edited;
};

/// The head of a revision without its changes, for lists.
struct RevisionHead {
    std::int64_t number = 0;
    /// UTC, ISO 8601.
    std::string when;
    std::string who;
    std::string note;
    std::string kind;
    bool undone = false;
    int items = 0;
    /// The fields of the first item that it changed, and what it did to it.
    ItemChange first;
    std::vector<HistoryChange> changes;
};

/// Single revisions and the states around them. History lists many; this tells all about one. Made anew after a change.
class Past {
public:
    explicit Past(Database& database) : m_database(database) {}

    /// Of the items of that system, where one is named. Code: `history.no_revision {number}`.
    [[nodiscard]] model::Result<RevisionHead> head(std::int64_t revision, const std::string& system = {});
    /// What it changed, in the order it was done.
    [[nodiscard]] model::Result<std::vector<ItemChange>> items(std::int64_t revision, const std::string& system = {});
    /// Numbers of the revisions that changed this item, newest first.
    [[nodiscard]] model::Result<std::vector<std::int64_t>> revisionsOf(const HistoryItem& item, int limit = 1000);
    /// The card at that point in time; nothing where there was none. Code: `history.no_revision {number}`.
    [[nodiscard]] model::Result<std::optional<model::Card>> cardAt(const HistoryItem& item, const PointInTime& time);
    /// Whether there was such an item at that point in time. Code: `history.no_revision {number}`.
    [[nodiscard]] model::Result<bool> exists(const HistoryItem& item, const PointInTime& time);
    /// What differs between two states of one item.
    [[nodiscard]] model::Result<std::vector<HistoryChange>> difference(const HistoryItem& item, const PointInTime& left,
                                                                       const PointInTime& right);
    /// The changes that bring back an earlier state, for Project::perform: one revision that can be undone like any
    /// other. Empty where it is as it was. Codes: `history.no_revision {number}`, `edit.missing {key}` (one field of
    /// what does not exist).
    [[nodiscard]] model::Result<model::ChangeSet> restore(const RestoreWish& wish);
    /// Notes are no part of what is undone.
    model::Result<void> setNote(std::int64_t revision, const std::string& note);

private:
    /// The value as JSON text, remembered: the same state is asked for more than once while it is shown.
    [[nodiscard]] model::Result<std::string> stateOf(const HistoryItem& item, const PointInTime& time);

    struct KnownState {
        HistoryItem item;
        PointInTime time;
        std::string json;
    };

    Database& m_database;
    std::vector<KnownState> m_known;
};

} // namespace blattwerk::database
