#include "database/card_repository.h"

#include "database/card_rows.h"
#include "database/database.h"
#include "database/free_key.h"

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

namespace {

const std::string kSelect = "SELECT " + std::string(kCardColumns) + " FROM card ";

Result<std::optional<Card>> firstOf(Database& database, Statement& rows) {
    Result<std::vector<Card>> cards = cardsOf(database, rows);
    if (!cards) {
        return cards.error();
    }
    return cards->empty() ? std::nullopt : std::optional(std::move(cards->front()));
}

} // namespace

Result<std::vector<Card>> CardRepository::all(std::string_view system) {
    Statement rows(m_database, kSelect + (system.empty() ? "ORDER BY system, sort_name, id"
                                                         : "WHERE system=? ORDER BY sort_name, id"));
    if (!system.empty()) {
        rows.bind(system);
    }
    return cardsOf(m_database, rows);
}

Result<std::optional<Card>> CardRepository::find(std::string_view system, std::string_view key) {
    Statement rows(m_database, kSelect + "WHERE system=? AND key=?");
    rows.bind(system).bind(key);
    return firstOf(m_database, rows);
}

Result<std::optional<Card>> CardRepository::byId(model::CardId id) {
    Statement rows(m_database, kSelect + "WHERE id=?");
    rows.bind(id.value);
    return firstOf(m_database, rows);
}

Result<Card> CardRepository::only(std::string_view key, std::string_view system) {
    Statement rows(m_database, kSelect + "WHERE key=?1 AND (?2='' OR system=?2) ORDER BY system");
    rows.bind(key).bind(system);
    Result<std::vector<Card>> cards = cardsOf(m_database, rows);
    if (!cards) {
        return cards.error();
    }
    if (cards->empty()) {
        return Error{"card.missing", {std::string(key)}, {}};
    }
    if (cards->size() > 1) {
        return Error{"card.ambiguous", {std::string(key), (*cards)[0].system + ", " + (*cards)[1].system}, {}};
    }
    return std::move(cards->front());
}

int CardRepository::count(std::string_view system) {
    Statement row(m_database, "SELECT count(*) FROM card WHERE ?1='' OR system=?1");
    return row.bind(system).next() ? row.number(0) : 0;
}

std::string CardRepository::freeKey(std::string_view system, std::string_view name) {
    return freeKeyIn(m_database, "card", system, name);
}

} // namespace blattwerk::database
