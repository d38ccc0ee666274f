#include "database/database.h"

#include "database/search/text_functions.h"
#include "database/search/word_tokenizer.h"
#include "model/text_folding.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QString>
#include <QVariant>

#include <sqlite3.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

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
    // A full disk shows in other ways too, where the log or its index cannot grow.
    if (result == SQLITE_IOERR_WRITE || result == SQLITE_IOERR_SHMSIZE) {
        return "project.disk_full";
    }
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

/// The result code behind an error of the driver, which has none for what it refuses itself.
int resultOf(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt();
    return code == SQLITE_OK ? SQLITE_ERROR : code;
}

QString nameOfNewConnection() {
    static std::atomic<int> count = 0;
    return QStringLiteral("blattwerk-%1").arg(++count);
}

/// Text as SQLite may keep it: UTF-8 without signs that are none. Most is so already and needs no copy.
bool isPlainText(std::string_view text) {
    constexpr std::string_view kNoSigns = "\xEF\xBF"; // U+FFFE and U+FFFF begin so
    return model::isUtf8(text) && text.find(kNoSigns) == std::string_view::npos;
}

} // namespace

Database::Database(std::string path) : m_path(std::move(path)) {}

Result<std::unique_ptr<Database>> Database::open(const std::string& path, Access access) {
    std::unique_ptr<Database> database(new Database(path));
    if (Result<void> connected = database->connect(access); !connected) {
        return connected.error();
    }
    if (Result<void> configured = database->configure(); !configured) {
        return configured.error();
    }
    return database;
}

Result<void> Database::connect(Access access) {
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000;QSQLITE_OPEN_URI");
    std::string_view mode;
    switch (access) {
    case Access::Create:
        mode = "mode=rwc";
        break;
    case Access::ReadWrite:
        mode = "mode=rw";
        break;
    case Access::ReadOnly:
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
        mode = "mode=ro";
        break;
    case Access::Immutable:
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
        mode = "mode=ro&immutable=1";
        break;
    }
    m_connection =
        std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), nameOfNewConnection()));
    m_connection->setDatabaseName(QString::fromStdString(m_path == ":memory:" ? m_path : fileAddress(m_path, mode)));
    m_connection->setConnectOptions(options);
    if (!m_connection->open()) {
        return error(resultOf(m_connection->lastError()));
    }
    const QVariant handle = m_connection->driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0) {
        return error(SQLITE_ERROR);
    }
    m_handle = *static_cast<sqlite3* const*>(handle.constData());
    return {};
}

Result<void> Database::configure() {
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, kMaxTextBytes);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    if (const int registered = registerWordTokenizer(m_handle); registered != SQLITE_OK) {
        return error(registered);
    }
    if (const int registered = registerTextFunctions(m_handle); registered != SQLITE_OK) {
        return error(registered);
    }
    // SQLite 3.40 counts its own JSON functions as unsafe in a schema that is not trusted, and the checks and indexes
    // of ours need them. Our own functions are for direct use only, so a prepared file cannot call them.
    for (const std::string_view pragma :
         {"PRAGMA foreign_keys=ON", "PRAGMA temp_store=MEMORY", "PRAGMA cache_size=-16000"}) {
        if (Result<void> done = run(pragma); !done) {
            return done;
        }
    }
    return {};
}

Database::~Database() {
    m_idle.clear();
    const QString name = m_connection->connectionName();
    m_connection->close();
    m_connection.reset();
    QSqlDatabase::removeDatabase(name);
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

bool Database::isMoved() const {
    int moved = 0;
    return sqlite3_file_control(m_handle, nullptr, SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

void Database::leaveFileUntouched() {
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::giveBack(std::string_view sql, StatementHandle statement) {
    sqlite3_reset(statement.get());
    sqlite3_clear_bindings(statement.get());
    m_idle.try_emplace(std::string(sql), std::move(statement));
}

void FinalizeStatement::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement::Statement(Database& database, std::string_view sql) : m_database(database), m_sql(sql) {
    if (const auto idle = database.m_idle.find(m_sql); idle != database.m_idle.end()) {
        m_statement = std::move(idle->second);
        database.m_idle.erase(idle);
        return;
    }
    sqlite3_stmt* made = nullptr;
    const char* rest = nullptr;
    take(sqlite3_prepare_v2(database.m_handle, m_sql.c_str(), -1, &made, &rest));
    m_statement.reset(made);
    if (isFine() && (!made || !model::trimmed(rest).empty())) {
        m_code = SQLITE_MISUSE; // one statement, no more and no less
    }
}

Statement::~Statement() {
    if (m_statement && isFine()) {
        m_database.giveBack(m_sql, std::move(m_statement));
    }
}

bool Statement::isFine() const {
    return m_code == SQLITE_OK || m_code == SQLITE_ROW || m_code == SQLITE_DONE;
}

void Statement::take(int code) {
    const int extended = sqlite3_extended_errcode(m_database.m_handle);
    m_code = (extended & 0xFF) == (code & 0xFF) ? extended : code;
}

Statement& Statement::bind(std::int64_t value) {
    if (const int place = nextPlace()) {
        take(sqlite3_bind_int64(m_statement.get(), place, value));
    }
    return *this;
}

Statement& Statement::bind(std::string_view value) {
    const int place = nextPlace();
    if (place == 0) {
        return *this;
    }
    const auto bindText = [&](std::string_view text) {
        // Empty text is no null.
        const char* data = text.empty() ? "" : text.data();
        take(sqlite3_bind_text64(m_statement.get(), place, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    };
    if (isPlainText(value)) {
        bindText(value);
    } else {
        bindText(QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()))
                     .replace(QChar(0xFFFE), QChar::ReplacementCharacter)
                     .replace(QChar(0xFFFF), QChar::ReplacementCharacter)
                     .toStdString());
    }
    return *this;
}

Statement& Statement::bind(const std::optional<std::string>& value) {
    return value ? bind(std::string_view(*value)) : bindNull();
}

Statement& Statement::bindNull() {
    if (const int place = nextPlace()) {
        take(sqlite3_bind_null(m_statement.get(), place));
    }
    return *this;
}

Statement& Statement::bindBytes(std::string_view value) {
    if (const int place = nextPlace()) {
        const char* data = value.empty() ? "" : value.data();
        take(sqlite3_bind_blob64(m_statement.get(), place, data, value.size(), SQLITE_TRANSIENT));
    }
    return *this;
}

int Statement::nextPlace() {
    return m_code == SQLITE_OK ? ++m_next : 0;
}

bool Statement::next() {
    if (m_code != SQLITE_OK && m_code != SQLITE_ROW) {
        return false;
    }
    take(sqlite3_step(m_statement.get()));
    if (m_code == SQLITE_ROW) {
        return true;
    }
    if (m_code == SQLITE_DONE) {
        sqlite3_reset(m_statement.get()); // lets go of its locks
    }
    return false;
}

Result<void> Statement::run() {
    while (next()) {
    }
    return status();
}

Result<void> Statement::status() const {
    return isFine() ? Result<void>() : m_database.error(m_code);
}

void Statement::reset() {
    if (isFine()) {
        sqlite3_reset(m_statement.get());
        m_code = SQLITE_OK;
    }
    m_next = 0;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_statement.get(), column);
}

double Statement::real(int column) const {
    return sqlite3_column_double(m_statement.get(), column);
}

std::string Statement::text(int column) const {
    return std::string(view(column));
}

std::string_view Statement::view(int column) const {
    const void* data = sqlite3_column_type(m_statement.get(), column) == SQLITE_BLOB
                           ? sqlite3_column_blob(m_statement.get(), column)
                           : sqlite3_column_text(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return data ? std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(size)) : std::string_view();
}

bool Statement::isNull(int column) const {
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

Transaction::~Transaction() {
    if (m_isOpen && m_database.isInTransaction()) {
        static_cast<void>(m_database.run("ROLLBACK"));
    }
}

Result<void> Transaction::begin() {
    if (m_database.isMoved()) {
        return Error{"project.replaced", {m_database.path()}, {}};
    }
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
