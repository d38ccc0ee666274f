#pragma once

#include "model/collection.h"
#include "model/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// Reads collections (decks, modules, ...). They are changed by Project::perform only.
class CollectionRepository {
public:
    explicit CollectionRepository(Database& database) : m_database(database) {}

    /// By system, kind and the order in which they were made; empty arguments take all.
    [[nodiscard]] model::Result<std::vector<model::Collection>> all(std::string_view system = {},
                                                                    std::string_view kind = {});
    [[nodiscard]] model::Result<std::optional<model::Collection>> find(std::string_view system, std::string_view key);
    /// Codes: `collection.missing {key}`, `collection.ambiguous {key, systems}`.
    [[nodiscard]] model::Result<model::Collection> only(std::string_view key, std::string_view system = {});
    /// Those that hold a card.
    [[nodiscard]] model::Result<std::vector<model::Collection>> holding(std::string_view system,
                                                                        std::string_view cardKey);
    /// Card key -> keys of the collections that hold it.
    [[nodiscard]] model::Result<std::map<std::string, std::vector<std::string>, std::less<>>>
    keysByCard(std::string_view system);
    [[nodiscard]] std::string freeKey(std::string_view system, std::string_view name);

private:
    Database& m_database;
};

} // namespace blattwerk::database
