#include "database/exchange/import_rows.h"

#include "database/exchange/cockatrice.h"
#include "database/exchange/spreadsheet.h"

#include "model/text_folding.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr qint64 kLargestFile = 64 * 1024 * 1024;

} // namespace

const std::string* ImportRow::value(std::string_view column) const {
    const auto it = std::ranges::find(values, column, [](const auto& value) { return std::string_view(value.first); });
    return it == values.end() ? nullptr : &it->second;
}

Result<ImportFormat> importFormat(std::string_view path, std::string_view bytes) {
    const std::string suffix = model::lowerText(path.substr(std::min(path.rfind('.'), path.size())));
    if (suffix == ".csv" || suffix == ".tsv") {
        return ImportFormat::Csv;
    }
    if (suffix == ".json") {
        return ImportFormat::Json;
    }
    if (suffix == ".toml") {
        return ImportFormat::Toml;
    }
    if (bytes.starts_with("PK")) {
        // The first entry of an OpenDocument file says what it is, unpacked.
        const bool isOds = bytes.substr(0, 200).find("opendocument.spreadsheet") != std::string_view::npos;
        return isOds || suffix == ".ods" ? ImportFormat::Ods : ImportFormat::Xlsx;
    }
    if (bytes.substr(0, 4096).find("<cockatrice_carddatabase") != std::string_view::npos) {
        return ImportFormat::Cockatrice;
    }
    const std::string start = model::trimmed(bytes.substr(0, 200));
    if (start.starts_with("[[")) {
        return ImportFormat::Toml;
    }
    if (start.starts_with('[') || start.starts_with('{')) {
        return ImportFormat::Json;
    }
    if (suffix == ".txt") {
        return ImportFormat::Csv;
    }
    const bool isTable = start.find_first_of(";,\t") != std::string::npos && start.find('\0') == std::string::npos;
    return isTable ? Result<ImportFormat>(ImportFormat::Csv) : Error{"import.unknown_format", {std::string(path)}, {}};
}

Result<ImportRows> readImportFile(const std::string& path, std::optional<ImportFormat> format) {
    const QFileInfo info(QString::fromStdString(path));
    if (!info.isFile()) {
        return Error{info.exists() ? "import.not_a_file" : "import.missing", {path}, {}};
    }
    if (info.size() > kLargestFile) {
        return Error{"import.too_large", {std::to_string(kLargestFile)}, {}};
    }
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{"import.no_permission", {path}, {}};
    }
    const std::string bytes = file.read(kLargestFile).toStdString();
    const Result<ImportFormat> known = format ? Result<ImportFormat>(*format) : importFormat(path, bytes);
    if (!known) {
        return known.error();
    }
    switch (*known) {
    case ImportFormat::Csv:
        return readCsv(bytes);
    case ImportFormat::Json:
        return readJson(bytes);
    case ImportFormat::Toml:
        return readToml(bytes);
    case ImportFormat::Xlsx:
        return readXlsx(bytes);
    case ImportFormat::Ods:
        return readOds(bytes);
    case ImportFormat::Cockatrice:
        return readCockatriceCards(bytes);
    }
    return Error{"import.unknown_format", {path}, {}};
}

} // namespace blattwerk::database
