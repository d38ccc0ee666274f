#include "database/database.h"

#include "database/search/text_functions.h"
#include "database/search/word_tokenizer.h"

#include <sqlite3.h>

#include <chrono>
#include <cstdio>
#include <ctime>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr int kBusyTimeoutMs = 10000;
constexpr int kMaxTextBytes = 64 * 1024 * 1024;

/// A `file:` address, so that options can follow and no character of the path is taken for one.
std::string fileAddress(const std::string& path, std::string_view options) {
    std::string address = "file:";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= 'a' && byte <= 'z') || c == '/' || c == '.' || c == '-' || c == '_';
        if (plain) {
            address += c;
        } else {
            char escaped[4];
            std::snprintf(escaped, sizeof escaped, "%%%02X", static_cast<unsigned>(byte));
            address += escaped;
        }
    }
    return address + "?" + std::string(options);
}

std::string_view codeOf(int result) {
    switch (result & 0xFF) {
    case SQLITE_FULL:
        return "project.disk_full";
    case SQLITE_READONLY:
        return "project.read_only";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return "project.in_use";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return "project.damaged";
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return "project.unreadable";
    default:
        return "project.failed";
    }
}

} // namespace

Result<std::unique_ptr<Database>> Database::open(const std::string& path, Access access) {
    int flags = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    std::string_view options;
    switch (access) {
    case Access::Create:
        flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        break;
    case Access::ReadWrite:
        flags |= SQLITE_OPEN_READWRITE;
        break;
    case Access::ReadOnly:
        flags |= SQLITE_OPEN_READONLY;
        break;
    case Access::Immutable:
        flags |= SQLITE_OPEN_READONLY;
        options = "immutable=1";
        break;
    }
    sqlite3* handle = nullptr;
    const std::string address = path == ":memory:" ? path : fileAddress(path, options);
    const int code = sqlite3_open_v2(address.c_str(), &handle, flags, nullptr);
    std::unique_ptr<Database> database(new Database(handle, path));
    if (code != SQLITE_OK) {
        return database->error(code);
    }
    sqlite3_busy_timeout(handle, kBusyTimeoutMs);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMaxTextBytes);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    if (const int registered = registerWordTokenizer(handle); registered != SQLITE_OK) {
        return database->error(registered);
    }
    if (const int registered = registerTextFunctions(handle); registered != SQLITE_OK) {
        return database->error(registered);
    }
    // SQLite 3.40 counts its own JSON functions as unsafe in a schema that is not trusted, and the checks and indexes
    // of ours need them. Our own functions are for direct use only, so a prepared file cannot call them.
    for (const std::string_view pragma :
         {"PRAGMA foreign_keys=ON", "PRAGMA temp_store=MEMORY", "PRAGMA cache_size=-16000"}) {
        if (Result<void> done = database->run(pragma); !done) {
            return done.error();
        }
    }
    return database;
}

Database::~Database() {
    for (const auto& [sql, statement] : m_idle) {
        sqlite3_finalize(statement);
    }
    sqlite3_close(m_handle);
}

Statement Database::prepare(std::string_view sql) {
    return Statement(*this, sql);
}

Result<void> Database::run(std::string_view sql) {
    Statement statement(*this, sql);
    while (statement.next()) {
    }
    return statement.status();
}

std::int64_t Database::integer(std::string_view sql, std::int64_t fallback) {
    Statement statement(*this, sql);
    return statement.next() && !statement.isNull(0) ? statement.integer(0) : fallback;
}

std::string Database::text(std::string_view sql) {
    Statement statement(*this, sql);
    return statement.next() ? statement.text(0) : std::string();
}

int Database::changedRows() const {
    return sqlite3_changes(m_handle);
}

std::int64_t Database::lastRowId() const {
    return sqlite3_last_insert_rowid(m_handle);
}

bool Database::isInTransaction() const {
    return sqlite3_get_autocommit(m_handle) == 0;
}

Error Database::error(int code) const {
    const std::string detail = m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(code);
    return Error{std::string(codeOf(code)), {m_path}, detail};
}

void Database::leaveFileUntouched() {
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::giveBack(std::string_view sql, sqlite3_stmt* statement) {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    const auto [it, isNew] = m_idle.try_emplace(std::string(sql), statement);
    if (!isNew) {
        sqlite3_finalize(statement);
    }
}

Statement::Statement(Database& database, std::string_view sql) : m_database(database), m_sql(sql) {
    if (const auto idle = database.m_idle.find(m_sql); idle != database.m_idle.end()) {
        m_statement = idle->second;
        database.m_idle.erase(idle);
        return;
    }
    m_code = sqlite3_prepare_v2(database.m_handle, m_sql.data(), static_cast<int>(m_sql.size()), &m_statement, nullptr);
}

Statement::~Statement() {
    if (m_statement) {
        m_database.giveBack(m_sql, m_statement);
    }
}

Statement& Statement::bind(std::int64_t value) {
    if (m_code == SQLITE_OK) {
        m_code = sqlite3_bind_int64(m_statement, m_next++, value);
    }
    return *this;
}

Statement& Statement::bind(std::string_view value) {
    if (m_code == SQLITE_OK) {
        const char* data = value.data() ? value.data() : "";
        m_code = sqlite3_bind_text64(m_statement, m_next++, data, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    return *this;
}

Statement& Statement::bind(const std::optional<std::string>& value) {
    return value ? bind(std::string_view(*value)) : bindNull();
}

Statement& Statement::bindNull() {
    if (m_code == SQLITE_OK) {
        m_code = sqlite3_bind_null(m_statement, m_next++);
    }
    return *this;
}

Statement& Statement::bindBytes(std::string_view value) {
    if (m_code == SQLITE_OK) {
        const char* data = value.data() ? value.data() : "";
        m_code = sqlite3_bind_blob64(m_statement, m_next++, data, value.size(), SQLITE_TRANSIENT);
    }
    return *this;
}

bool Statement::next() {
    if (m_code != SQLITE_OK && m_code != SQLITE_ROW) {
        return false;
    }
    m_code = sqlite3_step(m_statement);
    return m_code == SQLITE_ROW;
}

Result<void> Statement::run() {
    while (next()) {
    }
    return status();
}

Result<void> Statement::status() const {
    if (m_code == SQLITE_OK || m_code == SQLITE_ROW || m_code == SQLITE_DONE) {
        return {};
    }
    return m_database.error(m_code);
}

void Statement::reset() {
    m_code = sqlite3_reset(m_statement);
    m_next = 1;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const {
    return sqlite3_column_double(m_statement, column);
}

std::string_view Statement::view(int column) const {
    const void* data = sqlite3_column_blob(m_statement, column);
    const int size = sqlite3_column_bytes(m_statement, column);
    return data ? std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(size)) : std::string_view();
}

bool Statement::isNull(int column) const {
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

Transaction::~Transaction() {
    if (m_isOpen && m_database.isInTransaction()) {
        static_cast<void>(m_database.run("ROLLBACK"));
    }
}

Result<void> Transaction::begin() {
    Result<void> begun = m_database.run("BEGIN IMMEDIATE");
    m_isOpen = begun.isOk();
    return begun;
}

Result<void> Transaction::commit() {
    Result<void> committed = m_database.run("COMMIT");
    if (committed) {
        m_isOpen = false;
    }
    return committed;
}

std::string utcNow() {
    using namespace std::chrono;
    const auto now = system_clock::now();
    const std::time_t seconds = system_clock::to_time_t(now);
    const auto milliseconds = duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char date[32];
    std::strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", &utc);
    char fraction[16];
    std::snprintf(fraction, sizeof fraction, ".%03dZ", static_cast<int>(milliseconds));
    return std::string(date) + fraction;
}

} // namespace blattwerk::database
