#include "database/exchange/import_rows.h"
#include "database/exchange/table_rows.h"
#include "database/exchange/text_decoding.h"
#include "model/text_folding.h"

#include <algorithm>
#include <array>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr std::size_t kSniffed = 65536;
constexpr std::string_view kDelimiters = ";,\t|";

/// How often each sign of kDelimiters stands outside quotes in the first line, and in how many of the following lines
/// it stands just as often.
char sniffDelimiter(std::string_view text) {
    std::vector<std::array<int, 4>> lines(1);
    bool quoted = false;
    for (const char c : text.substr(0, kSniffed)) {
        const std::size_t which = kDelimiters.find(c);
        if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == '\n') {
            lines.emplace_back();
        } else if (!quoted && which != std::string_view::npos) {
            ++lines.back()[which];
        }
    }
    std::size_t best = 0;
    int bestScore = 0;
    for (std::size_t which = 0; which < kDelimiters.size(); ++which) {
        const int first = lines.front()[which];
        const auto agreeing = std::ranges::count_if(lines, [&](const auto& line) { return line[which] == first; });
        const int score = first == 0 ? 0 : static_cast<int>(agreeing) * 100 + std::min(first, 99);
        if (score > bestScore) {
            best = which;
            bestScore = score;
        }
    }
    return kDelimiters[best];
}

/// Splits a text into records; a quote opens a quoted cell only at its beginning.
class CsvReader {
public:
    CsvReader(std::string_view text, char delimiter) : m_text(text), m_delimiter(delimiter) {}

    Result<std::vector<TableRecord>> read() {
        while (m_at < m_text.size()) {
            TableRecord record;
            record.line = m_line;
            bool more = true;
            while (more) {
                std::string cell;
                if (m_at < m_text.size() && m_text[m_at] == '"') {
                    if (Result<void> done = readQuoted(cell); !done) {
                        return done.error();
                    }
                }
                more = readRest(cell);
                record.cells.push_back(std::move(cell));
                if (record.cells.size() > kMostColumns) {
                    return Error{"import.too_many_columns", {std::to_string(kMostColumns)}, {}};
                }
            }
            const bool isBlank = std::ranges::all_of(record.cells, [](const auto& c) { return c.empty(); });
            if (!isBlank) {
                m_records.push_back(std::move(record));
            }
        }
        return std::move(m_records);
    }

private:
    Result<void> readQuoted(std::string& cell) {
        const int opened = m_line;
        ++m_at;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at++];
            if (c != '"') {
                m_line += c == '\n' ? 1 : 0;
                if (c != '\r' || m_at >= m_text.size() || m_text[m_at] != '\n') {
                    cell += c;
                }
            } else if (m_at < m_text.size() && m_text[m_at] == '"') {
                cell += c;
                ++m_at;
            } else {
                return {};
            }
        }
        return Error{"import.unclosed_quote", {std::to_string(opened)}, {}};
    }

    /// The rest of a cell up to its end; true if another cell of the record follows.
    bool readRest(std::string& cell) {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at++];
            if (c == m_delimiter) {
                return true;
            }
            if (c == '\n' || c == '\r') {
                if (c == '\r' && m_at < m_text.size() && m_text[m_at] == '\n') {
                    ++m_at;
                }
                ++m_line;
                return false;
            }
            cell += c;
        }
        return false;
    }

    std::string_view m_text;
    char m_delimiter;
    std::size_t m_at = 0;
    int m_line = 1;
    std::vector<TableRecord> m_records;
};

std::string quotedCell(const std::string& cell) {
    const bool plain = cell.find_first_of(";\"\r\n,\t|") == std::string::npos && cell == model::trimmed(cell);
    if (plain) {
        return cell;
    }
    std::string quoted = "\"";
    for (const char c : cell) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + "\"";
}

} // namespace

Result<ImportRows> readCsv(std::string_view bytes) {
    DecodedText decoded = decodeText(bytes);
    std::string_view text = decoded.text;
    char delimiter = 0;
    int skippedLines = 0;
    if (text.starts_with("sep=") && text.size() > 4) {
        delimiter = text[4];
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        skippedLines = 1;
    }
    Result<std::vector<TableRecord>> records = CsvReader(text, delimiter ? delimiter : sniffDelimiter(text)).read();
    if (!records) {
        return records.error();
    }
    for (TableRecord& record : *records) {
        record.line += skippedLines;
    }
    Result<ImportRows> rows = rowsOfTable(std::move(*records));
    if (rows) {
        rows->encoding = decoded.encoding;
    }
    return rows;
}

std::string writeCsv(const ImportRows& rows) {
    std::string out = "\xEF\xBB\xBF";
    const auto addLine = [&out](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            out += (i == 0 ? "" : ";") + quotedCell(cells[i]);
        }
        out += "\r\n";
    };
    addLine(rows.columns);
    for (const ImportRow& row : rows.rows) {
        std::vector<std::string> cells;
        for (const std::string& column : rows.columns) {
            const std::string* value = row.value(column);
            cells.push_back(value ? *value : std::string());
        }
        addLine(cells);
    }
    return out;
}

} // namespace blattwerk::database
