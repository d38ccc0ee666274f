#pragma once

#include "database/exchange/table_rows.h"
#include "model/result.h"

#include <QXmlStreamReader>

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// Collects the cells of a sheet within limits; empty rows and cells cost nothing.
class SheetTable {
public:
    /// Places a text `repeats` times from this row and column (from 0) on; nothing where it is empty.
    model::Result<void> put(int row, int column, std::string text, int repeats = 1);
    /// Notes that a cell of this row is merged over several columns.
    void noteMerged(int row);
    /// The records with content; a row that is repeated counts as often.
    [[nodiscard]] std::vector<TableRecord> take();

    static constexpr int kMostRows = 200000;
    static constexpr std::size_t kLargestCell = 1000000;
    /// Characters of all cells together.
    static constexpr std::size_t kLargestTable = 128u * 1024 * 1024;
    static constexpr std::size_t kMostCells = 2000000;

private:
    std::vector<TableRecord> m_records;
    std::size_t m_total = 0;
    std::size_t m_cells = 0;
};

/// Reads one element after the other; a document type ends it with an error. `part` is the name for messages.
class SheetXml {
public:
    SheetXml(std::string_view bytes, std::string part);

    /// Moves to the next start or end of an element or text; false at the end and after an error.
    [[nodiscard]] bool next();
    [[nodiscard]] QXmlStreamReader& at() { return m_xml; }
    [[nodiscard]] bool isStart(const char* name) const;
    [[nodiscard]] bool isEnd(const char* name) const;
    [[nodiscard]] std::string attribute(const char* name) const;
    /// The number in an attribute, at least 1; `fallback` where it has none.
    [[nodiscard]] int count(const char* name, int fallback = 1) const;
    [[nodiscard]] model::Result<void> status() const;

private:
    QXmlStreamReader m_xml;
    std::string m_part;
    bool m_hasDocumentType = false;
};

/// A number as a person would write it: 3 for 3.0, 0.1 for 0.10000000000000001.
[[nodiscard]] std::string plainNumber(const std::string& text);

/// Escaped for XML; signs that XML cannot hold are left out.
[[nodiscard]] std::string xmlEscaped(std::string_view text);
/// Whether the text is a whole number in the one way that it is written.
[[nodiscard]] bool isWholeNumber(std::string_view text);

} // namespace blattwerk::database
