#include "database/exchange/import_rows.h"
#include "database/exchange/toml_text.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

void addValues(ImportRow& row, const toml::table& table, const std::string& prefix) {
    for (const auto& [key, node] : table) {
        const std::string name = prefix + std::string(key.str());
        if (const toml::table* inner = node.as_table()) {
            if (prefix.size() < 64) {
                addValues(row, *inner, name + ".");
            }
        } else {
            row.values.emplace_back(name, tomlValueText(node));
        }
    }
}

} // namespace

Result<ImportRows> readToml(std::string_view bytes) {
    const Result<toml::table> parsed = parseToml({}, bytes);
    if (!parsed) {
        Error error = parsed.error();
        error.code = "import.toml_syntax";
        error.args.erase(error.args.begin());
        return error;
    }
    ImportRows rows;
    forEachTable(*parsed, "card", [&rows](const toml::table& table) {
        ImportRow row;
        row.line = tomlLine(table);
        addValues(row, table, {});
        for (const auto& [column, text] : row.values) {
            if (std::ranges::find(rows.columns, column) == rows.columns.end()) {
                rows.columns.push_back(column);
            }
        }
        rows.rows.push_back(std::move(row));
    });
    return rows;
}

} // namespace blattwerk::database
