#include "database/exchange/sheet_table.h"

#include "model/text_folding.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace blattwerk::database {

using model::Error;
using model::Result;

Result<void> SheetTable::put(int row, int column, std::string text, int repeats) {
    if (text.empty()) {
        return {};
    }
    const auto last = static_cast<std::size_t>(column) + static_cast<std::size_t>(repeats);
    if (row >= kMostRows) {
        return Error{"import.too_many_rows", {std::to_string(kMostRows)}, {}};
    }
    if (column < 0 || last > kMostColumns) {
        return Error{"import.too_many_columns", {std::to_string(kMostColumns)}, {}};
    }
    m_total += text.size() * static_cast<std::size_t>(repeats);
    if (text.size() > kLargestCell || m_total > kLargestTable) {
        return Error{"import.cell_too_large", {std::to_string(row + 1), std::to_string(kLargestCell)}, {}};
    }
    if (m_records.empty() || m_records.back().line < row + 1) {
        m_records.push_back({row + 1, {}, false});
    }
    const auto record = std::ranges::lower_bound(m_records, row + 1, {}, &TableRecord::line);
    if (record->line != row + 1) {
        return Error{"import.xml_syntax", {"sheet", std::to_string(row + 1)}, {}};
    }
    if (last > record->cells.size()) {
        m_cells += last - record->cells.size();
        if (m_cells > kMostCells) {
            return Error{"import.too_many_cells_in_all", {std::to_string(kMostCells)}, {}};
        }
        record->cells.resize(last);
    }
    std::fill_n(record->cells.begin() + column, repeats, text);
    return {};
}

void SheetTable::noteMerged(int row) {
    const auto record = std::ranges::lower_bound(m_records, row + 1, {}, &TableRecord::line);
    if (record != m_records.end() && record->line == row + 1) {
        record->isMerged = true;
    }
}

std::vector<TableRecord> SheetTable::take() {
    return std::move(m_records);
}

SheetXml::SheetXml(std::string_view bytes, std::string part)
    : m_xml(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()))),
      m_part(std::move(part)) {}

bool SheetXml::next() {
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = m_xml.readNext();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference) {
            m_hasDocumentType = true;
            return false;
        }
        if (token == QXmlStreamReader::StartElement || token == QXmlStreamReader::EndElement ||
            token == QXmlStreamReader::Characters) {
            return true;
        }
    }
    return false;
}

bool SheetXml::isStart(const char* name) const {
    return m_xml.isStartElement() && m_xml.name() == QLatin1String(name);
}

bool SheetXml::isEnd(const char* name) const {
    return m_xml.isEndElement() && m_xml.name() == QLatin1String(name);
}

std::string SheetXml::attribute(const char* name) const {
    const QLatin1String wanted(name);
    for (const QXmlStreamAttribute& one : m_xml.attributes()) {
        if (one.name() == wanted) {
            return one.value().toString().toStdString();
        }
    }
    return {};
}

int SheetXml::count(const char* name, int fallback) const {
    const std::string text = attribute(name);
    int number = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    return status == std::errc{} && rest == text.data() + text.size() && number >= 1 ? number : fallback;
}

Result<void> SheetXml::status() const {
    if (m_hasDocumentType) {
        return Error{"import.xml_entities", {m_part}, {}};
    }
    return m_xml.hasError() ? Result<void>(Error{"import.xml_syntax", {m_part, std::to_string(m_xml.lineNumber())}, {}})
                            : Result<void>();
}

std::string plainNumber(const std::string& text) {
    double number = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || status != std::errc{} || rest != text.data() + text.size() || !std::isfinite(number)) {
        return text;
    }
    // Fifteen digits are what a spreadsheet shows; beyond lies the dust of its arithmetic.
    char buffer[64];
    const auto [end, written] = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::general, 15);
    return written == std::errc{} ? std::string(buffer, end) : text;
}

std::string xmlEscaped(std::string_view text) {
    std::string escaped;
    for (const char sign : model::printableText(text)) {
        switch (sign) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += sign;
        }
    }
    return escaped;
}

bool isWholeNumber(std::string_view text) {
    int number = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && text.size() < 10 && status == std::errc{} && rest == text.data() + text.size() &&
           std::to_string(number) == text;
}

} // namespace blattwerk::database
