#pragma once

#include "database/exchange/import_rows.h"
#include "model/card.h"
#include "model/system_info.h"

#include <vector>

namespace blattwerk::database {

/// Cards as a table that an import reads again without a difference: `key type name`, the fields of the schema,
/// `text flavour notes status` and `LANGUAGE.name` and so on for every language that one of the cards has.
[[nodiscard]] ImportRows cardTable(const std::vector<model::Card>& cards, const model::SystemInfo& info);

/// The table as an array of objects with texts; empty cells are left out.
[[nodiscard]] std::string writeJson(const ImportRows& rows);

} // namespace blattwerk::database
