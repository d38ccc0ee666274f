#pragma once

#include "database/exchange/system_package.h"
#include "model/result.h"

namespace blattwerk::database {

class Database;

/// Writes what a system says about itself - schema, parameters, rule sets, rules text, layout - into a project, in the
/// caller's transaction. Its cards and collections come through the change writer.
model::Result<void> installSystem(Database& database, const SystemPackage& package);

} // namespace blattwerk::database
