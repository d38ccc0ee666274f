#include "database/stores/card_store.h"

#include "database/card_repository.h"
#include "database/database.h"
#include "database/search/card_index.h"
#include "database/system_repository.h"
#include "model/card_fields.h"
#include "model/text_folding.h"

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

Result<std::optional<Json>> CardStore::load(std::string_view system, std::string_view key) {
    Result<std::optional<Card>> card = CardRepository(m_database).find(system, key);
    if (!card) {
        return card.error();
    }
    return *card ? std::optional(toJson(**card)) : std::nullopt;
}

Result<const model::SystemInfo*> CardStore::systemInfo(std::string_view system) {
    auto known = m_systems.find(system);
    if (known == m_systems.end()) {
        Result<std::optional<model::SystemInfo>> info = SystemRepository(m_database).find(system);
        if (!info) {
            return info.error();
        }
        if (!*info) {
            return Error{"edit.unknown_system", {std::string(system)}, {}};
        }
        known = m_systems.emplace(system, std::move(**info)).first;
    }
    return &known->second;
}

Result<void> CardStore::save(std::string_view system, std::string_view key, Json& value, bool isNew) {
    Card card = cardFromJson(value, system, key);
    const Result<const model::SystemInfo*> info = systemInfo(system);
    if (!info) {
        return info.error();
    }
    if (Result<void> checked = model::checkCard(card, (*info)->schema); !checked) {
        return checked;
    }
    if (Result<void> written = writeRow(card, isNew); !written) {
        return written;
    }
    if (isNew) {
        card.id.value = m_database.lastRowId();
        value["id"] = card.id.value;
    }
    if (Result<void> written = writeTranslations(card, isNew); !written) {
        return written;
    }
    return indexCard(m_database, card, isNew);
}

Result<void> CardStore::writeRow(const Card& card, bool isNew) {
    constexpr std::string_view kInsert =
        "INSERT INTO card (type, name, text, flavour, notes, status, stats, art, revision, changed_at, sort_name, id, "
        "system, key) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)";
    constexpr std::string_view kUpdate =
        "UPDATE card SET type=?, name=?, text=?, flavour=?, notes=?, status=?, stats=?, art=?, revision=?, "
        "changed_at=?, sort_name=? WHERE id=?";
    Statement statement(m_database, isNew ? kInsert : kUpdate);
    statement.bind(card.type).bind(card.name).bind(card.text).bind(card.flavour).bind(card.notes);
    statement.bind(model::statusName(card.status)).bind(jsonText(toJson(card.stats))).bind(card.art);
    statement.bind(card.revision).bind(utcNow()).bind(model::foldText(card.name));
    if (card.id.isValid()) {
        statement.bind(card.id.value);
    } else {
        statement.bindNull();
    }
    if (isNew) {
        statement.bind(card.system).bind(card.key);
    }
    return statement.run();
}

Result<void> CardStore::writeTranslations(const Card& card, bool isNew) {
    if (!isNew) {
        Statement clear(m_database, "DELETE FROM card_translation WHERE card=?");
        if (Result<void> cleared = clear.bind(card.id.value).run(); !cleared) {
            return cleared;
        }
    }
    for (const auto& [language, translation] : card.translations) {
        Statement insert(m_database, "INSERT INTO card_translation VALUES (?,?,?,?,?,?,?)");
        insert.bind(card.id.value).bind(language).bind(translation.name).bind(translation.flavour);
        insert.bind(translation.abilityLine).bind(jsonText(translation.manualClauses));
        insert.bind(jsonText(translation.sourceHashes));
        if (Result<void> inserted = insert.run(); !inserted) {
            return inserted;
        }
    }
    return {};
}

Result<void> CardStore::remove(std::string_view system, std::string_view key) {
    Statement find(m_database, "SELECT id FROM card WHERE system=? AND key=?");
    if (!find.bind(system).bind(key).next()) {
        return find.status();
    }
    const std::int64_t id = find.integer(0);
    if (Result<void> gone = unindexCard(m_database, id); !gone) {
        return gone;
    }
    Statement erase(m_database, "DELETE FROM card WHERE id=?");
    return erase.bind(id).run();
}

} // namespace blattwerk::database
