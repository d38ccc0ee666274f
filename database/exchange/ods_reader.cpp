#include "database/exchange/sheet_table.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/zip_archive.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

/// The paragraphs of a cell whose start was just read, up to its end; remarks of reviewers are left out.
std::string paragraphs(SheetXml& xml) {
    std::string text;
    int depth = 0;
    int remarks = 0;
    bool hasParagraph = false;
    while (text.size() <= SheetTable::kLargestCell && xml.next()) {
        if (xml.at().isEndElement() && depth == 0) {
            break;
        }
        depth += xml.at().isStartElement() ? 1 : xml.at().isEndElement() ? -1 : 0;
        remarks += xml.isStart("annotation") ? 1 : xml.isEnd("annotation") ? -1 : 0;
        if (remarks > 0) {
            continue;
        }
        if (xml.isStart("p")) {
            text += hasParagraph ? "\n" : "";
            hasParagraph = true;
        } else if (xml.isStart("s")) {
            text += std::string(static_cast<std::size_t>(std::min(xml.count("c"), 1000)), ' ');
        } else if (xml.isStart("tab")) {
            text += '\t';
        } else if (xml.isStart("line-break")) {
            text += '\n';
        } else if (hasParagraph && xml.at().isCharacters() && depth > 0) {
            text += xml.at().text().toString().toStdString();
        }
    }
    return text;
}

struct Cell {
    std::string text;
    int repeats = 1;
    bool isMerged = false;
};

Cell readCell(SheetXml& xml) {
    Cell cell{{}, xml.count("number-columns-repeated"), xml.count("number-columns-spanned") > 1};
    const std::string type = xml.attribute("value-type");
    const std::string value = xml.attribute("value");
    const std::string truth = xml.attribute("boolean-value");
    const std::string shown = paragraphs(xml);
    const bool isNumber = type == "float" || type == "currency" || type == "percentage";
    cell.text = isNumber ? plainNumber(value) : type == "boolean" ? truth : shown;
    return cell;
}

/// Reads the rows of the table that was just begun.
Result<void> readTable(SheetXml& xml, SheetTable& table) {
    int row = 0;
    int tables = 0;
    std::vector<Cell> cells;
    int repeats = 1;
    while (xml.next()) {
        // A cell may hold a table of its own.
        tables += xml.isStart("table") ? 1 : xml.isEnd("table") ? -1 : 0;
        if (tables < 0) {
            break;
        }
        if (xml.isStart("table-row")) {
            cells.clear();
            repeats = xml.count("number-rows-repeated");
        } else if (xml.isStart("table-cell") || xml.isStart("covered-table-cell")) {
            if (cells.size() == kMostColumns * 4) {
                return Error{"import.too_many_columns", {std::to_string(kMostColumns)}, {}};
            }
            cells.push_back(readCell(xml));
        } else if (xml.isEnd("table-row")) {
            const bool isEmpty = std::ranges::all_of(cells, [](const Cell& cell) { return cell.text.empty(); });
            for (int copy = 0; copy < (isEmpty ? 0 : repeats); ++copy) {
                int column = 0;
                for (const Cell& cell : cells) {
                    if (Result<void> put = table.put(row + copy, column, cell.text, cell.repeats); !put) {
                        return put;
                    }
                    column += std::min(cell.repeats, 100000);
                    if (cell.isMerged) {
                        table.noteMerged(row + copy);
                    }
                }
            }
            row += std::min(repeats, 10000000);
            row = std::min(row, 100000000);
        }
    }
    return {};
}

} // namespace

Result<ImportRows> readOds(std::string_view bytes) {
    const Result<std::unique_ptr<ZipArchive>> archive = ZipArchive::open(bytes);
    if (!archive) {
        return archive.error();
    }
    const std::string part = "content.xml";
    const Result<std::string> content = (*archive)->read(part);
    if (!content) {
        return content.error();
    }
    SheetXml xml(*content, part);
    SheetTable table;
    while (xml.next()) {
        if (xml.isStart("table")) {
            if (Result<void> read = readTable(xml, table); !read) {
                return read.error();
            }
            break;
        }
    }
    const Result<void> status = xml.status();
    return status ? rowsOfTable(table.take()) : Result<ImportRows>(status.error());
}

} // namespace blattwerk::database
