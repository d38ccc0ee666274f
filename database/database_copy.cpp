#include "database/database_copy.h"

#include "database/database.h"

#include <QFile>

#include <sqlite3.h>

namespace blattwerk::database {

using model::Error;
using model::Result;

Result<void> copyDatabase(Database& from, const std::string& path) {
    const Error failed{"project.backup_failed", {path}, {}};
    Result<std::unique_ptr<Database>> copy = Database::open(path, Database::Access::Create);
    if (!copy) {
        return failed;
    }
    sqlite3_backup* backup = sqlite3_backup_init((*copy)->handle(), "main", from.handle(), "main");
    const int stepped = backup ? sqlite3_backup_step(backup, -1) : SQLITE_ERROR;
    const int finished = backup ? sqlite3_backup_finish(backup) : SQLITE_ERROR;
    if (stepped != SQLITE_DONE || finished != SQLITE_OK) {
        copy->reset();
        QFile::remove(QString::fromStdString(path));
        return failed;
    }
    return {};
}

} // namespace blattwerk::database
