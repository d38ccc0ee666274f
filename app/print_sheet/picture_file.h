#pragma once

#include <QByteArray>
#include <QString>

namespace blattwerk::app {

/// Writes beside the name first, so that a file of that name is always a whole one. No bytes are a picture that could
/// not be made: they are refused, and what has the name stays.
[[nodiscard]] bool writeWhole(const QString& path, const QByteArray& bytes);

/// Whether a picture may get that name: nothing has it, or an older picture that may be replaced. A slip of the
/// keyboard must cost no other file.
[[nodiscard]] bool mayBecomePicture(const QString& path, bool replaces);

} // namespace blattwerk::app
