#include "database/edition_repository.h"

#include "database/card_repository.h"
#include "database/collection_repository.h"
#include "database/comparison/frozen_rules.h"
#include "database/database.h"
#include "database/edition_shelf.h"
#include "database/exchange/system_package.h"
#include "database/sha256.h"
#include "database/system_repository.h"
#include "database/value_json.h"
#include "model/text_folding.h"

#include <algorithm>

namespace blattwerk::database {

using model::Card;
using model::Edition;
using model::Error;
using model::Result;

namespace {

/// Runs an insert of edition number, key and text.
Result<void> insert(Database& database, std::string_view sql, std::int64_t edition, std::string_view key,
                    std::string_view text) {
    Statement statement(database, sql);
    return statement.bind(edition).bind(key).bind(text).run();
}

/// What depends on the file and its history is no part of the pool.
std::string hashOf(const std::vector<std::pair<std::string, std::string>>& texts) {
    std::string pool;
    for (const auto& [key, text] : texts) {
        Json content = parseJson(text);
        content.erase("id");
        content.erase("revision");
        pool += key + "\n" + jsonText(content) + "\n";
    }
    return sha256(pool);
}

} // namespace

Result<std::vector<Edition>> EditionRepository::all(std::string_view system) {
    std::vector<Edition> editions;
    Statement rows(m_database,
                   "SELECT system, label, note, frozen_at, cards, pool_hash, author FROM edition WHERE removed=0 "
                   "AND (?1='' OR system=?1) ORDER BY id");
    rows.bind(system);
    while (rows.next()) {
        editions.push_back(
            {rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.number(4), rows.text(5), rows.text(6)});
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return editions;
}

Result<std::vector<Card>> EditionRepository::cards(std::string_view system, std::string_view label) {
    std::vector<Card> cards;
    Statement rows(m_database, "SELECT key, card FROM edition_card WHERE edition=? ORDER BY key");
    const Result<std::int64_t> number = EditionShelf(m_database).numberOf(system, label);
    if (!number) {
        return number.error();
    }
    rows.bind(*number);
    while (rows.next()) {
        cards.push_back(cardFromJson(parseJson(rows.view(1)), system, rows.view(0)));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return cards;
}

Result<std::vector<model::Collection>> EditionRepository::collections(std::string_view system, std::string_view label) {
    std::vector<model::Collection> collections;
    Statement rows(m_database, "SELECT key, collection FROM edition_collection WHERE edition=? ORDER BY key");
    const Result<std::int64_t> number = EditionShelf(m_database).numberOf(system, label);
    if (!number) {
        return number.error();
    }
    rows.bind(*number);
    while (rows.next()) {
        collections.push_back(collectionFromJson(parseJson(rows.view(1)), system, rows.view(0)));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    // In the order of the project, which a game that draws lots among them depends on.
    std::ranges::stable_sort(collections, {}, [](const model::Collection& one) {
        return std::pair(std::string_view(one.kind), one.id.value);
    });
    return collections;
}

Result<model::ParameterValues> EditionRepository::parameters(std::string_view system, std::string_view label) {
    model::ParameterValues values;
    Statement rows(m_database, "SELECT key, value FROM edition_parameter WHERE edition=?");
    const Result<std::int64_t> number = EditionShelf(m_database).numberOf(system, label);
    if (!number) {
        return number.error();
    }
    rows.bind(*number);
    while (rows.next()) {
        values[rows.text(0)] = rows.text(1);
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return values;
}

Result<Edition> EditionRepository::freeze(std::string_view system, std::string_view label, std::string_view note) {
    FrozenPool pool;
    pool.label = model::trimmed(label);
    pool.note = note;
    pool.frozenAt = utcNow();
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    Result<std::vector<Card>> cards = CardRepository(m_database).all(system);
    Result<std::vector<model::Collection>> collections = CollectionRepository(m_database).all(system);
    if (!cards || !collections) {
        return !cards ? cards.error() : collections.error();
    }
    pool.cards = std::move(*cards);
    pool.collections = std::move(*collections);
    Result<Edition> edition = add(system, pool);
    if (!edition) {
        return edition;
    }
    const Result<std::string> rules = rulesToFreeze(m_database, system);
    if (!rules) {
        return rules.error();
    }
    Statement kept(m_database, "INSERT INTO edition_rules SELECT id, ? FROM edition WHERE system=? AND label=?");
    if (Result<void> done = kept.bind(*rules).bind(system).bind(edition->label).run(); !done) {
        return done.error();
    }
    if (Result<void> done = transaction.commit(); !done) {
        return done.error();
    }
    return edition;
}

Result<Edition> EditionRepository::add(std::string_view system, const FrozenPool& pool) {
    Edition edition{std::string(system), pool.label, pool.note, pool.frozenAt, 0, {}, m_database.author()};
    const Result<std::optional<model::SystemInfo>> info = SystemRepository(m_database).find(system);
    if (!info) {
        return info.error();
    }
    if (!*info) {
        return Error{"edit.unknown_system", {std::string(system)}, {}};
    }
    if (Result<void> usable = EditionShelf(m_database).checkLabel(system, edition.label); !usable) {
        return usable.error();
    }
    std::vector<std::pair<std::string, std::string>> texts;
    for (const Card& card : pool.cards) {
        texts.emplace_back(card.key, jsonText(toJson(card)));
    }
    std::sort(texts.begin(), texts.end());
    edition.cards = static_cast<int>(texts.size());
    edition.poolHash = hashOf(texts);
    Statement row(m_database,
                  "INSERT INTO edition (system, label, note, frozen_at, cards, pool_hash, author, revision) "
                  "VALUES (?,?,?,?,?,?,?,(SELECT coalesce(max(id), 0) FROM revision))");
    row.bind(edition.system).bind(edition.label).bind(edition.note).bind(edition.frozenAt).bind(edition.cards);
    Result<void> done = row.bind(edition.poolHash).bind(edition.author).run();
    const std::int64_t id = m_database.lastRowId();
    for (auto it = texts.begin(); done && it != texts.end(); ++it) {
        done = insert(m_database, "INSERT INTO edition_card VALUES (?,?,?)", id, it->first, it->second);
    }
    for (auto it = pool.collections.begin(); done && it != pool.collections.end(); ++it) {
        done = insert(m_database, "INSERT INTO edition_collection VALUES (?,?,?)", id, it->key, jsonText(toJson(*it)));
    }
    for (auto it = (*info)->parameters.begin(); done && it != (*info)->parameters.end(); ++it) {
        const auto value = pool.parameters.find(it->key);
        done = insert(m_database, "INSERT INTO edition_parameter VALUES (?,?,?)", id, it->key,
                      value != pool.parameters.end() ? value->second : it->defaultValue);
    }
    return done ? Result<Edition>(std::move(edition)) : done.error();
}

} // namespace blattwerk::database
