#include "app/session/backup_copies.h"

#include "database/database.h"
#include "database/database_copy.h"
#include "database/project.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace blattwerk::app {

namespace {

constexpr std::size_t kDays = 7;
constexpr std::size_t kWeeks = 4;
constexpr std::size_t kMonths = 12;
constexpr qint64 kPiece = 1 << 20;
/// Place and length in the header of a database file, see sqlite.org/fileformat.html.
constexpr std::array<std::pair<qsizetype, qsizetype>, 3> kCounters{{{24, 4}, {40, 4}, {92, 8}}};

struct Copy {
    QString name;
    QDate date;
    std::int64_t revision = 0;
};

std::optional<Copy> copyOf(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("-(\\d{4}-\\d\\d-\\d\\d)-r(\\d{1,18})\\.blattwerk$"));
    const auto match = pattern.match(name);
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    return match.hasMatch() && date.isValid() ? std::optional(Copy{name, date, match.captured(2).toLongLong()})
                                              : std::nullopt;
}

/// Newest first.
std::vector<Copy> copiesOf(const QStringList& names) {
    std::vector<Copy> copies;
    for (const QString& name : names) {
        if (auto copy = copyOf(name)) {
            copies.push_back(std::move(*copy));
        }
    }
    std::ranges::sort(copies, [](const Copy& a, const Copy& b) {
        return std::pair(a.date, a.revision) > std::pair(b.date, b.revision);
    });
    return copies;
}

model::Result<std::int64_t> newestRevision(database::Project& project) {
    const auto revisions = project.history().revisions({.cardKey = {}, .system = {}, .limit = 1, .offset = 0});
    if (!revisions) {
        return revisions.error();
    }
    return revisions->empty() ? std::int64_t{0} : revisions->front().number;
}

/// Whether two copies hold the same: every write moves some page. What SQLite counts in the header on copying does not
/// matter: file change counter, schema cookie, version-valid-for number and library version.
bool haveSameContents(const QString& one, const QString& other) {
    QFile first(one);
    QFile second(other);
    if (!first.open(QIODevice::ReadOnly) || !second.open(QIODevice::ReadOnly) || first.size() != second.size()) {
        return false;
    }
    for (bool isHeader = true; !first.atEnd(); isHeader = false) {
        QByteArray a = first.read(kPiece);
        QByteArray b = second.read(kPiece);
        for (const auto& [at, length] : kCounters) {
            if (isHeader && a.size() >= at + length && b.size() >= at + length) {
                a.replace(at, length, b.mid(at, length));
            }
        }
        if (a.isEmpty() || a != b) {
            return false;
        }
    }
    return true;
}

} // namespace

QString backupFolder(const std::string& project) {
    const QFileInfo file(QString::fromStdString(project));
    const QByteArray place =
        QCryptographicHash::hash(file.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256).toHex().left(8);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("backups/%1-%2").arg(file.completeBaseName(), QString::fromLatin1(place)));
}

model::Result<QString> makeBackup(const std::string& project, const QString& folder, QDate today) {
    const model::Error failed{"project.backup_failed", {folder.toStdString()}, {}};
    auto opened = database::Project::open(project, database::OpenMode::ReadOnly);
    if (!opened) {
        return opened.error();
    }
    const auto revision = newestRevision(**opened);
    if (!revision) {
        return revision.error();
    }
    QDir target(folder);
    if (!target.mkpath(QStringLiteral("."))) {
        return failed;
    }
    const QString base = QFileInfo(QString::fromStdString(project)).completeBaseName();
    const QString name = QStringLiteral("%1-%2-r%3.blattwerk").arg(base, today.toString(Qt::ISODate)).arg(*revision);
    const QString path = target.filePath(name);
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part); // of a run that was cut off
    if (auto copied = database::copyDatabase((*opened)->database(), part.toStdString()); !copied) {
        return copied.error();
    }
    const std::vector<Copy> present = copiesOf(target.entryList(QDir::Files));
    if (!present.empty() && haveSameContents(part, target.filePath(present.front().name))) {
        QFile::remove(part);
        return QString();
    }
    QFile::remove(path);
    if (!QFile::rename(part, path)) {
        QFile::remove(part);
        return failed;
    }
    for (const QString& old : copiesToDrop(target.entryList(QDir::Files))) {
        if (old != name) { // after a step back in time this copy may sort as an older one
            QFile::remove(target.filePath(old));
        }
    }
    return path;
}

QStringList copiesToDrop(const QStringList& names) {
    QStringList drop;
    std::set<std::pair<int, int>> weeks;
    std::set<std::pair<int, int>> months;
    std::vector<Copy> copies;
    for (Copy& copy : copiesOf(names)) {
        if (!copies.empty() && copies.back().date == copy.date) {
            drop << copy.name;
        } else {
            copies.push_back(std::move(copy));
        }
    }
    for (std::size_t i = kDays; i < copies.size(); ++i) {
        const QDate date = copies[i].date;
        int year = 0;
        const int week = date.weekNumber(&year);
        if (weeks.contains({year, week}) || (weeks.size() == kWeeks && months.contains({date.year(), date.month()}))) {
            drop << copies[i].name;
        } else if (weeks.size() < kWeeks) {
            weeks.insert({year, week});
        } else if (months.size() < kMonths) {
            months.insert({date.year(), date.month()});
        } else {
            drop << copies[i].name;
        }
    }
    return drop;
}

} // namespace blattwerk::app
