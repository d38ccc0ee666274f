#pragma once

#include "database/database.h"
#include "database/migration.h"
#include "model/result.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::database {

/// Opens a project file for reading only or for writing, with all checks of Project::open; a file of an older schema
/// is copied and migrated.
[[nodiscard]] model::Result<std::unique_ptr<Database>> openProjectFile(const std::string& path, bool readOnly,
                                                                       const std::vector<Migration>& migrations);

/// A new file beside the wanted path, with an empty project of the newest schema. `finishProjectFile` gives it its
/// name.
[[nodiscard]] model::Result<std::unique_ptr<Database>> startProjectFile(const std::string& path,
                                                                        const std::vector<Migration>& migrations);

/// Closes a started file, makes it durable and renames it; never replaces an existing one.
model::Result<void> finishProjectFile(std::unique_ptr<Database> database, const std::string& path);

/// Removes a started file.
void discardProjectFile(std::unique_ptr<Database> database);

/// Sets how changes are written: write-ahead log with full synchronisation.
model::Result<void> prepareForWriting(Database& database);

/// First complaint of the quick check, or `ok`.
[[nodiscard]] std::string quickCheck(Database& database);

} // namespace blattwerk::database
