#pragma once

#include "database/stores/entity_store.h"

namespace blattwerk::database {

class Database;

/// The rows of collections and of their cards.
class CollectionStore : public EntityStore {
public:
    explicit CollectionStore(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::optional<Json>> load(std::string_view system, std::string_view key) override;
    model::Result<void> save(std::string_view system, std::string_view key, Json& value, bool isNew) override;
    model::Result<void> remove(std::string_view system, std::string_view key) override;

private:
    model::Result<void> writeEntries(const model::Collection& collection);

    Database& m_database;
};

} // namespace blattwerk::database
