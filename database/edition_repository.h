#pragma once

#include "model/card.h"
#include "model/edition.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// Frozen states of a system's pool.
class EditionRepository {
public:
    explicit EditionRepository(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::vector<model::Edition>> all(std::string_view system = {});
    [[nodiscard]] model::Result<std::vector<model::Card>> cards(std::string_view system, std::string_view label);
    /// Freezes the present state. Codes: `edition.exists {label}`, `edit.unknown_system {key}`, `edition.no_label`.
    model::Result<model::Edition> freeze(std::string_view system, std::string_view label, std::string_view note = {});

private:
    Database& m_database;
};

} // namespace blattwerk::database
