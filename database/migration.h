#pragma once

#include "model/result.h"

#include <string>
#include <vector>

namespace blattwerk::database {

class Database;

/// One step of the schema: brings a file from `number - 1` to `number`.
struct Migration {
    int number = 0;
    /// Statements separated by lines that hold `-- next` alone.
    std::string sql;
};

/// The steps that the program ships, in order and without gap.
[[nodiscard]] const std::vector<Migration>& shippedMigrations();

/// The number that these steps lead to.
[[nodiscard]] int newestSchema(const std::vector<Migration>& migrations);

/// Performs the steps behind the file's number, one transaction each. A failing step leaves the file at the step
/// before it; code `project.migration_failed {path, number}`.
model::Result<void> migrate(Database& database, const std::vector<Migration>& migrations);

/// Copies the file to `NAME.backup-vN` beside it, an earlier copy of that name is kept and a number is added.
/// Returns the path of the copy; code `project.backup_failed {path}`.
model::Result<std::string> backUp(Database& database, int schema);

} // namespace blattwerk::database
