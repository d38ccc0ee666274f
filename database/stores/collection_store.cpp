#include "database/stores/collection_store.h"

#include "database/collection_repository.h"
#include "database/database.h"
#include "model/text_folding.h"

namespace blattwerk::database {

using model::Collection;
using model::Error;
using model::Result;

Result<std::optional<Json>> CollectionStore::load(std::string_view system, std::string_view key) {
    Result<std::optional<Collection>> found = CollectionRepository(m_database).find(system, key);
    if (!found) {
        return found.error();
    }
    return *found ? std::optional(toJson(**found)) : std::nullopt;
}

Result<void> CollectionStore::save(std::string_view system, std::string_view key, Json& value, bool isNew) {
    Collection collection = collectionFromJson(value, system, key);
    if (model::trimmed(collection.key).empty() || model::trimmed(collection.name.de).empty()) {
        return Error{"collection.no_name", {collection.key}, {}};
    }
    constexpr std::string_view kInsert = "INSERT INTO collection (kind, name_de, name_en, colour, stats, changed_at, "
                                         "id, system, key) VALUES (?,?,?,?,?,?,?,?,?)";
    constexpr std::string_view kUpdate =
        "UPDATE collection SET kind=?, name_de=?, name_en=?, colour=?, stats=?, changed_at=? WHERE id=?";
    Statement row(m_database, isNew ? kInsert : kUpdate);
    row.bind(collection.kind).bind(collection.name.de).bind(collection.name.en).bind(collection.colour);
    row.bind(jsonText(toJson(collection.stats))).bind(utcNow());
    if (collection.id.isValid()) {
        row.bind(collection.id.value);
    } else {
        row.bindNull();
    }
    if (isNew) {
        row.bind(system).bind(key);
    }
    if (Result<void> written = row.run(); !written) {
        return written;
    }
    if (isNew) {
        collection.id.value = m_database.lastRowId();
        value["id"] = collection.id.value;
    }
    return writeEntries(collection);
}

Result<void> CollectionStore::writeEntries(const Collection& collection) {
    Statement clear(m_database, "DELETE FROM collection_card WHERE collection=?");
    if (Result<void> cleared = clear.bind(collection.id.value).run(); !cleared) {
        return cleared;
    }
    int position = 0;
    for (const model::CollectionEntry& entry : collection.cards) {
        if (entry.copies < 1) {
            return Error{"collection.wrong_copies", {collection.key, entry.cardKey}, {}};
        }
        Statement insert(m_database, "INSERT INTO collection_card (collection, position, card, copies) "
                                     "SELECT ?, ?, id, ? FROM card WHERE system=? AND key=?");
        insert.bind(collection.id.value).bind(++position).bind(entry.copies).bind(collection.system);
        if (Result<void> done = insert.bind(entry.cardKey).run(); !done) {
            return done;
        }
        if (m_database.changedRows() != 1) {
            return Error{"edit.unknown_card", {collection.key, entry.cardKey}, {}};
        }
    }
    return {};
}

Result<void> CollectionStore::remove(std::string_view system, std::string_view key) {
    Statement erase(m_database, "DELETE FROM collection WHERE system=? AND key=?");
    return erase.bind(system).bind(key).run();
}

} // namespace blattwerk::database
