#include "database/file_system.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <unistd.h>

#include <algorithm>
#include <array>

namespace blattwerk::database {

bool isSharedFileSystem(std::string_view type) {
    constexpr std::array<std::string_view, 12> kShared{"nfs", "nfs4", "cifs",       "smb3",  "smbfs", "fuse.sshfs",
                                                       "9p",  "afs",  "fuse.davfs", "davfs", "ceph",  "fuse.rclone"};
    return std::ranges::find(kShared, type) != kShared.end();
}

bool isOnNetworkDrive(const std::string& path) {
    const QStorageInfo drive(QFileInfo(QString::fromStdString(path)).absolutePath());
    return isSharedFileSystem(drive.fileSystemType().toStdString());
}

bool synchronise(QFile& file) {
    return file.flush() && fsync(file.handle()) == 0;
}

} // namespace blattwerk::database
