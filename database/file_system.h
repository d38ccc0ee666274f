#pragma once

#include <string>

class QFile;

namespace blattwerk::database {

/// True on drives that several machines share; a write-ahead log does not work there.
[[nodiscard]] bool isOnNetworkDrive(const std::string& path);

/// Makes the content of an open file durable; false if the drive refuses.
[[nodiscard]] bool synchronise(QFile& file);

} // namespace blattwerk::database
