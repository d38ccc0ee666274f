#pragma once

#include "model/change_set.h"
#include "model/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// A match as its starting point and its actions; the engine makes the game of them again.
struct SavedMatch {
    std::int64_t id = 0;
    std::string system;
    std::string name;
    /// JSON as the engine writes it: decks, parameters, seed, actions.
    std::string data;
    std::string note;
    /// UTC, ISO 8601; set by the repository.
    std::string savedAt;
};

/// A written or printed job: which card had which face.
struct PrintJob {
    std::int64_t id = 0;
    std::string system;
    std::string title;
    /// JSON of paper, bleed and so on.
    std::string options;
    std::string printedAt;
    /// Card key -> hash of its face.
    std::map<std::string, std::string> faces;
};

/// What the program writes down by itself and what is not undone: matches, print jobs, settings of the project.
class RecordRepository {
public:
    explicit RecordRepository(Database& database) : m_database(database) {}

    model::Result<std::int64_t> saveMatch(const SavedMatch& match);
    [[nodiscard]] model::Result<std::vector<SavedMatch>> matches(std::string_view system = {});
    [[nodiscard]] model::Result<std::optional<SavedMatch>> match(std::int64_t id);
    model::Result<void> removeMatch(std::int64_t id);

    model::Result<std::int64_t> addPrintJob(const PrintJob& job);
    /// Newest first.
    [[nodiscard]] model::Result<std::vector<PrintJob>> printJobs(std::string_view system = {});

    [[nodiscard]] model::Result<std::vector<model::PhraseAlias>> phraseAliases(std::string_view system);

    /// A value of the `meta` table (project name, remembered column mapping, ...); empty where there is none.
    [[nodiscard]] std::string meta(std::string_view key);
    model::Result<void> setMeta(std::string_view key, std::string_view value);

private:
    Database& m_database;
};

} // namespace blattwerk::database
