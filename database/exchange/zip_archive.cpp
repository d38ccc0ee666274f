#include "database/exchange/zip_archive.h"

#include <zip.h>

namespace blattwerk::database {

using model::Error;
using model::Result;

struct ZipArchive::Handle {
    zip_t* archive = nullptr;
};

namespace {

constexpr std::uint64_t kSmall = 1024 * 1024;

bool leadsOutside(std::string_view name) {
    if (name.starts_with('/') || name.find('\\') != std::string_view::npos ||
        name.find(':') != std::string_view::npos) {
        return true;
    }
    for (std::size_t start = 0; start <= name.size();) {
        const std::size_t end = std::min(name.find('/', start), name.size());
        if (name.substr(start, end - start) == "..") {
            return true;
        }
        start = end + 1;
    }
    return false;
}

} // namespace

ZipArchive::ZipArchive(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) {}

ZipArchive::~ZipArchive() {
    zip_discard(m_handle->archive);
}

Result<std::unique_ptr<ZipArchive>> ZipArchive::open(std::string_view bytes, const ZipLimits& limits) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    zip_error_fini(&error);
    if (!archive) {
        if (source) {
            zip_source_free(source);
        }
        return Error{"import.damaged_archive", {}, {}};
    }
    auto handle = std::make_unique<Handle>();
    handle->archive = archive;
    std::unique_ptr<ZipArchive> opened(new ZipArchive(std::move(handle)));
    const Result<void> checked = opened->check(limits);
    return checked ? Result<std::unique_ptr<ZipArchive>>(std::move(opened)) : checked.error();
}

Result<void> ZipArchive::check(const ZipLimits& limits) const {
    const Error tooLarge{"import.archive_too_large", {}, {}};
    const zip_int64_t count = zip_get_num_entries(m_handle->archive, 0);
    if (count < 0 || static_cast<std::uint64_t>(count) > limits.entries) {
        return tooLarge;
    }
    std::uint64_t total = 0;
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(m_handle->archive, static_cast<zip_uint64_t>(i), 0, &stat) != 0 ||
            (stat.valid & ZIP_STAT_NAME) == 0 || (stat.valid & ZIP_STAT_SIZE) == 0) {
            return Error{"import.damaged_archive", {}, {}};
        }
        if (leadsOutside(stat.name)) {
            return Error{"import.archive_path", {stat.name}, {}};
        }
        total += stat.size;
        const bool isBomb = stat.size > kSmall && stat.size / limits.ratio > stat.comp_size;
        if (stat.size > limits.entryBytes || total > limits.totalBytes || isBomb) {
            return tooLarge;
        }
    }
    return {};
}

bool ZipArchive::contains(const std::string& name) const {
    return zip_name_locate(m_handle->archive, name.c_str(), 0) >= 0;
}

Result<std::string> ZipArchive::read(const std::string& name) const {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat(m_handle->archive, name.c_str(), 0, &stat) != 0) {
        return Error{"import.archive_part", {name}, {}};
    }
    zip_file_t* file = zip_fopen(m_handle->archive, name.c_str(), 0);
    if (!file) {
        return Error{"import.damaged_archive", {}, {}};
    }
    // The size that the archive states was checked; an entry that unpacks to another one is damaged or lies.
    std::string bytes(static_cast<std::size_t>(stat.size), '\0');
    const zip_int64_t got = zip_fread(file, bytes.data(), stat.size);
    char beyond = 0;
    const bool isWhole = got == static_cast<zip_int64_t>(stat.size) && zip_fread(file, &beyond, 1) == 0;
    const bool isClosed = zip_fclose(file) == 0;
    return isWhole && isClosed ? Result<std::string>(std::move(bytes)) : Error{"import.damaged_archive", {}, {}};
}

Result<std::string> writeZip(const std::vector<std::pair<std::string, std::string>>& files, bool storesFirst) {
    constexpr zip_uint16_t kFirstDate = (1u << 5u) | 1u; // 1 January 1980
    const Error failed{"file.archive", {}, {}};
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    zip_error_fini(&error);
    if (!archive) {
        if (target) {
            zip_source_free(target);
        }
        return failed;
    }
    zip_source_keep(target);
    bool isFine = true;
    for (const auto& [name, bytes] : files) {
        zip_source_t* part = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
        const zip_int64_t index = part ? zip_file_add(archive, name.c_str(), part, ZIP_FL_ENC_UTF_8) : -1;
        if (index < 0) {
            if (part) {
                zip_source_free(part);
            }
            isFine = false;
            break;
        }
        const auto at = static_cast<zip_uint64_t>(index);
        const zip_int32_t method = storesFirst && at == 0 ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
        isFine = isFine && zip_set_file_compression(archive, at, method, 6) == 0 &&
                 zip_file_set_dostime(archive, at, 0, kFirstDate, 0) == 0;
    }
    if (!isFine || zip_close(archive) != 0) {
        zip_discard(archive);
        zip_source_free(target);
        return failed;
    }
    zip_stat_t stat;
    zip_stat_init(&stat);
    std::string bytes;
    if (zip_source_open(target) == 0) {
        if (zip_source_stat(target, &stat) == 0) {
            bytes.resize(static_cast<std::size_t>(stat.size));
            const zip_int64_t got = zip_source_read(target, bytes.data(), stat.size);
            bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
        }
        zip_source_close(target);
    }
    zip_source_free(target);
    return bytes.empty() ? Result<std::string>(failed) : std::move(bytes);
}

} // namespace blattwerk::database
