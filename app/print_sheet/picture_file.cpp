#include "app/print_sheet/picture_file.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace blattwerk::app {

bool writeWhole(const QString& path, const QByteArray& bytes) {
    if (bytes.isEmpty())
        return false;
    const QString part = path + QStringLiteral(".part");
    QFile file(part);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    file.close();
    if (done && std::rename(QFile::encodeName(part).constData(), QFile::encodeName(path).constData()) == 0)
        return true;
    QFile::remove(part);
    return false;
}

bool mayBecomePicture(const QString& path, bool replaces) {
    QFile file(path);
    if (!QFileInfo(path).isSymLink() && !file.exists())
        return true;
    return replaces && QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(4) == "\x89PNG";
}

} // namespace blattwerk::app
