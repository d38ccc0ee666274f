#include "database/exchange/tree/tree_folder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr qint64 kLargestFile = 64 * 1024 * 1024;
constexpr qint64 kLargestTree = 1024 * 1024 * 1024;
constexpr int kMostFiles = 100000;

} // namespace

Result<std::map<std::string, std::string>> readFolder(const std::string& folder, const std::string& suffix) {
    std::map<std::string, std::string> files;
    const QDir root(QDir(QString::fromStdString(folder)).absolutePath());
    QDirIterator entries(root.path(), {QStringLiteral("*") + QString::fromStdString(suffix)},
                         QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    qint64 total = 0;
    for (int count = 0; entries.hasNext(); ++count) {
        QFile file(entries.next());
        total += file.size();
        if (count == kMostFiles || file.size() > kLargestFile || total > kLargestTree) {
            return Error{"tree.too_large", {file.fileName().toStdString()}, {}};
        }
        if (!file.open(QIODevice::ReadOnly)) {
            return Error{"import.no_permission", {file.fileName().toStdString()}, {}};
        }
        files[root.relativeFilePath(file.fileName()).toStdString()] = file.readAll().toStdString();
    }
    return files;
}

Result<void> writeFile(const std::string& path, const std::string& bytes) {
    const QString name = QString::fromStdString(path);
    const auto size = static_cast<qint64>(bytes.size());
    QFile present(name);
    if (present.size() == size && present.open(QIODevice::ReadOnly) &&
        present.readAll() == QByteArrayView(bytes.data(), size)) {
        return {};
    }
    present.close();
    QSaveFile file(name);
    const bool written = QDir().mkpath(QFileInfo(name).path()) && file.open(QIODevice::WriteOnly) &&
                         file.write(bytes.data(), size) == size && file.commit();
    return written ? Result<void>() : Result<void>(Error{"file.write", {path}, {}});
}

} // namespace blattwerk::database
