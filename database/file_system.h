#pragma once

#include <string>
#include <string_view>

class QFile;

namespace blattwerk::database {

/// Whether a file system of that type is one that several machines share.
[[nodiscard]] bool isSharedFileSystem(std::string_view type);

/// True on drives that several machines share; a write-ahead log does not work there.
[[nodiscard]] bool isOnNetworkDrive(const std::string& path);

/// Makes the content of an open file durable; false if the drive refuses.
[[nodiscard]] bool synchronise(QFile& file);

} // namespace blattwerk::database
