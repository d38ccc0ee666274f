#pragma once

#include "model/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// A run of the laboratory: what was run, by which program, with which seed, and what came of it.
struct Experiment {
    std::int64_t id = 0;
    std::string system;
    std::string kind = "series";
    std::string name;
    std::string programVersion;
    /// Decimal digits: 64 bits do not fit into a JSON number that every reader understands.
    std::string seed;
    /// JSON object of what a person set up.
    std::string settings = "{}";
    /// JSON of the figures; empty in a list.
    std::string result = "{}";
    std::string note;
    /// UTC, ISO 8601; set by the repository where it is empty.
    std::string runAt;
};

/// The experiments of a project. They are records of what was done, so they are not part of its history of edits.
class ExperimentRepository {
public:
    explicit ExperimentRepository(Database& database) : m_database(database) {}

    /// Adds a new one (id 0) or brings back a removed one under its old id and time. Code: `experiment.settings` where
    /// settings or result are no JSON.
    model::Result<std::int64_t> add(const Experiment& experiment);
    /// Newest first, without results.
    [[nodiscard]] model::Result<std::vector<Experiment>> list(std::string_view system);
    [[nodiscard]] model::Result<std::optional<Experiment>> find(std::int64_t id);
    model::Result<void> rename(std::int64_t id, std::string_view name);
    model::Result<void> setNote(std::int64_t id, std::string_view note);
    model::Result<void> remove(std::int64_t id);

private:
    Database& m_database;
};

} // namespace blattwerk::database
