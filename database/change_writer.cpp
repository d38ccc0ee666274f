#include "database/change_writer.h"

#include "database/database.h"
#include "database/stores/record_stores.h"
#include "database/stores/rule_text_store.h"

#include <algorithm>
#include <set>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

template<typename T>
Json optionalJson(const std::optional<T>& value) {
    return value ? toJson(*value) : Json();
}

/// Leaves only the fields that differ; a field that one side lacks is null there.
void keepDifferences(Json& before, Json& after) {
    std::set<std::string> fields;
    for (const auto& [field, value] : before.items()) {
        fields.insert(field);
    }
    for (const auto& [field, value] : after.items()) {
        fields.insert(field);
    }
    for (const std::string& field : fields) {
        Json& old = before[field];
        Json& now = after[field];
        if (old == now) {
            before.erase(field);
            after.erase(field);
        }
    }
}

Json fieldOf(const Json& value, const std::string& field) {
    const auto it = value.find(field);
    return it == value.end() ? Json() : *it;
}

} // namespace

ChangeWriter::ChangeWriter(Database& database) : m_database(database), m_stores(entityStores(database)) {}

ChangeWriter::Record ChangeWriter::recordOf(const model::Change& change) {
    Record record;
    const auto identify = [&record](EntityKind entity, std::string system, std::string key) {
        record.entity = entity;
        record.system = std::move(system);
        record.key = std::move(key);
    };
    if (const auto* card = std::get_if<model::ValueChange<model::Card>>(&change)) {
        const model::Card& any = card->before ? *card->before : *card->after;
        identify(EntityKind::Card, any.system, any.key);
        record.before = optionalJson(card->before);
        record.after = optionalJson(card->after);
        if (card->after && !card->before) {
            record.after["revision"] = 1;
        }
    } else if (const auto* collection = std::get_if<model::ValueChange<model::Collection>>(&change)) {
        const model::Collection& any = collection->before ? *collection->before : *collection->after;
        identify(EntityKind::Collection, any.system, any.key);
        record.before = optionalJson(collection->before);
        record.after = optionalJson(collection->after);
    } else if (const auto* set = std::get_if<model::ValueChange<model::SystemRuleSet>>(&change)) {
        const model::SystemRuleSet& any = set->before ? *set->before : *set->after;
        identify(EntityKind::RuleSet, any.system, any.ruleSet.key);
        record.before = set->before ? toJson(set->before->ruleSet) : Json();
        record.after = set->after ? toJson(set->after->ruleSet) : Json();
    } else if (const auto* layout = std::get_if<model::ValueChange<model::LayoutText>>(&change)) {
        identify(EntityKind::Layout, (layout->before ? layout->before : layout->after)->system, "face");
        record.before = layout->before ? Json{{"text", layout->before->text}} : Json();
        record.after = layout->after ? Json{{"text", layout->after->text}} : Json();
    } else if (const auto* ruling = std::get_if<model::ValueChange<model::Ruling>>(&change)) {
        const model::Ruling& any = ruling->before ? *ruling->before : *ruling->after;
        identify(EntityKind::Ruling, any.system, any.id);
        record.before = optionalJson(ruling->before);
        record.after = optionalJson(ruling->after);
    } else if (const auto* alias = std::get_if<model::ValueChange<model::PhraseAlias>>(&change)) {
        const model::PhraseAlias& any = alias->before ? *alias->before : *alias->after;
        identify(EntityKind::PhraseAlias, any.system, any.language + ":" + any.wording);
        record.before = alias->before ? toJson(*alias->before) : Json();
        record.after = alias->after ? toJson(*alias->after) : Json();
    } else if (const auto* text = std::get_if<model::ValueChange<model::RuleText>>(&change)) {
        const model::RuleText& any = text->before ? *text->before : *text->after;
        identify(entityOf(any), any.system, idOf(any));
        record.before = optionalJson(text->before);
        record.after = optionalJson(text->after);
    }
    return record;
}

Result<void> ChangeWriter::apply(Record& record) {
    EntityStore& store = *m_stores.at(static_cast<std::size_t>(record.entity));
    if (!record.before.is_null() && !record.after.is_null()) {
        return applyEdit(record, store);
    }
    const Result<std::optional<Json>> present = store.load(record.system, record.key);
    if (!present) {
        return present.error();
    }
    if (record.before.is_null()) {
        return *present ? Result<void>(Error{"edit.exists", {record.key}, {}})
                        : store.save(record.system, record.key, record.after, true);
    }
    if (!*present) {
        return Error{"edit.missing", {record.key}, {}};
    }
    Json old = record.before;
    Json now = **present;
    if (isRuleText(record.entity)) {
        // Others may have come before it since.
        old.erase("position");
        now.erase("position");
    }
    keepDifferences(old, now);
    if (!old.empty()) {
        return Error{"edit.conflict", {record.key, old.begin().key()}, {}};
    }
    return store.remove(record.system, record.key);
}

Result<void> ChangeWriter::applyEdit(Record& record, EntityStore& store) {
    const Result<std::optional<Json>> present = store.load(record.system, record.key);
    if (!present) {
        return present.error();
    }
    if (!*present) {
        return Error{"edit.missing", {record.key}, {}};
    }
    Json value = **present;
    for (const auto& [field, old] : record.before.items()) {
        if (field != "revision" && fieldOf(value, field) != old) {
            return Error{"edit.conflict", {record.key, field}, {}};
        }
    }
    for (const auto& [field, now] : record.after.items()) {
        if (now.is_null()) {
            value.erase(field);
        } else {
            value[field] = now;
        }
    }
    return store.save(record.system, record.key, value, false);
}

Result<RevisionSummary> ChangeWriter::perform(const model::ChangeSet& changes, const PerformOptions& options) {
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    Result<RevisionSummary> written = write(changes, options);
    if (!written) {
        return written;
    }
    if (Result<void> committed = transaction.commit(); !committed) {
        return committed.error();
    }
    return written;
}

Result<RevisionSummary> ChangeWriter::write(const model::ChangeSet& changes, const PerformOptions& options) {
    std::vector<Record> records;
    for (const model::Change& change : changes.changes) {
        Record record = recordOf(change);
        if (!record.before.is_null() && !record.after.is_null()) {
            // Row number and count of edits are the row's own affair.
            for (Json* side : {&record.before, &record.after}) {
                side->erase("id");
                side->erase("revision");
                if (isRuleText(record.entity)) {
                    side->erase("position");
                }
            }
            keepDifferences(record.before, record.after);
            if (record.before.empty()) {
                continue;
            }
            if (record.entity == EntityKind::Card) {
                Statement row(m_database, "SELECT revision FROM card WHERE system=? AND key=?");
                const std::int64_t revision = row.bind(record.system).bind(record.key).next() ? row.integer(0) : 0;
                record.before["revision"] = revision;
                record.after["revision"] = revision + 1;
            }
        }
        records.push_back(std::move(record));
    }
    if (records.empty()) {
        return RevisionSummary();
    }
    const std::int64_t typing = options.mergeTyping ? openTyping(records) : 0;
    if (typing != 0) {
        for (Json* side : {&records.front().before, &records.front().after}) {
            side->erase("revision");
        }
    }
    const bool hasDrafts = m_database.integer("SELECT EXISTS (SELECT 1 FROM draft)") != 0;
    for (Record& record : records) {
        if (Result<void> applied = apply(record); !applied) {
            return applied.error();
        }
        if (Result<void> dropped = hasDrafts ? dropDrafts(record) : Result<void>(); !dropped) {
            return dropped.error();
        }
    }
    if (Result<void> checked = checkDeletions(records); !checked) {
        return checked.error();
    }
    if (typing != 0) {
        const Result<void> extended = extendTyping(typing, records.front());
        return extended ? Result<RevisionSummary>(summaryOf(typing, records)) : extended.error();
    }
    if (Result<void> overtaken = m_database.run("UPDATE revision SET state=2 WHERE state=1"); !overtaken) {
        return overtaken.error();
    }
    Statement insert(m_database, "INSERT INTO revision (at, author, note, kind) VALUES (?,?,?,?)");
    insert.bind(utcNow()).bind(options.author.empty() ? m_database.author() : options.author);
    insert.bind(options.note.empty() ? changes.note : options.note);
    if (Result<void> inserted = insert.bind(options.kind).run(); !inserted) {
        return inserted.error();
    }
    const std::int64_t revision = m_database.lastRowId();
    if (Result<void> inserted = insertRecords(revision, records); !inserted) {
        return inserted.error();
    }
    return summaryOf(revision, records);
}

Result<void> ChangeWriter::checkDeletions(const std::vector<Record>& records) {
    for (const Record& record : records) {
        if (record.entity != EntityKind::Card || !record.after.is_null()) {
            continue;
        }
        Statement held(m_database, "SELECT 1 FROM collection_card WHERE card=?");
        if (held.bind(record.before.value("id", std::int64_t{0})).next()) {
            return Error{"edit.card_in_use", {record.key}, {}};
        }
        if (Result<void> status = held.status(); !status) {
            return status;
        }
    }
    return {};
}

Result<void> ChangeWriter::insertRecords(std::int64_t revision, const std::vector<Record>& records) {
    const auto optional = [](const Json& json) {
        return json.is_null() ? std::nullopt : std::optional(jsonText(json));
    };
    int position = 0;
    for (const Record& record : records) {
        Statement insert(m_database, "INSERT INTO change VALUES (?,?,?,?,?,?,?)");
        insert.bind(revision).bind(++position).bind(entityName(record.entity)).bind(record.system).bind(record.key);
        if (Result<void> done = insert.bind(optional(record.before)).bind(optional(record.after)).run(); !done) {
            return done;
        }
    }
    return {};
}

Result<void> ChangeWriter::dropDrafts(const Record& record) {
    const Json& fields = record.after.is_null() ? record.before : record.after;
    if (record.after.is_null()) {
        Statement all(m_database, "DELETE FROM draft WHERE entity=? AND system=? AND key=?");
        return all.bind(entityName(record.entity)).bind(record.system).bind(record.key).run();
    }
    Statement any(m_database, "SELECT 1 FROM draft WHERE entity=? AND system=? AND key=?");
    if (!any.bind(entityName(record.entity)).bind(record.system).bind(record.key).next()) {
        return any.status();
    }
    for (const auto& [field, value] : fields.items()) {
        Statement drop(m_database, "DELETE FROM draft WHERE entity=? AND system=? AND key=? AND field=?");
        drop.bind(entityName(record.entity)).bind(record.system).bind(record.key).bind(field);
        if (Result<void> done = drop.run(); !done) {
            return done;
        }
    }
    return {};
}

std::int64_t ChangeWriter::openTyping(const std::vector<Record>& records) {
    const Record& record = records.front();
    if (records.size() != 1 || record.entity != EntityKind::Card || record.after.size() != 2 ||
        record.before.is_null()) {
        return 0;
    }
    Statement last(m_database, "SELECT id FROM revision WHERE id=(SELECT max(id) FROM revision) AND state=0 AND "
                               "kind='edit' AND julianday('now') - julianday(at) < 1.0 / 86400");
    if (!last.next()) {
        return 0;
    }
    const std::int64_t revision = last.integer(0);
    const Result<std::vector<Record>> earlier = recordsOf(revision);
    const bool same = earlier && earlier->size() == 1 && earlier->front().entity == EntityKind::Card &&
                      earlier->front().system == record.system && earlier->front().key == record.key &&
                      !earlier->front().before.is_null() && earlier->front().after.size() == 2;
    if (!same) {
        return 0;
    }
    const auto fieldOfTyping = [](const Json& json) {
        return json.begin().key() == "revision" ? std::next(json.begin()).key() : json.begin().key();
    };
    return fieldOfTyping(earlier->front().after) == fieldOfTyping(record.after) ? revision : 0;
}

Result<void> ChangeWriter::extendTyping(std::int64_t revision, const Record& record) {
    Result<std::vector<Record>> earlier = recordsOf(revision);
    if (!earlier) {
        return earlier.error();
    }
    Json after = earlier->front().after;
    after.update(record.after);
    Statement update(m_database, "UPDATE change SET after=? WHERE revision=?");
    if (Result<void> done = update.bind(jsonText(after)).bind(revision).run(); !done) {
        return done;
    }
    Statement touch(m_database, "UPDATE revision SET at=? WHERE id=?");
    return touch.bind(utcNow()).bind(revision).run();
}

Result<std::vector<ChangeWriter::Record>> ChangeWriter::recordsOf(std::int64_t revision) {
    std::vector<Record> records;
    Statement rows(m_database,
                   "SELECT entity, system, key, before, after FROM change WHERE revision=? ORDER BY position");
    rows.bind(revision);
    while (rows.next()) {
        Record record;
        const std::optional<EntityKind> entity = entityFromName(rows.view(0));
        if (!entity) {
            return Error{"project.damaged", {m_database.path()}, "unknown entity in the history"};
        }
        record.entity = *entity;
        record.system = rows.text(1);
        record.key = rows.text(2);
        record.before = rows.isNull(3) ? Json() : parseJson(rows.view(3));
        record.after = rows.isNull(4) ? Json() : parseJson(rows.view(4));
        records.push_back(std::move(record));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return records;
}

Result<RevisionSummary> ChangeWriter::undo() {
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    Statement last(m_database, "SELECT id FROM revision WHERE id=(SELECT max(id) FROM revision WHERE state=0) AND "
                               "kind<>'create'");
    if (!last.next()) {
        const Result<void> status = last.status();
        return status ? Error{"history.nothing_to_undo", {}, {}} : status.error();
    }
    Result<RevisionSummary> walked = walk(last.integer(0), false);
    last.reset();
    if (!walked) {
        return walked;
    }
    const Result<void> committed = transaction.commit();
    return committed ? std::move(walked) : Result<RevisionSummary>(committed.error());
}

Result<RevisionSummary> ChangeWriter::redo() {
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    const std::int64_t first = m_database.integer("SELECT min(id) FROM revision WHERE state=1");
    if (first == 0) {
        return Error{"history.nothing_to_redo", {}, {}};
    }
    Result<RevisionSummary> walked = walk(first, true);
    if (!walked) {
        return walked;
    }
    const Result<void> committed = transaction.commit();
    return committed ? std::move(walked) : Result<RevisionSummary>(committed.error());
}

Result<RevisionSummary> ChangeWriter::walk(std::int64_t revision, bool forward) {
    Result<std::vector<Record>> records = recordsOf(revision);
    if (!records) {
        return records.error();
    }
    if (!forward) {
        std::ranges::reverse(*records);
        for (Record& record : *records) {
            std::swap(record.before, record.after);
        }
    }
    for (Record& record : *records) {
        if (Result<void> applied = apply(record); !applied) {
            return applied.error();
        }
    }
    if (Result<void> checked = checkDeletions(*records); !checked) {
        return checked.error();
    }
    Statement mark(m_database, "UPDATE revision SET state=? WHERE id=?");
    if (Result<void> marked = mark.bind(forward ? 0 : 1).bind(revision).run(); !marked) {
        return marked.error();
    }
    return summaryOf(revision, *records);
}

RevisionSummary ChangeWriter::summaryOf(std::int64_t revision, const std::vector<Record>& records) const {
    RevisionSummary summary;
    summary.revision = revision;
    for (const Record& record : records) {
        std::ranges::move(historyChanges(record.entity, record.system, record.key, record.before, record.after),
                          std::back_inserter(summary.changes));
    }
    return summary;
}

} // namespace blattwerk::database
