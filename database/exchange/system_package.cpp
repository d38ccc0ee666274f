#include "database/exchange/system_package.h"

#include "database/exchange/import_rows.h"
#include "database/exchange/row_to_card.h"
#include "database/exchange/system_toml.h"
#include "database/exchange/toml_text.h"
#include "model/card_fields.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <set>

namespace blattwerk::database {

using namespace model;

namespace {

Error at(const std::string& file, int line, Error error) {
    error.args.insert(error.args.begin(), {file, std::to_string(line)});
    return error;
}

/// `en.clauses.WORDING` and `en.hashes.FIELD`: what a table of cards has no column for.
bool isPlaceInTranslation(std::string_view column) {
    return column.find(".clauses.") == 2 || column.find(".hashes.") == 2;
}

void readOwnColumns(Card& card, const ImportRow& row) {
    for (const auto& [column, text] : row.values) {
        if (column == "picture") {
            card.art = text;
        } else if (isPlaceInTranslation(column)) {
            CardTranslation& translation = card.translations[column.substr(0, 2)];
            const bool isClause = column.find(".clauses.") == 2;
            (isClause ? translation.manualClauses : translation.sourceHashes)[column.substr(isClause ? 11 : 10)] = text;
        }
    }
}

Result<void> addCards(SystemPackage& package, const std::string& file, const std::string& text) {
    const Result<ImportRows> rows = readToml(text);
    if (!rows) {
        Error error = rows.error();
        error.code = "package.syntax";
        error.args.insert(error.args.begin(), file);
        return error;
    }
    ColumnMapping mapping;
    for (const std::string& column : rows->columns) {
        if (column == "picture" || isPlaceInTranslation(column)) {
            continue;
        }
        const FieldInfo* field = package.info.schema.field(column);
        mapping[column] = field && !field->derived ? column : fieldOfColumn(column, package.info);
        if (mapping[column].empty()) {
            return Error{"card.unknown_field", {file, "0", column}, {}};
        }
    }
    for (const ImportRow& row : rows->rows) {
        Card card;
        card.system = package.info.key;
        Result<void> read = applyRow(card, row, mapping, package.info);
        readOwnColumns(card, row);
        if (read && card.key.empty()) {
            card.key = keyFromName(card.name);
        }
        if (read) {
            read = checkCard(card, package.info.schema);
        }
        if (!read) {
            return at(file, row.line, read.error());
        }
        package.cards.push_back(std::move(card));
    }
    return {};
}

Result<void> addCollection(SystemPackage& package, const std::string& file, const std::string& text) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    const toml::table& table = *parsed;
    Collection collection;
    collection.system = package.info.key;
    collection.key = tomlText(table, "key");
    collection.kind = tomlText(table, "kind");
    const CollectionKind* kind = package.info.collectionKind(collection.kind);
    for (const auto& [key, isWrong] : {std::pair{"key", collection.key.empty()}, std::pair{"kind", kind == nullptr}}) {
        if (isWrong) {
            return Error{"package.wrong_value", {file, "1", key}, {}};
        }
    }
    collection.name.de = tomlText(table, "name");
    if (const toml::table* english = table["en"].as_table()) {
        collection.name.en = tomlText(*english, "name");
    }
    collection.colour = tomlText(table, "colour");
    for (const std::string& field : kind->fields) {
        const FieldInfo* info = package.info.schema.field(field);
        const toml::node* node = table.get(field);
        // A field that only collections have is no field of the schema; its value tells what it is.
        if (node && (info ? info->kind == FieldKind::Int : node->is_integer())) {
            collection.stats[field] = tomlNumber(table, field).value_or(0);
        } else if (node && info && info->kind == FieldKind::Set) {
            collection.stats[field] = tomlTexts(table, field);
        } else if (node) {
            collection.stats[field] = tomlValueText(*node);
        }
        if (info && collection.colour.empty() && !table.contains("colour")) {
            const std::string value = tomlText(table, field);
            for (const FieldChoice& choice : info->choices) {
                const auto accent = choice.properties.find("accent");
                if (choice.value == value && accent != choice.properties.end()) {
                    collection.colour = accent->second.de;
                }
            }
        }
    }
    if (const toml::array* cards = table["cards"].as_array()) {
        for (const toml::node& node : *cards) {
            if (const toml::table* entry = node.as_table()) {
                collection.cards.push_back({tomlText(*entry, "key"), tomlNumber(*entry, "copies").value_or(1)});
            } else {
                collection.cards.push_back({tomlValueText(node), 1});
            }
        }
    }
    package.collections.push_back(std::move(collection));
    return {};
}

Result<void> checkWhole(const SystemPackage& package) {
    std::set<std::string> keys;
    for (const Card& card : package.cards) {
        if (!keys.insert(card.key).second) {
            return Error{"package.duplicate_key", {package.info.key, card.key}, {}};
        }
    }
    for (const Collection& collection : package.collections) {
        for (const CollectionEntry& entry : collection.cards) {
            if (!keys.contains(entry.cardKey)) {
                return Error{"edit.unknown_card", {collection.key, entry.cardKey}, {}};
            }
        }
    }
    return {};
}

Result<void> readEdition(const std::string& file, const std::string& text, const SystemInfo& info, FrozenPool& pool) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    pool.note = tomlText(*parsed, "note");
    pool.frozenAt = tomlText(*parsed, "frozen_at");
    if (pool.frozenAt.empty()) {
        return Error{"package.missing_value", {file, "1", "frozen_at"}, {}};
    }
    if (const toml::table* values = (*parsed)["parameters"].as_table()) {
        for (const auto& [key, node] : *values) {
            const Parameter* parameter = info.parameter(key.str());
            const std::string value = tomlValueText(node);
            if (!parameter || !parameter->check(value)) {
                return Error{
                    "package.wrong_value", {file, std::to_string(tomlLine(*values)), std::string(key.str())}, {}};
            }
            pool.parameters[std::string(key.str())] = value;
        }
    }
    return {};
}

/// The pools below `editions/`, each read like a package of its own with the types of this one.
Result<void> addEditions(SystemPackage& package, const PackageFiles& files) {
    constexpr std::string_view kFolder = "editions/";
    std::map<std::string, SystemPackage> pools;
    for (const auto& [file, text] : files) {
        const std::size_t end = file.find('/', kFolder.size());
        if (!file.starts_with(kFolder) || end == std::string::npos) {
            continue;
        }
        SystemPackage& pool = pools[file.substr(kFolder.size(), end - kFolder.size())];
        pool.info = package.info;
        const std::string inside = file.substr(end + 1);
        Result<void> read;
        if (inside == "edition.toml") {
            read = readEdition(file, text, package.info, pool.editions.emplace_back());
        } else if (inside.starts_with("cards/")) {
            read = addCards(pool, file, text);
        } else if (inside.starts_with("collections/")) {
            read = addCollection(pool, file, text);
        }
        if (!read) {
            return read;
        }
    }
    for (auto& [label, pool] : pools) {
        if (pool.editions.empty()) {
            return Error{"package.missing_file", {std::string(kFolder) + label + "/edition.toml"}, {}};
        }
        if (Result<void> whole = checkWhole(pool); !whole) {
            return whole;
        }
        FrozenPool& frozen = package.editions.emplace_back(std::move(pool.editions.front()));
        frozen.label = label;
        frozen.cards = std::move(pool.cards);
        frozen.collections = std::move(pool.collections);
    }
    return {};
}

} // namespace

Result<SystemPackage> readPackage(const PackageFiles& files) {
    const auto system = files.find("system.toml");
    if (system == files.end()) {
        return Error{"package.missing_file", {"system.toml"}, {}};
    }
    Result<SystemInfo> info = readSystemToml(system->first, system->second);
    if (!info) {
        return info.error();
    }
    SystemPackage package;
    package.info = std::move(*info);
    for (const auto& [file, text] : files) {
        Result<void> read;
        if (file.starts_with("cards/") && file.ends_with(".toml")) {
            read = addCards(package, file, text);
        } else if (file.starts_with("collections/") && file.ends_with(".toml")) {
            read = addCollection(package, file, text);
        } else if (file == "rules.de.toml" || file == "rules.en.toml") {
            read = readRulesToml(file, text, package.rules);
        } else if (file == "messages.toml") {
            read = readMessagesToml(file, text, package.rules);
        } else if (file == "face.toml") {
            package.layout = text;
        }
        if (!read) {
            return read.error();
        }
    }
    if (const Result<void> editions = addEditions(package, files); !editions) {
        return editions.error();
    }
    const Result<void> whole = checkWhole(package);
    return whole ? Result<SystemPackage>(std::move(package)) : whole.error();
}

Result<SystemPackage> loadPackage(const std::string& folder) {
    const QDir root(QString::fromStdString(folder));
    PackageFiles files;
    QDirIterator entries(root.path(), {QStringLiteral("*.toml")}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return Error{"package.missing_file", {path.toStdString()}, {}};
        }
        files[root.relativeFilePath(path).toStdString()] = file.readAll().toStdString();
    }
    return readPackage(files);
}

Result<std::vector<SystemPackage>> loadPackages(const std::string& folder) {
    std::vector<SystemPackage> packages;
    const QDir root(QString::fromStdString(folder));
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!root.exists(name + QStringLiteral("/system.toml"))) {
            continue;
        }
        Result<SystemPackage> package = loadPackage(root.filePath(name).toStdString());
        if (!package) {
            return package.error();
        }
        packages.push_back(std::move(*package));
    }
    std::ranges::stable_sort(packages, {}, [](const SystemPackage& package) { return package.info.order; });
    return packages;
}

} // namespace blattwerk::database
