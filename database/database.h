#pragma once

#include "model/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace blattwerk::database {

class Statement;

/// A connection to one SQLite file; to be used in one thread. Errors are the codes that Project states, never SQL.
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
    [[nodiscard]] sqlite3* handle() const { return m_handle; }
    /// The stable error of a SQLite result code on this connection.
    [[nodiscard]] model::Error error(int code) const;
    /// The file stays byte for byte as it is: closing does not write the log back.
    void leaveFileUntouched();

private:
    friend class Statement;
    Database(sqlite3* handle, std::string path) : m_handle(handle), m_path(std::move(path)) {}
    void giveBack(std::string_view sql, sqlite3_stmt* statement);

    sqlite3* m_handle = nullptr;
    std::string m_path;
    std::unordered_map<std::string, sqlite3_stmt*> m_idle;
};

/// One use of a prepared statement. After a failure it does nothing more; `status` says why.
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
    [[nodiscard]] std::string text(int column) const { return std::string(view(column)); }
    /// Valid until the next step.
    [[nodiscard]] std::string_view view(int column) const;
    [[nodiscard]] bool isNull(int column) const;

private:
    Database& m_database;
    std::string m_sql;
    sqlite3_stmt* m_statement = nullptr;
    int m_code = 0;
    int m_next = 1;
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
