#include "database/history.h"

#include "database/change_writer.h"
#include "database/database.h"
#include "database/stores/rule_text_store.h"
#include "model/card_fields.h"

#include <algorithm>
#include <map>
#include <set>

namespace blattwerk::database {

using model::Result;

namespace {

constexpr std::string_view kClauses = ".clauses";
constexpr std::string_view kHashes = ".hashes";

/// A card's key and its copies. The file may hold anything.
bool isDeckEntry(const Json& entry) {
    return entry.is_array() && entry.size() == 2 && entry[0].is_string() && entry[1].is_number_integer() &&
           std::in_range<int>(entry[1].get<std::int64_t>());
}

/// Entries of nested values (deck lists, manual clauses) as fields of their own.
void flatten(std::map<std::string, model::StatValue>& fields, const std::string& field, const Json& value) {
    if (field == "cards") {
        for (const Json& entry : value) {
            if (!isDeckEntry(entry)) {
                continue;
            }
            const std::string name = "cards." + entry.at(0).get<std::string>();
            const int copies = entry.at(1).get<int>();
            model::StatValue& sum = fields[name];
            const int* earlier = std::get_if<int>(&sum);
            sum = copies + (earlier ? *earlier : 0);
        }
    } else if (field.ends_with(kClauses)) {
        for (const auto& [clause, text] : textMapFromJson(value)) {
            fields[field.substr(0, field.size() - kClauses.size()) + ".clause." + clause] = text;
        }
    } else {
        fields[field] = statFromJson(value);
    }
}

std::map<std::string, model::StatValue> shownFields(EntityKind entity, const Json& value) {
    std::map<std::string, model::StatValue> fields;
    if (value.is_object()) {
        for (const auto& [field, content] : value.items()) {
            const bool isPlace = isRuleText(entity) && field == "position";
            if (field != "id" && field != "revision" && !isPlace && !field.ends_with(kHashes) && !content.is_null()) {
                flatten(fields, field, content);
            }
        }
    }
    return fields;
}

/// The cards of a deck in their order, of those that the other list has too.
std::vector<std::string> sharedOrder(const Json& cards, const Json& others) {
    const auto keysOf = [](const Json& list) {
        std::vector<std::string> keys;
        for (const Json& entry : list.is_array() ? list : Json::array()) {
            if (isDeckEntry(entry) && std::ranges::find(keys, entry[0].get_ref<const std::string&>()) == keys.end()) {
                keys.push_back(entry[0].get<std::string>());
            }
        }
        return keys;
    };
    const std::vector<std::string> there = keysOf(others);
    const std::set<std::string> shared(there.begin(), there.end());
    std::vector<std::string> keys = keysOf(cards);
    std::erase_if(keys, [&shared](const std::string& key) { return !shared.contains(key); });
    return keys;
}

} // namespace

std::vector<HistoryChange> historyChanges(EntityKind entity, const std::string& system, const std::string& key,
                                          const Json& before, const Json& after) {
    const auto old = shownFields(entity, before);
    const auto now = shownFields(entity, after);
    std::vector<std::string> order = model::commonCardFields();
    std::set<std::string> known(order.begin(), order.end());
    for (const auto* side : {&old, &now}) {
        for (const auto& [field, value] : *side) {
            if (known.insert(field).second) {
                order.push_back(field);
            }
        }
    }
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(model::commonCardFields().size()), order.end());
    std::vector<HistoryChange> changes;
    const auto valueIn = [](const auto& fields, const std::string& field) {
        const auto it = fields.find(field);
        return it == fields.end() ? model::StatValue() : it->second;
    };
    for (const std::string& field : order) {
        HistoryChange change{entity, system, key, field, valueIn(old, field), valueIn(now, field)};
        if (change.before != change.after) {
            changes.push_back(std::move(change));
        }
    }
    if (entity == EntityKind::Collection && before.is_object() && after.is_object()) {
        const Json left = before.value("cards", Json());
        const Json right = after.value("cards", Json());
        const std::vector<std::string> earlier = sharedOrder(left, right);
        if (std::vector<std::string> later = sharedOrder(right, left); later != earlier) {
            changes.push_back({entity, system, key, "order", earlier, std::move(later)});
        }
    }
    // A translation that was marked as up to date: nothing that is printed changed.
    if (changes.empty() && before.is_object() && after.is_object()) {
        for (const auto& [field, content] : after.items()) {
            if (field.ends_with(kHashes) && before.value(field, Json()) != content) {
                const std::string language = field.substr(0, field.size() - kHashes.size());
                changes.push_back({entity, system, key, language + ".up_to_date", {}, std::string("✓")});
            }
        }
    }
    return changes;
}

Result<std::vector<Revision>> History::revisions(const HistoryFilter& filter) {
    std::vector<Revision> revisions;
    constexpr std::string_view kAll =
        "SELECT id, at, author, note, kind, state FROM revision WHERE ?1=?1 AND (?2='' OR id IN (SELECT revision FROM "
        "change WHERE system=?2)) ORDER BY id DESC LIMIT ?3 OFFSET ?4";
    constexpr std::string_view kOfCard =
        "SELECT id, at, author, note, kind, state FROM revision WHERE id IN (SELECT revision FROM change WHERE "
        "entity='card' AND key=?1 AND (?2='' OR system=?2)) ORDER BY id DESC LIMIT ?3 OFFSET ?4";
    Statement rows(m_database, filter.cardKey.empty() ? kAll : kOfCard);
    rows.bind(filter.cardKey).bind(filter.system).bind(filter.limit).bind(filter.offset);
    while (rows.next()) {
        Revision revision;
        revision.number = rows.integer(0);
        revision.when = rows.text(1);
        revision.who = rows.text(2);
        revision.note = rows.text(3);
        revision.kind = rows.text(4);
        revision.undone = rows.integer(5) != 0;
        Statement changes(m_database, "SELECT entity, system, key, before, after FROM change WHERE revision=? "
                                      "ORDER BY position");
        changes.bind(revision.number);
        while (changes.next()) {
            const std::optional<EntityKind> entity = entityFromName(changes.view(0));
            const bool ofCard =
                filter.cardKey.empty() || (entity == EntityKind::Card && changes.view(2) == filter.cardKey);
            const bool ofSystem = filter.system.empty() || changes.view(1) == filter.system;
            if (entity && ofCard && ofSystem) {
                std::ranges::move(historyChanges(*entity, changes.text(1), changes.text(2), parseJson(changes.view(3)),
                                                 parseJson(changes.view(4))),
                                  std::back_inserter(revision.changes));
            }
        }
        if (Result<void> status = changes.status(); !status) {
            return status.error();
        }
        revisions.push_back(std::move(revision));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return revisions;
}

bool History::canUndo() {
    return m_database.integer("SELECT count(*) FROM revision WHERE id=(SELECT max(id) FROM revision WHERE state=0) "
                              "AND kind<>'create'") == 1;
}

bool History::canRedo() {
    return m_database.integer("SELECT count(*) FROM revision WHERE state=1") > 0;
}

} // namespace blattwerk::database
