#pragma once

#include "database/exchange/import_rows.h"
#include "model/result.h"

#include <string>
#include <string_view>

namespace blattwerk::database {

/// The first sheet of a workbook as Excel, LibreOffice, openpyxl and Gnumeric write it: shared and inline strings,
/// repeated cells and rows, rich text without its form. What stands in a cell as text stays as it is (`007`).
/// Codes: those of ZipArchive, `import.xml_syntax {part, line}`, `import.xml_entities {part}` (a document type, which
/// could declare entities, is refused), `import.cell_too_large {row, limit}`, `import.too_many_rows {limit}`,
/// `import.too_many_columns {limit}`, `import.too_many_cells_in_all {limit}`, `import.empty`, `import.duplicate_column
/// {name}`.
[[nodiscard]] model::Result<ImportRows> readXlsx(std::string_view bytes);
[[nodiscard]] model::Result<ImportRows> readOds(std::string_view bytes);

/// A workbook with one sheet whose first row names the columns; whole numbers are numbers, anything else text. Same
/// rows, same bytes. Code `file.archive`.
[[nodiscard]] model::Result<std::string> writeXlsx(const ImportRows& rows, std::string_view sheet);
[[nodiscard]] model::Result<std::string> writeOds(const ImportRows& rows, std::string_view sheet);

} // namespace blattwerk::database
