#pragma once

#include "model/card.h"
#include "model/result.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// Reads cards. They are changed by Project::perform only.
class CardRepository {
public:
    explicit CardRepository(Database& database) : m_database(database) {}

    /// All cards of a system (empty: of all), by system and name.
    [[nodiscard]] model::Result<std::vector<model::Card>> all(std::string_view system = {});
    /// Nothing if there is no such card.
    [[nodiscard]] model::Result<std::optional<model::Card>> find(std::string_view system, std::string_view key);
    [[nodiscard]] model::Result<std::optional<model::Card>> byId(model::CardId id);
    /// The card of that key where the system is not said. Codes: `card.missing {key}`, `card.ambiguous {key, systems}`.
    [[nodiscard]] model::Result<model::Card> only(std::string_view key, std::string_view system = {});
    [[nodiscard]] int count(std::string_view system = {});
    /// A key for a new card of that name that no card of the system has or ever had.
    [[nodiscard]] std::string freeKey(std::string_view system, std::string_view name);

private:
    Database& m_database;
};

} // namespace blattwerk::database
