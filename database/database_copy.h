#pragma once

#include "model/result.h"

#include <string>

namespace blattwerk::database {

class Database;

/// Copies an open database page by page into a new file, with what its log holds. Code `project.backup_failed {path}`;
/// no file is left then.
model::Result<void> copyDatabase(Database& from, const std::string& path);

} // namespace blattwerk::database
