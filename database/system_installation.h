#pragma once

#include "database/exchange/system_package.h"
#include "model/result.h"

namespace blattwerk::database {

class Database;

/// Writes what a system says about itself - schema, parameters, rule sets, rules text, layout - into a project, in the
/// caller's transaction. Its cards and collections come through the change writer.
model::Result<void> installSystem(Database& database, const SystemPackage& package);

/// Replaces what an installed system says about itself, but for rule sets, layout and rules text, in the caller's
/// transaction, which must defer foreign keys: cards and rule sets name what is written anew.
model::Result<void> updateSystem(Database& database, const SystemPackage& package);

} // namespace blattwerk::database
