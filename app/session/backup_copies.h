#pragma once

#include "model/result.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <string>

namespace blattwerk::app {

/// Where the copies of that project lie: a folder of its own in the person's application data, so that they outlive
/// the project's folder.
[[nodiscard]] QString backupFolder(const std::string& project);

/// Copies the project into the folder as `NAME-YYYY-MM-DD-rN.blattwerk`, N its newest revision, and drops what
/// `copiesToDrop` says. Gives the path of the copy; empty where the newest copy holds the same already, byte for byte:
/// saved games, editions, experiments and print jobs raise no revision. The project is only read. Errors: those of
/// opening; `project.backup_failed` {path}.
[[nodiscard]] model::Result<QString> makeBackup(const std::string& project, const QString& folder, QDate today);

/// Which of these names of copies are too many: kept are the newest of each of seven days, then of each of four weeks,
/// then of each of twelve months; of one day only the newest. Goes by the names alone, so a clock that jumps costs no
/// copy. Other names are left alone.
[[nodiscard]] QStringList copiesToDrop(const QStringList& names);

} // namespace blattwerk::app
