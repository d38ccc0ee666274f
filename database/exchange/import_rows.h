#pragma once

#include "model/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::database {

/// One record of an import file: column name -> text.
struct ImportRow {
    int line = 0;
    std::vector<std::pair<std::string, std::string>> values;
    /// Holds more cells than there are columns.
    bool surplus = false;

    /// The text in a column; nullptr where the row has no such column.
    [[nodiscard]] const std::string* value(std::string_view column) const;
};

struct ImportRows {
    std::vector<std::string> columns;
    std::vector<ImportRow> rows;
    /// Name of the encoding that was recognised (`UTF-8`, `UTF-16LE`, `Windows-1252`).
    std::string encoding = "UTF-8";
};

enum class ImportFormat { Csv, Json, Toml, Xlsx, Ods, Cockatrice };

/// By the suffix, then by the first sign of the content. Code `import.unknown_format {path}`.
[[nodiscard]] model::Result<ImportFormat> importFormat(std::string_view path, std::string_view bytes);

/// CSV as German Excel and LibreOffice write it. Codes: `import.unclosed_quote {line}`, `import.empty`,
/// `import.too_many_columns {limit}`, `import.duplicate_column {name}`.
[[nodiscard]] model::Result<ImportRows> readCsv(std::string_view bytes);
/// An array of objects, or an object that holds one. Nested values are kept as `outer.inner`, lists of words joined by
/// ", ". Codes: `import.json_syntax {line, column}`, `import.json_number`, `import.json_shape`,
/// `import.too_deep`.
[[nodiscard]] model::Result<ImportRows> readJson(std::string_view bytes);
/// `[[card]]` tables as the packages hold them. Code `import.toml_syntax {line, column, reason}`.
[[nodiscard]] model::Result<ImportRows> readToml(std::string_view bytes);

/// Reads a file of any of these formats. Codes besides: `import.missing {path}`, `import.not_a_file {path}`,
/// `import.no_permission {path}`.
[[nodiscard]] model::Result<ImportRows> readImportFile(const std::string& path,
                                                       std::optional<ImportFormat> format = {});

/// CSV with `;`, UTF-8 with BOM and CRLF, so that Excel opens it; readCsv gives the same rows again.
[[nodiscard]] std::string writeCsv(const ImportRows& rows);

} // namespace blattwerk::database
