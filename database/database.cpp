#include "database/database.h"

#include "database/search/text_functions.h"
#include "database/search/word_tokenizer.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <algorithm>
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

/// Empty text is no null. A byte order mark at the beginning belongs to the text: Qt and SQLite each take one away.
QString sqlText(std::string_view value) {
    if (value.empty()) {
        return QStringLiteral("");
    }
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    QString text = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    if (value.starts_with(kMark)) {
        text.prepend(QChar(0xFEFF)).prepend(QChar(0xFEFF));
    } else if (text.startsWith(QChar(0xFFFE))) {
        text.prepend(QChar(0xFEFF)); // else SQLite would take it for a mark that turns all bytes round
    }
    return text;
}

/// Calls `use` with every argument place of a SQL text: where it starts and ends, and the argument's number from 0 on.
template<typename Use>
void forEachPlace(std::string_view sql, Use use) {
    char quote = 0;
    int largest = 0;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        const char c = sql[i];
        if (quote != 0) {
            quote = c == quote ? '\0' : quote;
        } else if (c == '\'' || c == '"') {
            quote = c;
        } else if (c == '?') {
            const std::size_t start = i;
            int number = 0;
            for (; i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9'; ++i) {
                number = number * 10 + (sql[i + 1] - '0');
            }
            number = number == 0 ? largest + 1 : number;
            largest = std::max(largest, number);
            use(start, i + 1, number - 1);
        }
    }
}

bool hasNumberedPlaces(std::string_view sql) {
    return sql.find("?1") != std::string_view::npos;
}

/// Qt SQL refuses a numbered place (?1) that occurs twice, so each occurrence becomes a place of its own.
QString withPlainPlaces(std::string_view sql) {
    std::string plain;
    std::size_t done = 0;
    forEachPlace(sql, [&](std::size_t start, std::size_t end, int) {
        plain.append(sql.substr(done, start - done)).append("?");
        done = end;
    });
    return QString::fromStdString(plain.append(sql.substr(done)));
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

void Database::giveBack(std::string_view sql, std::unique_ptr<QSqlQuery> query) {
    query->finish();
    m_idle.try_emplace(std::string(sql), std::move(query));
}

Statement::Statement(Database& database, std::string_view sql) : m_database(database), m_sql(sql) {
    if (const auto idle = database.m_idle.find(m_sql); idle != database.m_idle.end()) {
        m_query = std::move(idle->second);
        database.m_idle.erase(idle);
        return;
    }
    m_query = std::make_unique<QSqlQuery>(*database.m_connection);
    m_query->setForwardOnly(true);
    if (!m_query->prepare(withPlainPlaces(m_sql))) {
        takeError();
    }
}

Statement::~Statement() {
    // The driver may have dropped the statement after a failure.
    if (m_code == SQLITE_OK || m_code == SQLITE_ROW || m_code == SQLITE_DONE) {
        m_database.giveBack(m_sql, std::move(m_query));
    }
}

Statement& Statement::bind(std::int64_t value) {
    return bindValue(QVariant(static_cast<qlonglong>(value)));
}

Statement& Statement::bind(std::string_view value) {
    return bindValue(QVariant(sqlText(value)));
}

Statement& Statement::bind(const std::optional<std::string>& value) {
    return value ? bind(std::string_view(*value)) : bindNull();
}

Statement& Statement::bindNull() {
    return bindValue(QVariant());
}

Statement& Statement::bindBytes(std::string_view value) {
    const char* data = value.empty() ? "" : value.data();
    return bindValue(QVariant(QByteArray(data, static_cast<qsizetype>(value.size()))));
}

Statement& Statement::bindValue(const QVariant& value) {
    if (m_code != SQLITE_OK) {
        return *this;
    }
    if (hasNumberedPlaces(m_sql)) {
        int place = 0;
        forEachPlace(m_sql, [&](std::size_t, std::size_t, int argument) {
            if (argument == m_next) {
                m_query->bindValue(place, value);
            }
            ++place;
        });
    } else {
        m_query->bindValue(m_next, value);
    }
    ++m_next;
    return *this;
}

void Statement::takeError() {
    m_code = resultOf(m_query->lastError());
}

bool Statement::next() {
    m_views.clear();
    if (m_code != SQLITE_OK && m_code != SQLITE_ROW) {
        return false;
    }
    if (m_code == SQLITE_OK && !m_query->exec()) {
        takeError();
        return false;
    }
    if (m_query->isSelect() && m_query->next()) {
        m_code = SQLITE_ROW;
        return true;
    }
    m_code = SQLITE_DONE;
    if (m_query->lastError().isValid()) {
        takeError();
    }
    return false;
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
    if (status()) {
        m_query->finish();
        m_code = SQLITE_OK;
    }
    m_views.clear();
    m_next = 0;
}

std::int64_t Statement::integer(int column) const {
    const QVariant value = m_query->value(column);
    return value.typeId() == QMetaType::Double ? static_cast<std::int64_t>(value.toDouble()) : value.toLongLong();
}

double Statement::real(int column) const {
    return m_query->value(column).toDouble();
}

std::string Statement::text(int column) const {
    const QVariant value = m_query->value(column);
    return (value.typeId() == QMetaType::QString ? value.toString().toUtf8() : value.toByteArray()).toStdString();
}

std::string_view Statement::view(int column) const {
    const auto index = static_cast<std::size_t>(column);
    if (m_views.size() <= index) {
        m_views.resize(index + 1); // leaves the other texts where they are
    }
    if (!m_views[index]) {
        m_views[index] = text(column);
    }
    return *m_views[index];
}

bool Statement::isNull(int column) const {
    return m_query->value(column).isNull();
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
