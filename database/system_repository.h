#pragma once

#include "model/result.h"
#include "model/system_info.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// The game systems of the project with schema, parameters and rule sets (the designer's own ones included).
class SystemRepository {
public:
    explicit SystemRepository(Database& database) : m_database(database) {}

    [[nodiscard]] model::Result<std::vector<model::SystemInfo>> all();
    /// Nothing if the project has no such system.
    [[nodiscard]] model::Result<std::optional<model::SystemInfo>> find(std::string_view key);
    /// The text of the face layout (`face.toml`) as it stands in this project; empty without one.
    [[nodiscard]] model::Result<std::string> layout(std::string_view system);

private:
    Database& m_database;
};

} // namespace blattwerk::database
