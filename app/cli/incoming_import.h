#pragma once

#include "app/cli/console.h"
#include "database/exchange/incoming.h"

namespace blattwerk::app::cli {

/// `import` of a deck list, a tree or another project.
void importIncoming(Console& console, const std::string& file, const std::string& path, database::IncomingKind kind,
                    const database::IncomingWish& wish, bool preview);

} // namespace blattwerk::app::cli
