#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/edition.h"
#include "model/parameter.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;
struct FrozenPool;

/// Frozen states of a system's pool.
class EditionRepository {
public:
    explicit EditionRepository(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::vector<model::Edition>> all(std::string_view system = {});
    [[nodiscard]] model::Result<std::vector<model::Card>> cards(std::string_view system, std::string_view label);
    /// In the order of the project.
    [[nodiscard]] model::Result<std::vector<model::Collection>> collections(std::string_view system,
                                                                            std::string_view label);
    /// Values of all rule parameters as they were then.
    [[nodiscard]] model::Result<model::ParameterValues> parameters(std::string_view system, std::string_view label);
    /// Freezes the present state. Codes: `edition.exists {label}`, `edit.unknown_system {key}`, `edition.no_label`.
    model::Result<model::Edition> freeze(std::string_view system, std::string_view label, std::string_view note = {});
    /// Takes in a pool that was frozen elsewhere; the caller keeps the transaction. Codes as of `freeze`.
    model::Result<model::Edition> add(std::string_view system, const FrozenPool& pool);

private:
    Database& m_database;
};

} // namespace blattwerk::database
