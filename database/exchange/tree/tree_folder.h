#pragma once

#include "model/result.h"

#include <map>
#include <string>

namespace blattwerk::database {

/// Reads the files below a folder whose names end so: path inside it -> bytes. Links are not followed. Codes:
/// `tree.too_large {path}`, `import.no_permission {path}`.
[[nodiscard]] model::Result<std::map<std::string, std::string>> readFolder(const std::string& folder,
                                                                           const std::string& suffix);

/// Writes a file whole or not at all, and only if its bytes differ. Makes its folder. Code `file.write {path}`.
model::Result<void> writeFile(const std::string& path, const std::string& bytes);

} // namespace blattwerk::database
