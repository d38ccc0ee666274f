#include "database/art_repository.h"

#include "database/database.h"
#include "database/sha256.h"

namespace blattwerk::database {

using model::Result;

namespace {

constexpr std::size_t kLargestPicture = 60u * 1024 * 1024;

} // namespace

Result<std::string> ArtRepository::add(std::string_view mediaType, std::string_view bytes) {
    if (bytes.size() > kLargestPicture) {
        return model::Error{"art.too_large", {std::to_string(bytes.size()), std::to_string(kLargestPicture)}, {}};
    }
    std::string hash = sha256(bytes);
    Statement statement(m_database, "INSERT INTO art VALUES (?,?,?,?) ON CONFLICT DO NOTHING");
    statement.bind(hash).bind(mediaType).bind(static_cast<std::int64_t>(bytes.size())).bindBytes(bytes);
    const Result<void> done = statement.run();
    return done ? Result<std::string>(std::move(hash)) : done.error();
}

Result<std::optional<Art>> ArtRepository::find(std::string_view sha256) {
    Statement row(m_database, "SELECT sha256, media_type, bytes FROM art WHERE sha256=?");
    if (row.bind(sha256).next()) {
        return std::optional(Art{row.text(0), row.text(1), row.text(2)});
    }
    const Result<void> status = row.status();
    return status ? Result<std::optional<Art>>(std::nullopt) : status.error();
}

} // namespace blattwerk::database
