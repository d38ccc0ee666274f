#include "app/face/fonts.h"

#include <QDir>
#include <QFontDatabase>

namespace blattwerk::app {

QStringList loadFonts() {
    QStringList unusable;
    const QDir folder(QStringLiteral(":/fonts"));
    const QStringList files =
        folder.entryList({QStringLiteral("*.ttf"), QStringLiteral("*.otf")}, QDir::Files, QDir::Name);
    for (const QString& file : files)
        if (QFontDatabase::addApplicationFont(folder.filePath(file)) < 0)
            unusable.append(file);
    return unusable;
}

} // namespace blattwerk::app
