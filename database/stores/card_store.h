#pragma once

#include "database/stores/entity_store.h"
#include "model/system_info.h"

#include <map>
#include <string>

namespace blattwerk::database {

class Database;

/// The rows of cards, their translations and their entries in the search index.
class CardStore : public EntityStore {
public:
    explicit CardStore(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::optional<Json>> load(std::string_view system, std::string_view key) override;
    model::Result<void> save(std::string_view system, std::string_view key, Json& value, bool isNew) override;
    model::Result<void> remove(std::string_view system, std::string_view key) override;

private:
    model::Result<const model::SystemInfo*> systemInfo(std::string_view system);
    model::Result<void> writeRow(const model::Card& card, bool isNew);
    model::Result<void> writeTranslations(const model::Card& card, bool isNew);

    Database& m_database;
    std::map<std::string, model::SystemInfo, std::less<>> m_systems;
};

} // namespace blattwerk::database
