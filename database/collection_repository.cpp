#include "database/collection_repository.h"

#include "database/database.h"
#include "database/free_key.h"
#include "database/value_json.h"

namespace blattwerk::database {

using model::Collection;
using model::Error;
using model::Result;

namespace {

const std::string kSelect = "SELECT id, system, key, kind, name_de, name_en, colour, stats FROM collection ";

Result<std::vector<Collection>> collectionsOf(Database& database, Statement& rows) {
    std::vector<Collection> collections;
    while (rows.next()) {
        Collection collection;
        collection.id.value = rows.integer(0);
        collection.system = rows.text(1);
        collection.key = rows.text(2);
        collection.kind = rows.text(3);
        collection.name = {rows.text(4), rows.text(5)};
        collection.colour = rows.text(6);
        collection.stats = statsFromJson(parseJson(rows.view(7)));
        Statement cards(database, "SELECT card.key, copies FROM collection_card JOIN card ON card.id=card WHERE "
                                  "collection=? ORDER BY position");
        cards.bind(collection.id.value);
        while (cards.next()) {
            collection.cards.push_back({cards.text(0), cards.number(1)});
        }
        if (Result<void> status = cards.status(); !status) {
            return status.error();
        }
        collections.push_back(std::move(collection));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return collections;
}

} // namespace

Result<std::vector<Collection>> CollectionRepository::all(std::string_view system, std::string_view kind) {
    Statement rows(m_database, kSelect + "WHERE (?1='' OR system=?1) AND (?2='' OR kind=?2) ORDER BY system, kind, id");
    rows.bind(system).bind(kind);
    return collectionsOf(m_database, rows);
}

Result<std::optional<Collection>> CollectionRepository::find(std::string_view system, std::string_view key) {
    Statement rows(m_database, kSelect + "WHERE system=? AND key=?");
    rows.bind(system).bind(key);
    Result<std::vector<Collection>> found = collectionsOf(m_database, rows);
    if (!found) {
        return found.error();
    }
    return found->empty() ? std::nullopt : std::optional(std::move(found->front()));
}

Result<Collection> CollectionRepository::only(std::string_view key, std::string_view system) {
    Statement rows(m_database, kSelect + "WHERE key=?1 AND (?2='' OR system=?2) ORDER BY system");
    rows.bind(key).bind(system);
    Result<std::vector<Collection>> found = collectionsOf(m_database, rows);
    if (!found) {
        return found.error();
    }
    if (found->empty()) {
        return Error{"collection.missing", {std::string(key)}, {}};
    }
    if (found->size() > 1) {
        return Error{"collection.ambiguous", {std::string(key), (*found)[0].system + ", " + (*found)[1].system}, {}};
    }
    return std::move(found->front());
}

Result<std::vector<Collection>> CollectionRepository::holding(std::string_view system, std::string_view cardKey) {
    Statement rows(m_database, kSelect + "WHERE id IN (SELECT collection FROM collection_card JOIN card ON "
                                         "card.id=card WHERE card.system=? AND card.key=?) ORDER BY id");
    rows.bind(system).bind(cardKey);
    return collectionsOf(m_database, rows);
}

Result<std::map<std::string, std::vector<std::string>, std::less<>>>
CollectionRepository::keysByCard(std::string_view system) {
    std::map<std::string, std::vector<std::string>, std::less<>> keys;
    Statement rows(m_database, "SELECT DISTINCT card.key, collection.key FROM collection JOIN collection_card ON "
                               "collection.id=collection JOIN card ON card.id=card WHERE ?1='' OR card.system=?1 "
                               "ORDER BY collection.id");
    rows.bind(system);
    while (rows.next()) {
        keys[rows.text(0)].push_back(rows.text(1));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return keys;
}

std::string CollectionRepository::freeKey(std::string_view system, std::string_view name) {
    return freeKeyIn(m_database, "collection", system, name);
}

} // namespace blattwerk::database
