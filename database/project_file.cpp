#include "database/project_file.h"

#include "database/file_system.h"
#include "database/project_format.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QThread>

#include <cstdint>
#include <string_view>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr qint64 kHeaderSize = 100;
/// Up to this size the whole file is checked at opening (some ten milliseconds); of a larger one the length and the
/// beginning of every table. The check of all of it stands in Project::info.
constexpr qint64 kFullyChecked = 16 * 1024 * 1024;

Error fileError(std::string code, const std::string& path, std::vector<std::string> more = {}) {
    more.insert(more.begin(), path);
    return Error{std::move(code), std::move(more), {}};
}

std::uint32_t bigEndian(const QByteArray& bytes, int at) {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        value = (value << 8) | static_cast<unsigned char>(bytes.at(at + i));
    }
    return value;
}

/// What can be told from the bytes alone, so that a file that is not ours is never given to SQLite at all.
Result<int> schemaFromHeader(const std::string& path, int newest) {
    const QFileInfo info(QString::fromStdString(path));
    if (!info.exists()) {
        return fileError(QFileInfo(info.path()).isDir() ? "project.missing" : "project.folder_missing", path);
    }
    if (!info.isFile()) {
        return fileError("project.foreign", path);
    }
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        return fileError(info.isReadable() ? "project.unreadable" : "project.no_permission", path);
    }
    const QByteArray header = file.read(kHeaderSize);
    if (!header.startsWith(QByteArrayView("SQLite format 3\0", 16))) {
        return fileError("project.foreign", path);
    }
    if (header.size() < kHeaderSize) {
        return fileError("project.damaged", path);
    }
    if (bigEndian(header, 68) != static_cast<std::uint32_t>(kApplicationId)) {
        return fileError("project.foreign", path);
    }
    const auto schema = static_cast<int>(bigEndian(header, 60));
    if (schema > newest) {
        return fileError("project.newer_version", path, {std::to_string(schema), std::to_string(newest)});
    }
    return schema;
}

bool hasLog(const std::string& path) {
    return QFileInfo(QString::fromStdString(path) + QStringLiteral("-wal")).size() > 0;
}

bool isSound(Database& database, const std::string& path) {
    const qint64 size = QFileInfo(QString::fromStdString(path)).size();
    if (size <= kFullyChecked) {
        return quickCheck(database) == "ok";
    }
    if (!hasLog(path) && database.integer("PRAGMA page_count") * database.integer("PRAGMA page_size") != size) {
        return false;
    }
    Statement tables(database, "SELECT name FROM sqlite_schema WHERE type='table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
    while (tables.next()) {
        if (!database.run("SELECT 1 FROM \"" + tables.text(0) + "\" LIMIT 1")) {
            return false;
        }
    }
    return tables.status().isOk();
}

QString stampOf(const std::string& path) {
    const QFileInfo file(QString::fromStdString(path));
    return QStringLiteral("%1 %2").arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size());
}

/// Checks a file without log by reading it alone: nothing is created beside a damaged one, and nothing is written to
/// it. Null if there is a log, so that only SQLite's locks give a true picture. Another program may be writing its log
/// back into the file just now; what changes while it is read says nothing, so only a file that stays unsound is
/// damaged.
Result<std::unique_ptr<Database>> soundReader(const std::string& path) {
    constexpr int kMostTries = 100;
    constexpr unsigned long kPauseMilliseconds = 20;
    for (int tried = 0; !hasLog(path); ++tried) {
        const QString before = stampOf(path);
        Result<std::unique_ptr<Database>> reader = Database::open(path, Database::Access::Immutable);
        if (reader && isSound(**reader, path)) {
            return reader;
        }
        if (!reader && reader.error().code != "project.damaged") {
            return reader;
        }
        if (tried == kMostTries || (tried > 0 && stampOf(path) == before && !hasLog(path))) {
            return fileError("project.damaged", path);
        }
        QThread::msleep(kPauseMilliseconds);
    }
    return std::unique_ptr<Database>();
}

} // namespace

std::string quickCheck(Database& database) {
    Statement statement(database, "PRAGMA quick_check(1)");
    if (statement.next()) {
        return statement.text(0);
    }
    const Result<void> status = statement.status();
    return status ? "ok" : status.error().detail;
}

Result<void> prepareForWriting(Database& database) {
    if (database.path() != ":memory:") {
        // On a drive that cannot share memory the log does not work and SQLite stays with its rollback journal.
        const std::string mode = isOnNetworkDrive(database.path()) ? "DELETE" : "WAL";
        static_cast<void>(database.text("PRAGMA journal_mode=" + mode));
    }
    return database.run("PRAGMA synchronous=FULL");
}

Result<std::unique_ptr<Database>> openProjectFile(const std::string& path, bool readOnly,
                                                  const std::vector<Migration>& migrations) {
    const int newest = newestSchema(migrations);
    const Result<int> schema = schemaFromHeader(path, newest);
    if (!schema) {
        return schema.error();
    }
    if (*schema < newest && readOnly) {
        return fileError("project.older_version", path, {std::to_string(*schema), std::to_string(newest)});
    }
    Result<std::unique_ptr<Database>> reader = soundReader(path);
    const bool withLog = reader && *reader == nullptr;
    if (!reader || (readOnly && !withLog)) {
        return reader;
    }
    reader->reset();
    // SQLite writes its log beside the file, so the folder must be writable too.
    const QFileInfo file(QString::fromStdString(path));
    if (!readOnly && (!file.isWritable() || !QFileInfo(file.absolutePath()).isWritable())) {
        return fileError("project.no_permission", path);
    }
    Result<std::unique_ptr<Database>> opened =
        Database::open(path, readOnly ? Database::Access::ReadOnly : Database::Access::ReadWrite);
    if (!opened) {
        return opened;
    }
    Database& database = **opened;
    if (withLog && !isSound(database, path)) {
        database.leaveFileUntouched();
        return fileError("project.damaged", path);
    }
    Statement version(database, "PRAGMA user_version");
    if (!version.next()) {
        database.leaveFileUntouched();
        const Result<void> status = version.status();
        return status ? fileError("project.damaged", path) : status.error();
    }
    const int present = version.number(0);
    version.reset();
    if (present > newest) {
        database.leaveFileUntouched();
        return fileError("project.newer_version", path, {std::to_string(present), std::to_string(newest)});
    }
    if (readOnly) {
        return opened;
    }
    if (present < newest) {
        if (Result<std::string> copied = backUp(database, present); !copied) {
            return copied.error();
        }
    }
    if (Result<void> prepared = prepareForWriting(database); !prepared) {
        return prepared.error();
    }
    if (Result<void> migrated = migrate(database, migrations); !migrated) {
        return migrated.error();
    }
    return opened;
}

namespace {

/// Errors of a file that nobody has seen yet, said of the one that was wanted.
Error creationError(const Error& error, const std::string& path) {
    if (error.code == "project.disk_full" || error.detail.find("full") != std::string::npos) {
        return fileError("project.disk_full", path);
    }
    return fileError("project.not_created", path);
}

} // namespace

Result<std::unique_ptr<Database>> startProjectFile(const std::string& path, const std::vector<Migration>& migrations) {
    std::string temporary = ":memory:";
    if (path != ":memory:") {
        const QFileInfo wanted(QString::fromStdString(path));
        if (wanted.exists() || wanted.isSymLink()) {
            return fileError("project.exists", path);
        }
        const QFileInfo folder(wanted.path());
        if (!folder.isDir()) {
            return fileError("project.folder_missing", path);
        }
        if (!folder.isWritable()) {
            return fileError("project.no_permission", path);
        }
        temporary = path + ".new-" + std::to_string(QRandomGenerator::global()->generate());
    }
    Result<std::unique_ptr<Database>> created = Database::open(temporary, Database::Access::Create);
    if (!created) {
        QFile::remove(QString::fromStdString(temporary));
        return creationError(created.error(), path);
    }
    Database& database = **created;
    const auto discarded = [&](const Error& error) {
        discardProjectFile(std::move(*created));
        return creationError(error, path);
    };
    // Nobody knows the file yet: one synchronisation at its end is enough.
    const std::string identity = "PRAGMA application_id=" + std::to_string(kApplicationId);
    for (const std::string_view pragma : {std::string_view("PRAGMA journal_mode=MEMORY"),
                                          std::string_view("PRAGMA synchronous=OFF"), std::string_view(identity)}) {
        if (Result<void> done = database.run(pragma); !done) {
            return discarded(done.error());
        }
    }
    if (Result<void> migrated = migrate(database, migrations); !migrated) {
        return discarded(migrated.error());
    }
    return created;
}

void discardProjectFile(std::unique_ptr<Database> database) {
    const std::string path = database->path();
    database.reset();
    QFile::remove(QString::fromStdString(path));
}

Result<void> finishProjectFile(std::unique_ptr<Database> database, const std::string& path) {
    const std::string temporary = database->path();
    const auto discard = [&temporary] { QFile::remove(QString::fromStdString(temporary)); };
    static_cast<void>(database->text("PRAGMA optimize"));
    static_cast<void>(database->text("PRAGMA synchronous=FULL"));
    // Switching to the log writes the header, with a synchronisation of everything before it.
    if (database->text("PRAGMA journal_mode=WAL") != "wal") {
        static_cast<void>(database->text("PRAGMA journal_mode=DELETE"));
    }
    database.reset();
    QFile file(QString::fromStdString(temporary));
    if (!file.open(QIODevice::ReadWrite) || !synchronise(file)) {
        discard();
        return fileError("project.disk_full", path);
    }
    file.close();
    if (!file.rename(QString::fromStdString(path))) {
        const bool exists = QFileInfo::exists(QString::fromStdString(path));
        discard();
        return fileError(exists ? "project.exists" : "project.not_created", path);
    }
    return {};
}

} // namespace blattwerk::database
