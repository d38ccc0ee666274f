#include "database/exchange/sheet_table.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/zip_archive.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

/// `_x000D_` and the like stand for signs that XML cannot hold.
std::string withSigns(const std::string& text) {
    if (text.find("_x") == std::string::npos) {
        return text;
    }
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string hex = text.substr(i, 2) == "_x" ? text.substr(i + 2, 4) : std::string();
        const bool isCode = hex.size() == 4 && i + 6 < text.size() && text[i + 6] == '_' &&
                            hex.find_first_not_of("0123456789ABCDEFabcdef") == std::string::npos;
        if (isCode) {
            plain += QString(QChar(static_cast<char16_t>(std::stoi(hex, nullptr, 16)))).toStdString();
            i += 6;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

/// The texts of an element up to its end, without those of a reading aid.
std::string textUntil(SheetXml& xml, const char* end) {
    std::string text;
    bool takes = false;
    int aids = 0;
    while (text.size() <= SheetTable::kLargestCell && !xml.isEnd(end) && xml.next()) {
        aids += xml.isStart("rPh") ? 1 : xml.isEnd("rPh") ? -1 : 0;
        if (xml.isStart("t")) {
            takes = aids == 0;
        } else if (xml.isEnd("t")) {
            takes = false;
        } else if (takes && xml.at().isCharacters()) {
            text += xml.at().text().toString().toStdString();
        }
    }
    return withSigns(text);
}

Result<std::vector<std::string>> readSharedStrings(const ZipArchive& archive) {
    std::vector<std::string> strings;
    const std::string part = "xl/sharedStrings.xml";
    if (!archive.contains(part)) {
        return strings;
    }
    const Result<std::string> bytes = archive.read(part);
    if (!bytes) {
        return bytes.error();
    }
    SheetXml xml(*bytes, part);
    while (xml.next()) {
        if (xml.isStart("si")) {
            strings.push_back(textUntil(xml, "si"));
        }
    }
    const Result<void> status = xml.status();
    return status ? Result<std::vector<std::string>>(std::move(strings)) : status.error();
}

/// Name of the part that holds the first sheet.
Result<std::string> firstSheet(const ZipArchive& archive) {
    const std::string book = "xl/workbook.xml";
    const std::string links = "xl/_rels/workbook.xml.rels";
    const Result<std::string> bookBytes = archive.read(book);
    const Result<std::string> linkBytes = archive.read(links);
    if (!bookBytes || !linkBytes) {
        return bookBytes ? linkBytes.error() : bookBytes.error();
    }
    SheetXml sheets(*bookBytes, book);
    std::string id;
    while (id.empty() && sheets.next()) {
        if (sheets.isStart("sheet") && !sheets.attribute("state").ends_with("idden")) {
            id = sheets.attribute("id");
        }
    }
    if (const Result<void> status = sheets.status(); !status) {
        return status.error();
    }
    SheetXml targets(*linkBytes, links);
    while (targets.next()) {
        if (targets.isStart("Relationship") && targets.attribute("Id") == id) {
            const std::string target = targets.attribute("Target");
            return target.starts_with('/') ? target.substr(1) : "xl/" + target;
        }
    }
    const Result<void> status = targets.status();
    return status ? Error{"import.archive_part", {"xl/worksheets/sheet1.xml"}, {}} : status.error();
}

struct Place {
    int row = 0;
    int column = 0;
};

/// `B7` as row and column from 0; nothing sensible leaves the place as it is.
void moveTo(Place& place, const std::string& name) {
    int column = 0;
    std::size_t at = 0;
    for (; at < name.size() && at < 4 && name[at] >= 'A' && name[at] <= 'Z'; ++at) {
        column = column * 26 + (name[at] - 'A' + 1);
    }
    int row = 0;
    for (; at < name.size() && row < 100000000 && name[at] >= '0' && name[at] <= '9'; ++at) {
        row = row * 10 + (name[at] - '0');
    }
    if (column > 0 && row > 0 && at == name.size()) {
        place = {row - 1, column - 1};
    }
}

/// `A1:F1`: the first row of what is merged.
void noteMerged(SheetTable& table, const std::string& range) {
    const std::size_t colon = std::min(range.find(':'), range.size());
    Place first;
    Place last;
    moveTo(first, range.substr(0, colon));
    moveTo(last, range.substr(std::min(colon + 1, range.size())));
    if (last.column > first.column) {
        table.noteMerged(first.row);
    }
}

/// The text of a cell whose start was just read.
std::string cellText(SheetXml& xml, const std::vector<std::string>& strings) {
    const std::string type = xml.attribute("t");
    std::string value;
    std::string inlined;
    bool takes = false;
    while (!xml.isEnd("c") && xml.next()) {
        if (xml.isStart("is")) {
            inlined = textUntil(xml, "is");
        } else if (xml.isStart("v") || xml.isEnd("v")) {
            takes = xml.isStart("v");
        } else if (takes && xml.at().isCharacters() && value.size() <= SheetTable::kLargestCell) {
            value += xml.at().text().toString().toStdString();
        }
    }
    if (type == "s") {
        const bool isIndex = isWholeNumber(value) && std::stoul(value) < strings.size();
        return isIndex ? strings[std::stoul(value)] : std::string();
    }
    if (type == "inlineStr") {
        return inlined;
    }
    if (type == "b") {
        return value == "1" ? "true" : "false";
    }
    return type.empty() || type == "n" ? plainNumber(value) : withSigns(value);
}

} // namespace

Result<ImportRows> readXlsx(std::string_view bytes) {
    const Result<std::unique_ptr<ZipArchive>> archive = ZipArchive::open(bytes);
    if (!archive) {
        return archive.error();
    }
    const Result<std::vector<std::string>> strings = readSharedStrings(**archive);
    const Result<std::string> part = firstSheet(**archive);
    if (!strings || !part) {
        return strings ? part.error() : strings.error();
    }
    const Result<std::string> sheet = (*archive)->read(*part);
    if (!sheet) {
        return sheet.error();
    }
    SheetXml xml(*sheet, *part);
    SheetTable table;
    Place place{-1, 0};
    while (xml.next()) {
        if (xml.isStart("row")) {
            place = {xml.count("r", place.row + 2) - 1, 0};
        } else if (xml.isStart("c")) {
            moveTo(place, xml.attribute("r"));
            if (Result<void> put = table.put(std::max(place.row, 0), place.column, cellText(xml, *strings)); !put) {
                return put.error();
            }
            ++place.column;
        } else if (xml.isStart("mergeCell")) {
            noteMerged(table, xml.attribute("ref"));
        }
    }
    const Result<void> status = xml.status();
    return status ? rowsOfTable(table.take()) : Result<ImportRows>(status.error());
}

} // namespace blattwerk::database
