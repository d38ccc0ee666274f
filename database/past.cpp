#include "database/past.h"

#include "database/change_writer.h"
#include "database/database.h"
#include "database/past_state.h"
#include "database/stores/record_stores.h"
#include "database/stores/rule_text_store.h"

#include <algorithm>

namespace blattwerk::database {

using model::Change;
using model::Error;
using model::Result;
using model::ValueChange;

namespace {

ItemChange::Kind kindOf(bool isNew, bool isGone) {
    return isNew ? ItemChange::Kind::Added : isGone ? ItemChange::Kind::Removed : ItemChange::Kind::Edited;
}

model::SystemRuleSet ruleSetFrom(const Json& json, const HistoryItem& item) {
    model::RuleSet set;
    set.key = item.key;
    set.name = {textAt(json, "name"), textAt(json, "name_en")};
    set.note = {textAt(json, "note"), textAt(json, "note_en")};
    for (const auto& [field, value] : json.items()) {
        constexpr std::string_view kValue = "value.";
        if (field.starts_with(kValue) && value.is_string()) {
            set.values[field.substr(kValue.size())] = value.get<std::string>();
        }
    }
    return {item.system, std::move(set)};
}

model::Ruling rulingFrom(const Json& json, const HistoryItem& item) {
    model::Ruling ruling;
    ruling.id = item.key;
    ruling.system = item.system;
    ruling.cardKey = textAt(json, "card");
    ruling.question = {textAt(json, "question"), textAt(json, "question_en")};
    ruling.answer = {textAt(json, "answer"), textAt(json, "answer_en")};
    ruling.rules = textsFromJson(json.value("rules", Json()));
    return ruling;
}

model::PhraseAlias aliasFrom(const Json& json, const HistoryItem& item) {
    const std::size_t colon = std::min(item.key.find(':'), item.key.size());
    return phraseAlias(item.system, item.key.substr(0, colon), item.key.substr(std::min(colon + 1, item.key.size())),
                       textAt(json, "phrase"));
}

template<typename T, typename Read>
Change changeBetween(const Json& before, const Json& after, Read&& read) {
    ValueChange<T> change;
    if (before.is_object()) {
        change.before = read(before);
    }
    if (after.is_object()) {
        change.after = read(after);
    }
    return change;
}

/// From the value as it is to the one wanted.
Change changeOf(const HistoryItem& item, const Json& before, const Json& after) {
    switch (item.entity) {
    case EntityKind::Card:
        return changeBetween<model::Card>(
            before, after, [&item](const Json& json) { return cardFromJson(json, item.system, item.key); });
    case EntityKind::Collection:
        return changeBetween<model::Collection>(
            before, after, [&item](const Json& json) { return collectionFromJson(json, item.system, item.key); });
    case EntityKind::RuleSet:
        return changeBetween<model::SystemRuleSet>(before, after,
                                                   [&item](const Json& json) { return ruleSetFrom(json, item); });
    case EntityKind::Layout:
        return changeBetween<model::LayoutText>(before, after, [&item](const Json& json) {
            return model::LayoutText{item.system, textAt(json, "text")};
        });
    case EntityKind::Ruling:
        return changeBetween<model::Ruling>(before, after,
                                            [&item](const Json& json) { return rulingFrom(json, item); });
    case EntityKind::Section:
    case EntityKind::Rule:
    case EntityKind::Term:
        return changeBetween<model::RuleText>(before, after, [&item](const Json& json) {
            return ruleTextFromJson(json, item.entity, item.system, item.key);
        });
    case EntityKind::PhraseAlias:
        break;
    }
    return changeBetween<model::PhraseAlias>(before, after,
                                             [&item](const Json& json) { return aliasFrom(json, item); });
}

/// Whether anything but its row number and its count of edits differs.
bool isAnother(EntityKind entity, Json before, Json after) {
    for (Json* value : {&before, &after}) {
        if (value->is_object()) {
            value->erase("id");
            value->erase("revision");
            if (isRuleText(entity)) {
                value->erase("position");
            }
        }
    }
    return before != after;
}

/// Cards come before the decks that hold them and go after them.
int orderOf(const HistoryItem& item, const Json& after) {
    const bool isCard = item.entity == EntityKind::Card;
    return after.is_null() ? (isCard ? 3 : 2) : (isCard ? 0 : 1);
}

} // namespace

Result<RevisionHead> Past::head(std::int64_t revision, const std::string& system) {
    Statement row(m_database, "SELECT at, author, note, kind, state FROM revision WHERE id=?");
    if (!row.bind(revision).next()) {
        const Result<void> status = row.status();
        return status ? Error{"history.no_revision", {std::to_string(revision)}, {}} : status.error();
    }
    RevisionHead head{revision, row.text(0), row.text(1), row.text(2), row.text(3), row.integer(4) != 0, 0, {}, {}};
    Statement count(m_database, "SELECT count(*) FROM change WHERE revision=?1 AND (?2='' OR system=?2)");
    head.items = count.bind(revision).bind(system).next() ? count.number(0) : 0;
    Statement first(m_database, "SELECT entity, system, key, before, after FROM change WHERE revision=?1 AND (?2='' OR "
                                "system=?2) ORDER BY position LIMIT 1");
    if (first.bind(revision).bind(system).next()) {
        if (const auto entity = entityFromName(first.view(0))) {
            head.first = {{*entity, first.text(1), first.text(2)}, kindOf(first.isNull(3), first.isNull(4))};
            head.changes = historyChanges(*entity, head.first.item.system, head.first.item.key,
                                          parseJson(first.view(3)), parseJson(first.view(4)));
        }
    }
    const Result<void> status = first.status();
    return status ? Result<RevisionHead>(std::move(head)) : status.error();
}

Result<std::vector<ItemChange>> Past::items(std::int64_t revision, const std::string& system) {
    std::vector<ItemChange> items;
    Statement rows(m_database, "SELECT entity, system, key, before IS NULL, after IS NULL FROM change WHERE "
                               "revision=?1 AND (?2='' OR system=?2) ORDER BY position");
    rows.bind(revision).bind(system);
    while (rows.next()) {
        if (const auto entity = entityFromName(rows.view(0))) {
            items.push_back(
                {{*entity, rows.text(1), rows.text(2)}, kindOf(rows.integer(3) != 0, rows.integer(4) != 0)});
        }
    }
    const Result<void> status = rows.status();
    return status ? Result<std::vector<ItemChange>>(std::move(items)) : status.error();
}

Result<std::vector<std::int64_t>> Past::revisionsOf(const HistoryItem& item, int limit) {
    std::vector<std::int64_t> numbers;
    Statement rows(m_database, "SELECT DISTINCT revision FROM change WHERE entity=? AND system=? AND key=? ORDER BY "
                               "revision DESC LIMIT ?");
    rows.bind(entityName(item.entity)).bind(item.system).bind(item.key).bind(limit);
    while (rows.next()) {
        numbers.push_back(rows.integer(0));
    }
    const Result<void> status = rows.status();
    return status ? Result<std::vector<std::int64_t>>(std::move(numbers)) : status.error();
}

Result<std::string> Past::stateOf(const HistoryItem& item, const PointInTime& time) {
    for (const KnownState& known : m_known) {
        if (known.item == item && known.time == time) {
            return known.json;
        }
    }
    const Result<Json> value = pastValue(m_database, item, time);
    if (!value) {
        return value.error();
    }
    m_known.push_back({item, time, jsonText(*value)});
    return m_known.back().json;
}

Result<std::optional<model::Card>> Past::cardAt(const HistoryItem& item, const PointInTime& time) {
    const Result<std::string> text = stateOf(item, time);
    if (!text) {
        return text.error();
    }
    const Json value = parseJson(*text);
    return value.is_object() ? std::optional(cardFromJson(value, item.system, item.key)) : std::nullopt;
}

Result<bool> Past::exists(const HistoryItem& item, const PointInTime& time) {
    const Result<std::string> text = stateOf(item, time);
    return text ? Result<bool>(parseJson(*text).is_object()) : text.error();
}

Result<std::vector<HistoryChange>> Past::difference(const HistoryItem& item, const PointInTime& left,
                                                    const PointInTime& right) {
    const Result<std::string> before = stateOf(item, left);
    const Result<std::string> after = stateOf(item, right);
    if (!before || !after) {
        return before ? after.error() : before.error();
    }
    return historyChanges(item.entity, item.system, item.key, parseJson(*before), parseJson(*after));
}

Result<void> Past::setNote(std::int64_t revision, const std::string& note) {
    Statement update(m_database, "UPDATE revision SET note=? WHERE id=?");
    return update.bind(note).bind(revision).run();
}

Result<model::ChangeSet> Past::restore(const RestoreWish& wish) {
    PastValues past;
    if (wish.item) {
        Result<Json> value = pastValue(m_database, *wish.item, wish.time);
        if (!value) {
            return value.error();
        }
        past[*wish.item] = std::move(*value);
    } else {
        Result<PastValues> values = pastValues(m_database, wish.time);
        if (!values) {
            return values.error();
        }
        past = std::move(*values);
    }
    const EntityStores stores = entityStores(m_database);
    std::vector<std::pair<int, Change>> changes;
    for (const auto& [item, wanted] : past) {
        const auto present = stores.at(static_cast<std::size_t>(item.entity))->load(item.system, item.key);
        if (!present) {
            return present.error();
        }
        const Json before = *present ? **present : Json();
        Json after = wanted;
        if (!wish.field.empty()) {
            if (!before.is_object() || !wanted.is_object()) {
                return Error{"edit.missing", {item.key}, {}};
            }
            after = withFieldOf(before, wanted, wish.field);
        }
        if (isAnother(item.entity, before, after)) {
            changes.emplace_back(orderOf(item, after), changeOf(item, before, after));
        }
    }
    std::ranges::stable_sort(changes, {}, &std::pair<int, Change>::first);
    model::ChangeSet set;
    for (auto& [order, change] : changes) {
        set.changes.push_back(std::move(change));
    }
    return set;
}

} // namespace blattwerk::database
