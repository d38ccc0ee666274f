#include "app/print_sheet/pdf_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace blattwerk::app {

namespace {

model::Error writeError(const QString& path, const QString& reason) {
    return {"proof.write", {path.toStdString(), reason.toStdString()}, reason.toStdString()};
}

/// A slip of the keyboard must not cost a project: only an older PDF, or an empty file, gives way to a new one.
bool mayBeReplaced(const QFileInfo& target) {
    if (!target.exists() && !target.isSymLink())
        return true;
    QFile file(target.filePath());
    if (!target.isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    return file.size() == 0 || file.read(5) == "%PDF-";
}

} // namespace

model::Result<QString> writePdfFile(const QString& path,
                                    const std::function<model::Result<void>(const QDir&, const QString&)>& make) {
    // A link stays a link: what it leads to is written.
    const QString real = QFileInfo(path).canonicalFilePath();
    const QFileInfo target(real.isEmpty() ? path : real);
    if (path.isEmpty())
        return model::Error{"proof.no_name", {}, {}};
    if (!mayBeReplaced(target))
        return model::Error{"proof.not_a_pdf", {path.toStdString()}, {}};
    // In the folder of the target, so that renaming never copies between file systems.
    QTemporaryDir folder(target.absoluteDir().filePath(QStringLiteral(".blattwerk-proof-XXXXXX")));
    if (!folder.isValid())
        return writeError(path, folder.errorString());
    const QString finished = folder.filePath(QStringLiteral("finished.pdf"));
    if (auto done = make(QDir(folder.path()), finished); !done)
        return done.error();
    const QString written = target.absoluteFilePath();
    if (std::rename(QFile::encodeName(finished).constData(), QFile::encodeName(written).constData()) != 0)
        return writeError(path, QString::fromLocal8Bit(std::strerror(errno)));
    return written;
}

} // namespace blattwerk::app
