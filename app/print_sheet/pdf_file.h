#pragma once

#include "model/result.h"

#include <QString>

#include <functional>

class QDir;

namespace blattwerk::app {

/// Makes a PDF in a folder of its own beside the target and renames it, so that a file of that name is always a whole
/// one. `make` writes the second argument and may use the folder. Gives the path that was written; a link stays a link.
/// Only an older PDF or an empty file gives way. Errors: those of `make`; `proof.no_name`; `proof.not_a_pdf` {path};
/// `proof.write` {path, reason}.
[[nodiscard]] model::Result<QString>
writePdfFile(const QString& path, const std::function<model::Result<void>(const QDir&, const QString&)>& make);

} // namespace blattwerk::app
