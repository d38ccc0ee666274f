#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// Rows as comma-separated text (RFC 4180) in UTF-8, the first one being the heads.
[[nodiscard]] QByteArray csvText(const std::vector<QStringList>& rows);

/// Writes beside the place and renames, so that a file is there whole or not at all. Errors: `file.write {path}`.
model::Result<void> writeFile(const QString& path, const QByteArray& bytes);

} // namespace blattwerk::app
