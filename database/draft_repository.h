#pragma once

#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// What is being typed and not yet applied. The edit that keeps it removes it; so does `drop`.
struct Draft {
    /// `card`, `rule`, `collection`, ...
    std::string entity = "card";
    std::string system;
    std::string key;
    std::string field;
    std::string text;
    /// UTC, ISO 8601; set by the repository.
    std::string since;
};

class DraftRepository {
public:
    explicit DraftRepository(Database& database) : m_database(database) {}

    /// Keeps the text; replaces an earlier draft of the same field, whose start time stays.
    model::Result<void> save(const Draft& draft);
    /// Drops the drafts of a field, or of all fields where `field` is empty.
    model::Result<void> drop(std::string_view entity, std::string_view system, std::string_view key,
                             std::string_view field = {});
    /// Oldest first.
    [[nodiscard]] model::Result<std::vector<Draft>> all();

private:
    Database& m_database;
};

} // namespace blattwerk::database
