#pragma once

#include "model/card.h"
#include "model/result.h"
#include "model/system_info.h"

#include <cstdint>
#include <string_view>

namespace blattwerk::database {

class Database;

/// Enters a card into the search index; `isNew` where it is not in it yet.
model::Result<void> indexCard(Database& database, const model::Card& card, bool isNew);
model::Result<void> unindexCard(Database& database, std::int64_t id);

/// Whether the key of a field can stand in SQL as it is.
[[nodiscard]] bool isColumnName(std::string_view key);

/// Indexes for the number fields of a schema, so that `kosten<=2` needs no scan.
model::Result<void> indexNumberFields(Database& database, const model::CardSchema& schema);

} // namespace blattwerk::database
