#include "database/migration.h"

#include "database/database.h"
#include "database/database_copy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <string_view>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

std::vector<std::string> statementsOf(std::string_view sql) {
    constexpr std::string_view kSeparator = "\n-- next\n";
    std::vector<std::string> statements;
    for (std::size_t start = 0; start < sql.size();) {
        const std::size_t end = std::min(sql.find(kSeparator, start), sql.size());
        statements.emplace_back(sql.substr(start, end - start));
        start = end == sql.size() ? end : end + kSeparator.size();
    }
    return statements;
}

std::vector<Migration> readMigrations() {
    std::vector<Migration> migrations;
    const QDir folder(QStringLiteral(":/migrations"));
    for (const QString& name : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            migrations.push_back({name.left(3).toInt(), file.readAll().toStdString()});
        }
    }
    return migrations;
}

} // namespace

const std::vector<Migration>& shippedMigrations() {
    static const std::vector<Migration> migrations = readMigrations();
    return migrations;
}

int newestSchema(const std::vector<Migration>& migrations) {
    return migrations.empty() ? 0 : migrations.back().number;
}

Result<void> migrate(Database& database, const std::vector<Migration>& migrations) {
    const auto present = static_cast<int>(database.integer("PRAGMA user_version"));
    for (const Migration& step : migrations) {
        if (step.number <= present) {
            continue;
        }
        const auto failed = [&](const Error& cause) {
            return Error{"project.migration_failed", {database.path(), std::to_string(step.number)}, cause.detail};
        };
        Transaction transaction(database);
        if (Result<void> begun = transaction.begin(); !begun) {
            return begun;
        }
        for (const std::string& sql : statementsOf(step.sql)) {
            if (Result<void> done = database.run(sql); !done) {
                return failed(done.error());
            }
        }
        if (Result<void> done = database.run("PRAGMA user_version=" + std::to_string(step.number)); !done) {
            return failed(done.error());
        }
        if (Result<void> committed = transaction.commit(); !committed) {
            return failed(committed.error());
        }
    }
    return {};
}

Result<std::string> backUp(Database& database, int schema) {
    const QString wanted =
        QString::fromStdString(database.path()) + QStringLiteral(".backup-v") + QString::number(schema);
    QString target = wanted;
    for (int n = 2; QFileInfo::exists(target); ++n) {
        target = wanted + QLatin1Char('-') + QString::number(n);
    }
    const std::string path = target.toStdString();
    const Result<void> copied = copyDatabase(database, path);
    return copied ? Result<std::string>(path) : copied.error();
}

} // namespace blattwerk::database
