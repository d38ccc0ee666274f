#include "database/recovery.h"

#include "database/card_repository.h"
#include "database/database.h"
#include "database/migration.h"
#include "database/project_file.h"
#include "database/rule_repository.h"
#include "database/search/card_index.h"
#include "database/search/rule_index.h"
#include "database/system_installation.h"
#include "database/system_repository.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <map>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

/// Every table with content of its own, those that others name first. The search index is made anew.
constexpr std::array<std::string_view, 30> kTables{"meta",
                                                   "system",
                                                   "card_type",
                                                   "field",
                                                   "parameter",
                                                   "rule_set",
                                                   "rule_set_value",
                                                   "layout",
                                                   "art",
                                                   "card",
                                                   "card_translation",
                                                   "collection",
                                                   "collection_card",
                                                   "revision",
                                                   "change",
                                                   "edition",
                                                   "edition_card",
                                                   "edition_collection",
                                                   "edition_parameter",
                                                   "edition_former_label",
                                                   "edition_rules",
                                                   "rule_section",
                                                   "rule",
                                                   "term",
                                                   "message",
                                                   "ruling",
                                                   "phrase_alias",
                                                   "saved_match",
                                                   "experiment",
                                                   "print_job"};

/// Tables that files of the first schema do not have.
constexpr std::array<std::string_view, 2> kOfSecondSchema{"edition_former_label", "edition_rules"};

/// Tables whose rows have numbers that can be asked for one by one.
constexpr std::array<std::string_view, 8> kNumbered{"art",     "card",        "collection", "revision",
                                                    "edition", "saved_match", "experiment", "print_job"};

constexpr std::int64_t kMostNumbers = 1 << 22;

/// The columns of a table; of those only what the table of an older program has too.
std::string columnsOf(Database& database, std::string_view table) {
    std::string columns;
    Statement rows(database,
                   "SELECT name FROM pragma_table_info(?1) WHERE name IN (SELECT name FROM pragma_table_info(?1, "
                   "'old')) OR NOT EXISTS (SELECT 1 FROM pragma_table_info(?1, 'old')) ORDER BY cid");
    rows.bind(table);
    while (rows.next()) {
        columns += (columns.empty() ? "\"" : ", \"") + rows.text(0) + "\"";
    }
    return columns;
}

std::string primaryKeyOf(Database& database, std::string_view table, bool descending) {
    std::string columns;
    Statement rows(database, "SELECT name FROM pragma_table_info(?) WHERE pk>0 ORDER BY pk");
    rows.bind(table);
    while (rows.next()) {
        columns += (columns.empty() ? "\"" : ", \"") + rows.text(0) + "\"" + (descending ? " DESC" : "");
    }
    return columns;
}

/// Copies the rows of one table from the attached file `old`, as many as can be read.
class TableRescue {
public:
    TableRescue(Database& database, std::string_view table)
        : m_database(database),
          m_table(table),
          m_columns(columnsOf(database, table)),
          m_values(m_columns) {
        // Projects of the first schema do not tell after which revision an edition was frozen; 002_editions.sql works
        // it out in the same way, but only for files that are opened.
        if (m_table == "edition" && lacksColumn("revision")) {
            m_columns += ", revision";
            m_values += ", coalesce((SELECT max(id) FROM main.revision WHERE at <= frozen_at), 0)";
        }
    }

    RecoveredTable run() {
        const std::string all = copy({});
        if (!m_database.run(all)) {
            m_isDamaged = true;
            if (std::ranges::find(kNumbered, m_table) != kNumbered.end()) {
                std::int64_t last = m_database.integer("SELECT max(rowid) FROM old.\"" + m_table + "\"", -1);
                last = last < 0 ? m_database.integer("SELECT seq FROM old.sqlite_sequence WHERE name='" + m_table + "'",
                                                     65536)
                                : last;
                copyNumbers(1, std::min(last, kMostNumbers));
            } else {
                copyFromEnd(false);
                copyFromEnd(true);
            }
        }
        return {m_table, static_cast<int>(m_database.integer("SELECT count(*) FROM main.\"" + m_table + "\"")),
                m_isDamaged};
    }

private:
    [[nodiscard]] std::string copy(const std::string& condition) const {
        return "INSERT OR IGNORE INTO main.\"" + m_table + "\" (" + m_columns + ") SELECT " + m_values +
               " FROM old.\"" + m_table + "\" " + condition;
    }

    /// Whether the file has the table, but without that column.
    [[nodiscard]] bool lacksColumn(const std::string& column) const {
        const std::string info = " FROM pragma_table_info('" + m_table + "', 'old')";
        return m_database.integer("SELECT count(*)" + info) > 0 &&
               m_database.integer("SELECT count(*)" + info + " WHERE name='" + column + "'") == 0;
    }

    /// Halves a range that cannot be read until single rows are left.
    void copyNumbers(std::int64_t first, std::int64_t last) {
        if (last < first || m_failures > kMostFailures) {
            return;
        }
        if (m_database.run(copy("WHERE rowid BETWEEN " + std::to_string(first) + " AND " + std::to_string(last)))) {
            return;
        }
        ++m_failures;
        if (first == last) {
            return;
        }
        const std::int64_t middle = first + (last - first) / 2;
        copyNumbers(first, middle);
        copyNumbers(middle + 1, last);
    }

    /// As many rows from one end as can be read.
    void copyFromEnd(bool descending) {
        const std::string order = primaryKeyOf(m_database, m_table, descending);
        if (order.empty()) {
            return;
        }
        std::int64_t good = 0;
        for (std::int64_t step = std::int64_t{1} << 20; step > 0; step /= 2) {
            const std::string limit = std::to_string(good + step);
            if (m_database.run(copy("ORDER BY " + order + " LIMIT " + limit))) {
                good += step;
            }
        }
    }

    static constexpr int kMostFailures = 20000;

    Database& m_database;
    std::string m_table;
    std::string m_columns;
    /// What is read for them.
    std::string m_values;
    bool m_isDamaged = false;
    int m_failures = 0;
};

/// Puts the pages that describe the tables of an empty project in the place of those of the copy. The steps of the
/// schema give every project the same tables at the same pages, so what lies in them is found again.
void renewDescription(Database& empty, const QString& copy) {
    QFile pattern(QString::fromStdString(empty.path()));
    QFile file(copy);
    if (!pattern.open(QIODevice::ReadOnly) || !file.open(QIODevice::ReadWrite)) {
        return;
    }
    const qint64 pageSize = empty.integer("PRAGMA page_size", 4096);
    Statement pages(empty, "SELECT pageno FROM dbstat WHERE name='sqlite_schema' ORDER BY pageno");
    while (pages.next()) {
        const qint64 at = (pages.integer(0) - 1) * pageSize;
        QByteArray page = pattern.seek(at) ? pattern.read(pageSize) : QByteArray();
        if (page.size() != pageSize || at + pageSize > file.size() || !file.seek(at)) {
            return;
        }
        // Number of pages and list of free ones are unknown; with differing counters SQLite goes by the size of the
        // file.
        for (int byte = 24; at == 0 && byte < 40; ++byte) {
            page[byte] = byte == 27 ? '\1' : '\0';
        }
        file.write(page);
    }
}

/// The copy, attached as `old`; false if SQLite finds no database in it.
bool attach(Database& database, const std::string& copy) {
    Statement attached(database, "ATTACH ? AS old");
    if (!attached.bind(copy).run()) {
        return false;
    }
    // A description that is damaged in one place must not hide the other tables.
    static_cast<void>(database.run("PRAGMA old.cell_size_check=ON"));
    static_cast<void>(database.run("PRAGMA writable_schema=ON"));
    if (database.integer("SELECT count(*) FROM old.sqlite_schema WHERE name IN ('card', 'system', 'revision')") > 0) {
        return true;
    }
    static_cast<void>(database.run("DETACH old"));
    return false;
}

/// Systems that cards belong to and that are not described any more.
Result<void> renewSystems(Database& database, const std::vector<SystemPackage>& known, Recovery& recovery) {
    for (const SystemPackage& package : known) {
        const std::string key = "'" + package.info.key + "'";
        const bool isUsed = database.integer("SELECT count(*) FROM card WHERE system=" + key) > 0;
        const bool isWhole = database.integer("SELECT count(*) FROM system WHERE key=" + key) == 1 &&
                             database.integer("SELECT count(*) FROM card WHERE system=" + key +
                                              " AND type NOT IN (SELECT key FROM "
                                              "card_type WHERE system=" +
                                              key + ")") == 0;
        if (!isUsed || isWhole) {
            continue;
        }
        // Also rows whose own word for the system is damaged: their numbers would be in the way.
        static_cast<void>(database.run("DELETE FROM system WHERE key=" + key));
        for (const char* table : {"card_type", "field", "rule_set_value", "rule_set", "parameter", "layout",
                                  "rule_section", "rule", "term", "message"}) {
            if (Result<void> gone =
                    database.run("DELETE FROM " + std::string(table) + " WHERE system NOT IN (SELECT key FROM system)");
                !gone) {
                return gone;
            }
        }
        if (Result<void> installed = installSystem(database, package); !installed) {
            return installed;
        }
        recovery.renewedSystems.push_back(package.info.key);
    }
    return {};
}

/// Rows that name something lost cannot stay.
Result<void> dropDangling(Database& database, Recovery& recovery) {
    for (int round = 0; round < 8; ++round) {
        std::map<std::string, std::vector<std::int64_t>> numbers;
        std::map<std::string, int> counts;
        {
            Statement rows(database, "SELECT \"table\", rowid FROM pragma_foreign_key_check");
            while (rows.next()) {
                numbers[rows.text(0)].push_back(rows.isNull(1) ? -1 : rows.integer(1));
            }
        }
        if (numbers.empty()) {
            return {};
        }
        for (const auto& [table, ids] : numbers) {
            for (const std::int64_t id : ids) {
                if (id >= 0) {
                    static_cast<void>(database.run("DELETE FROM \"" + table + "\" WHERE rowid=" + std::to_string(id)));
                }
            }
            counts[table] = static_cast<int>(ids.size());
        }
        // Tables without row numbers name these parents.
        for (const std::string_view sql :
             {std::string_view("DELETE FROM card_type WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM field WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM parameter WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM rule_set WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM rule_set_value WHERE (system, rule_set) NOT IN (SELECT system, key FROM "
                               "rule_set) OR (system, parameter) NOT IN (SELECT system, key FROM parameter)"),
              std::string_view("DELETE FROM layout WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM card_translation WHERE card NOT IN (SELECT id FROM card)"),
              std::string_view("DELETE FROM collection_card WHERE card NOT IN (SELECT id FROM card) OR collection NOT "
                               "IN (SELECT id FROM collection)"),
              std::string_view("DELETE FROM change WHERE revision NOT IN (SELECT id FROM revision)"),
              std::string_view("DELETE FROM edition_card WHERE edition NOT IN (SELECT id FROM edition)"),
              std::string_view("DELETE FROM edition_collection WHERE edition NOT IN (SELECT id FROM edition)"),
              std::string_view("DELETE FROM edition_parameter WHERE edition NOT IN (SELECT id FROM edition)"),
              std::string_view("DELETE FROM edition_former_label WHERE edition NOT IN (SELECT id FROM edition)"),
              std::string_view("DELETE FROM rule_section WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM rule WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM term WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM message WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM ruling WHERE system NOT IN (SELECT key FROM system)"),
              std::string_view("DELETE FROM phrase_alias WHERE system NOT IN (SELECT key FROM system)")}) {
            if (Result<void> done = database.run(sql); !done) {
                return done;
            }
        }
        for (const auto& [table, count] : counts) {
            recovery.dropped.push_back({table, count, true});
        }
    }
    return {};
}

Result<void> makeIndex(Database& database) {
    const Result<std::vector<model::SystemInfo>> systems = SystemRepository(database).all();
    if (!systems) {
        return systems.error();
    }
    for (const model::SystemInfo& info : *systems) {
        const Result<std::vector<model::Card>> cards = CardRepository(database).all(info.key);
        const Result<model::RuleBook> book = RuleRepository(database).book(info.key);
        if (!cards || !book) {
            return cards ? book.error() : cards.error();
        }
        for (const char* table : {"rule_search_de", "rule_search_en"}) {
            static_cast<void>(database.run("DELETE FROM " + std::string(table) + " WHERE system='" + info.key + "'"));
        }
        Result<void> done = indexRules(database, info.key, *book);
        for (auto card = cards->begin(); done && card != cards->end(); ++card) {
            done = indexCard(database, *card, true);
        }
        if (done) {
            done = indexNumberFields(database, info.schema);
        }
        if (!done) {
            return done;
        }
    }
    return {};
}

void listLostCards(Database& database, Recovery& recovery) {
    Statement rows(
        database, "SELECT DISTINCT system, key FROM change WHERE entity='card' AND after IS NOT NULL AND NOT EXISTS "
                  "(SELECT 1 FROM card WHERE card.system=change.system AND card.key=change.key) AND NOT EXISTS (SELECT "
                  "1 FROM change AS gone JOIN revision ON revision.id=gone.revision AND state=0 WHERE "
                  "gone.entity='card' AND gone.system=change.system AND gone.key=change.key AND gone.after IS NULL) "
                  "ORDER BY system, key");
    while (rows.next()) {
        recovery.lostCards.push_back(rows.text(0) + "/" + rows.text(1));
    }
}

Result<void> rescue(Database& database, const std::vector<SystemPackage>& known, Recovery& recovery) {
    if (Result<void> off = database.run("PRAGMA foreign_keys=OFF"); !off) {
        return off;
    }
    const bool isOfFirstSchema = database.integer("PRAGMA old.user_version") == 1;
    for (const std::string_view table : kTables) {
        if (isOfFirstSchema && std::ranges::find(kOfSecondSchema, table) != kOfSecondSchema.end()) {
            continue;
        }
        const RecoveredTable rescued = TableRescue(database, table).run();
        if (rescued.rows > 0 || rescued.isDamaged) {
            recovery.tables.push_back(rescued);
        }
    }
    static_cast<void>(database.run("DETACH old"));
    static_cast<void>(database.run("PRAGMA writable_schema=OFF"));
    Transaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun;
    }
    Result<void> done = renewSystems(database, known, recovery);
    listLostCards(database, recovery);
    if (done) {
        done = dropDangling(database, recovery);
    }
    if (done) {
        done = makeIndex(database);
    }
    if (!done) {
        return done;
    }
    recovery.cards = static_cast<int>(database.integer("SELECT count(*) FROM card"));
    recovery.collections = static_cast<int>(database.integer("SELECT count(*) FROM collection"));
    return transaction.commit();
}

} // namespace

bool Recovery::isComplete() const {
    const bool isWhole = std::ranges::none_of(tables, [](const RecoveredTable& table) { return table.isDamaged; });
    return isWhole && lostCards.empty() && dropped.empty() && renewedSystems.empty();
}

Result<Recovery> recoverProject(const std::string& damaged, const std::string& out,
                                const std::vector<SystemPackage>& known) {
    const QString path = QString::fromStdString(damaged);
    if (!QFileInfo(path).isFile()) {
        return Error{"project.missing", {damaged}, {}};
    }
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy"));
    if (!QFile::copy(path, copy)) {
        return Error{"project.no_permission", {damaged}, {}};
    }
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    QFile::copy(path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    Result<std::unique_ptr<Database>> target = startProjectFile(out, shippedMigrations());
    if (!target) {
        return target.error();
    }
    bool isAttached = attach(**target, copy.toStdString());
    if (!isAttached) {
        renewDescription(**target, copy);
        isAttached = attach(**target, copy.toStdString());
    }
    if (!isAttached) {
        discardProjectFile(std::move(*target));
        return Error{"project.foreign", {damaged}, {}};
    }
    Recovery recovery;
    if (Result<void> rescued = rescue(**target, known, recovery); !rescued) {
        discardProjectFile(std::move(*target));
        return rescued.error();
    }
    const Result<void> finished = finishProjectFile(std::move(*target), out);
    return finished ? Result<Recovery>(std::move(recovery)) : finished.error();
}

} // namespace blattwerk::database
