#pragma once

#include "database/exchange/import_rows.h"

#include <string>
#include <vector>

namespace blattwerk::database {

/// More columns than this are refused.
constexpr std::size_t kMostColumns = 1000;

/// One line of a table with the line or row number of its file.
struct TableRecord {
    int line = 0;
    std::vector<std::string> cells;
    /// A cell of it is merged over several columns.
    bool isMerged = false;
};

/// The first record names the columns; a title over the table is passed over. Codes: `import.empty`,
/// `import.duplicate_column {name}`.
[[nodiscard]] model::Result<ImportRows> rowsOfTable(std::vector<TableRecord> records);

} // namespace blattwerk::database
