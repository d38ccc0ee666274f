#include "database/exchange/sheet_table.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/zip_archive.h"

namespace blattwerk::database {

using model::Result;

namespace {

constexpr std::string_view kXml = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::string_view kSheetSpace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
constexpr std::string_view kLinkSpace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr std::string_view kPackageSpace = "http://schemas.openxmlformats.org/package/2006/";

/// `A`, `B`, ... `AA`.
std::string columnName(std::size_t column) {
    std::string name;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
    }
    return name;
}

/// A name that both programs take for a sheet.
std::string sheetName(std::string_view wanted) {
    std::string name;
    for (const char sign : wanted) {
        name += std::string_view("[]:*?/\\'").find(sign) == std::string_view::npos ? sign : ' ';
    }
    return xmlEscaped(name.empty() || name.size() > 31 ? std::string("Blattwerk") : name);
}

/// A text like `_x0041_` would be read as a sign.
std::string xlsxText(const std::string& text) {
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        escaped += text[i];
        if (text[i] == '_' && i + 1 < text.size() && text[i + 1] == 'x') {
            escaped += "x005F_";
        }
    }
    return xmlEscaped(escaped);
}

std::string xlsxCell(const std::string& place, const std::string& text) {
    if (text.empty()) {
        return {};
    }
    if (isWholeNumber(text)) {
        return "<c r=\"" + place + "\"><v>" + text + "</v></c>";
    }
    return "<c r=\"" + place + "\" t=\"inlineStr\"><is><t xml:space=\"preserve\">" + xlsxText(text) + "</t></is></c>";
}

/// Cells of every row, the names of the columns first.
std::vector<std::vector<std::string>> cellsOf(const ImportRows& rows) {
    std::vector<std::vector<std::string>> cells{rows.columns};
    for (const ImportRow& row : rows.rows) {
        std::vector<std::string> line;
        for (const std::string& column : rows.columns) {
            const std::string* value = row.value(column);
            line.push_back(value ? *value : std::string());
        }
        cells.push_back(std::move(line));
    }
    return cells;
}

std::string xlsxSheet(const ImportRows& rows) {
    std::string xml(kXml);
    xml += "<worksheet xmlns=\"" + std::string(kSheetSpace) +
           "\"><sheetViews><sheetView workbookViewId=\"0\">"
           "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/></sheetView>"
           "</sheetViews><sheetData>";
    std::size_t number = 0;
    for (const std::vector<std::string>& line : cellsOf(rows)) {
        const std::string row = std::to_string(++number);
        xml += "<row r=\"" + row + "\">";
        for (std::size_t column = 0; column < line.size(); ++column) {
            xml += xlsxCell(columnName(column) + row, line[column]);
        }
        xml += "</row>\n";
    }
    return xml + "</sheetData></worksheet>\n";
}

std::string link(std::string_view id, std::string_view type, std::string_view target) {
    return "<Relationship Id=\"" + std::string(id) + "\" Type=\"" + std::string(kLinkSpace) + "/" + std::string(type) +
           "\" Target=\"" + std::string(target) + "\"/>";
}

/// A document of its own.
std::string headed(const std::string& body) {
    std::string xml(kXml);
    xml += body;
    return xml;
}

std::string links(const std::string& inner) {
    return headed("<Relationships xmlns=\"" + std::string(kPackageSpace) + "relationships\">" + inner +
                  "</Relationships>\n");
}

/// Breaks, tabs and runs of spaces have elements of their own.
std::string odsParagraphs(const std::string& text) {
    std::string xml = "<text:p>";
    int spaces = 0;
    bool atStart = true;
    const auto flush = [&] {
        for (; spaces > 0; --spaces) {
            xml += "<text:s/>";
        }
    };
    for (const char sign : xmlEscaped(text)) {
        if (sign == ' ' && (atStart || spaces > 0)) {
            ++spaces;
            continue;
        }
        flush();
        atStart = sign == ' ' || sign == '\n' || sign == '\t';
        if (sign == '\n') {
            xml += "</text:p><text:p>";
        } else if (sign == '\t') {
            xml += "<text:tab/>";
        } else {
            xml += sign;
        }
    }
    flush();
    return xml + "</text:p>";
}

std::string odsCell(const std::string& text) {
    if (text.empty()) {
        return "<table:table-cell/>";
    }
    const std::string kind = isWholeNumber(text) ? "office:value-type=\"float\" office:value=\"" + text + "\""
                                                 : "office:value-type=\"string\"";
    return "<table:table-cell " + kind + ">" + odsParagraphs(text) + "</table:table-cell>";
}

} // namespace

Result<std::string> writeXlsx(const ImportRows& rows, std::string_view sheet) {
    const std::string content = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
    const std::string types =
        headed("<Types xmlns=\"" + std::string(kPackageSpace) +
               "content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package."
               "relationships+xml\"/><Default Extension=\"xml\" ContentType=\"application/xml\"/><Override "
               "PartName=\"/xl/workbook.xml\" ContentType=\"" +
               content + "sheet.main+xml\"/><Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"" + content +
               "worksheet+xml\"/></Types>\n");
    const std::string book = headed("<workbook xmlns=\"" + std::string(kSheetSpace) + "\" xmlns:r=\"" +
                                    std::string(kLinkSpace) + "\"><sheets><sheet name=\"" + sheetName(sheet) +
                                    "\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>\n");
    return writeZip({{"[Content_Types].xml", types},
                     {"_rels/.rels", links(link("rId1", "officeDocument", "xl/workbook.xml"))},
                     {"xl/workbook.xml", book},
                     {"xl/_rels/workbook.xml.rels", links(link("rId1", "worksheet", "worksheets/sheet1.xml"))},
                     {"xl/worksheets/sheet1.xml", xlsxSheet(rows)}});
}

Result<std::string> writeOds(const ImportRows& rows, std::string_view sheet) {
    const std::string type = "application/vnd.oasis.opendocument.spreadsheet";
    const std::string space = "urn:oasis:names:tc:opendocument:xmlns:";
    std::string xml(kXml);
    xml += "<office:document-content xmlns:office=\"" + space + "office:1.0\" xmlns:table=\"" + space +
           "table:1.0\" xmlns:text=\"" + space +
           "text:1.0\" office:version=\"1.2\"><office:body>"
           "<office:spreadsheet><table:table table:name=\"" +
           sheetName(sheet) + "\">\n";
    for (const std::vector<std::string>& line : cellsOf(rows)) {
        xml += "<table:table-row>";
        for (const std::string& cell : line) {
            xml += odsCell(cell);
        }
        xml += "</table:table-row>\n";
    }
    xml += "</table:table></office:spreadsheet></office:body></office:document-content>\n";
    const std::string manifest = headed("<manifest:manifest xmlns:manifest=\"" + space +
                                        "manifest:1.0\" manifest:version=\"1.2\"><manifest:file-entry "
                                        "manifest:full-path=\"/\" manifest:media-type=\"" +
                                        type +
                                        "\"/><manifest:file-entry manifest:full-path=\"content.xml\" "
                                        "manifest:media-type=\"text/xml\"/></manifest:manifest>\n");
    return writeZip({{"mimetype", type}, {"META-INF/manifest.xml", manifest}, {"content.xml", xml}}, true);
}

} // namespace blattwerk::database
