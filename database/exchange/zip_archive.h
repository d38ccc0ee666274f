#pragma once

#include "model/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::database {

/// What an archive may hold at most before anything of it is unpacked.
struct ZipLimits {
    std::uint64_t entries = 2000;
    std::uint64_t entryBytes = 128u * 1024 * 1024;
    std::uint64_t totalBytes = 256u * 1024 * 1024;
    /// An entry of more than a megabyte may be this many times as large as it is packed.
    std::uint64_t ratio = 400;
};

/// Reads a zip archive in memory. Nothing of it is ever written to the disk. Codes: `import.damaged_archive`,
/// `import.archive_too_large` (entries, sizes or ratio are those of a bomb), `import.archive_path {name}` (a name that
/// leads out of the archive).
class ZipArchive {
public:
    /// The bytes must outlive the archive.
    [[nodiscard]] static model::Result<std::unique_ptr<ZipArchive>> open(std::string_view bytes,
                                                                         const ZipLimits& limits = {});
    ~ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    [[nodiscard]] bool contains(const std::string& name) const;
    /// Code besides: `import.archive_part {name}` where there is no such entry.
    [[nodiscard]] model::Result<std::string> read(const std::string& name) const;

private:
    struct Handle;
    explicit ZipArchive(std::unique_ptr<Handle> handle);
    [[nodiscard]] model::Result<void> check(const ZipLimits& limits) const;

    std::unique_ptr<Handle> m_handle;
};

/// An archive of these files in their order, the first one unpacked if `storesFirst`. Same files, same bytes: the time
/// of all of them is that of the beginning of the format. Code `file.archive`.
[[nodiscard]] model::Result<std::string> writeZip(const std::vector<std::pair<std::string, std::string>>& files,
                                                  bool storesFirst = false);

} // namespace blattwerk::database
