#pragma once

#include "model/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

class QSqlDatabase;
struct sqlite3;
struct sqlite3_stmt;

namespace blattwerk::database {

class Statement;

struct FinalizeStatement {
    void operator()(sqlite3_stmt* statement) const;
};
using StatementHandle = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

/// A connection to one SQLite file, opened by Qt SQL; to be used in one thread, while a QCoreApplication lives, which
/// finds the driver. Errors are the codes that Project states, never SQL.
class Database {
public:
    enum class Access {
        ReadWrite, ///< an existing file
        Create,    ///< a new file or one in memory
        ReadOnly,
        Immutable ///< reads the file alone, without locks and without looking at a write-ahead log
    };

    [[nodiscard]] static model::Result<std::unique_ptr<Database>> open(const std::string& path, Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// A statement that is prepared once per text; errors show in Statement::status.
    [[nodiscard]] Statement prepare(std::string_view sql);
    /// Runs one statement without arguments and rows.
    model::Result<void> run(std::string_view sql);
    /// First column of the first row; `fallback` where there is none.
    [[nodiscard]] std::int64_t integer(std::string_view sql, std::int64_t fallback = 0);
    [[nodiscard]] std::string text(std::string_view sql);
    /// Rows that the last statement changed.
    [[nodiscard]] int changedRows() const;
    [[nodiscard]] std::int64_t lastRowId() const;
    [[nodiscard]] bool isInTransaction() const;
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Who writes through this connection: author of revisions and editions for which nobody else is named.
    [[nodiscard]] const std::string& author() const { return m_author; }
    void setAuthor(std::string author) { m_author = std::move(author); }
    /// The connection of the driver, for what Qt SQL has no word for: functions and tokenizers of our own, backups.
    [[nodiscard]] sqlite3* handle() const { return m_handle; }
    /// The stable error of a SQLite result code on this connection.
    [[nodiscard]] model::Error error(int code) const;
    /// The file was renamed, replaced or deleted since it was opened: what is written would be found by nobody.
    [[nodiscard]] bool isMoved() const;
    /// The file stays byte for byte as it is: closing does not write the log back.
    void leaveFileUntouched();

private:
    friend class Statement;
    explicit Database(std::string path);
    model::Result<void> connect(Access access);
    model::Result<void> configure();
    void giveBack(std::string_view sql, StatementHandle statement);

    std::string m_path;
    std::string m_author;
    std::unique_ptr<QSqlDatabase> m_connection;
    sqlite3* m_handle = nullptr;
    std::unordered_map<std::string, StatementHandle> m_idle;
};

/// One use of a prepared statement. Its SQL may name an argument again (?1), but takes as many as are bound. After a
/// failure it does nothing more; `status` says why. Text is UTF-8; bytes that are not, U+FFFE and U+FFFF become U+FFFD.
class Statement {
public:
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// Binds the next argument.
    Statement& bind(std::int64_t value);
    Statement& bind(int value) { return bind(static_cast<std::int64_t>(value)); }
    Statement& bind(std::string_view value);
    Statement& bind(const std::string& value) { return bind(std::string_view(value)); }
    Statement& bind(const char* value) { return bind(std::string_view(value)); }
    Statement& bind(const std::optional<std::string>& value);
    Statement& bindNull();
    Statement& bindBytes(std::string_view value);

    /// Moves to the next row; false at the end and after a failure.
    [[nodiscard]] bool next();
    /// Runs a statement without rows.
    model::Result<void> run();
    [[nodiscard]] model::Result<void> status() const;
    /// Makes it ready for other arguments.
    void reset();

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] int number(int column) const { return static_cast<int>(integer(column)); }
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] std::string text(int column) const;
    /// Valid until the next step.
    [[nodiscard]] std::string_view view(int column) const;
    [[nodiscard]] bool isNull(int column) const;

private:
    /// The place of the next argument; 0 where the statement does nothing more.
    [[nodiscard]] int nextPlace();
    [[nodiscard]] bool isFine() const;
    void take(int code);

    Database& m_database;
    std::string m_sql;
    StatementHandle m_statement;
    int m_code = 0;
    int m_next = 0;
};

/// A write transaction that takes the lock at once (BEGIN IMMEDIATE) and is rolled back unless committed.
class Transaction {
public:
    explicit Transaction(Database& database) : m_database(database) {}
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    model::Result<void> begin();
    model::Result<void> commit();

private:
    Database& m_database;
    bool m_isOpen = false;
};

/// Now, UTC, ISO 8601 with milliseconds.
[[nodiscard]] std::string utcNow();

} // namespace blattwerk::database
