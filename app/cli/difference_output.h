#pragma once

#include "app/cli/console.h"
#include "database/comparison/difference.h"

namespace blattwerk::app::cli {

/// The lists `added changed removed` of `diff`, `merge` and `import`, and the other ones of that shape, empty.
[[nodiscard]] nlohmann::ordered_json toJson(const database::Difference& difference);

/// The lines of a difference and a last one that counts.
void printDifference(const Console& console, const database::Difference& difference,
                     const database::ProjectContents& before, const database::ProjectContents& after);

} // namespace blattwerk::app::cli
