#include "database/file_system.h"

#include <QByteArrayView>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <unistd.h>

#include <algorithm>
#include <array>

namespace blattwerk::database {

bool isOnNetworkDrive(const std::string& path) {
    constexpr std::array<QByteArrayView, 8> kShared{"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "9p", "afs"};
    const QStorageInfo drive(QFileInfo(QString::fromStdString(path)).absolutePath());
    const QByteArray type = drive.fileSystemType();
    return std::ranges::any_of(kShared, [&type](QByteArrayView shared) { return type == shared; });
}

bool synchronise(QFile& file) {
    return file.flush() && fsync(file.handle()) == 0;
}

} // namespace blattwerk::database
