#include "database/exchange/table_rows.h"

#include "model/text_folding.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

auto filledCells(const TableRecord& record) {
    return std::ranges::count_if(record.cells, [](const std::string& cell) { return !model::trimmed(cell).empty(); });
}

/// Whether a record stands over the table and names no column: one text alone, merged over columns, or, where a file
/// knows no merging, at the beginning of three columns or more.
bool isTitle(const TableRecord& record) {
    const bool standsAlone = filledCells(record) == 1;
    return standsAlone && (record.isMerged || (record.cells.size() >= 3 && !record.cells.front().empty()));
}

} // namespace

Result<ImportRows> rowsOfTable(std::vector<TableRecord> records) {
    const auto head = std::ranges::find_if_not(records, isTitle);
    if (head != records.end() && filledCells(*head) > 1) {
        records.erase(records.begin(), head);
    }
    if (records.empty()) {
        return Error{"import.empty", {}, {}};
    }
    ImportRows rows;
    for (const std::string& cell : records.front().cells) {
        std::string name = model::trimmed(cell);
        if (!name.empty() && std::ranges::find(rows.columns, name) != rows.columns.end()) {
            return Error{"import.duplicate_column", {name}, {}};
        }
        rows.columns.push_back(std::move(name));
    }
    for (std::size_t i = 1; i < records.size(); ++i) {
        TableRecord& record = records[i];
        ImportRow row;
        row.line = record.line;
        for (std::size_t column = 0; column < record.cells.size(); ++column) {
            if (column >= rows.columns.size()) {
                row.surplus = row.surplus || !model::trimmed(record.cells[column]).empty();
            } else if (!rows.columns[column].empty()) {
                row.values.emplace_back(rows.columns[column], std::move(record.cells[column]));
            }
        }
        rows.rows.push_back(std::move(row));
    }
    std::erase(rows.columns, std::string());
    return rows;
}

} // namespace blattwerk::database
