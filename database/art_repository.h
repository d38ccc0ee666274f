#pragma once

#include "model/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

struct Art {
    /// Hex; the picture's name in Card::art.
    std::string sha256;
    std::string mediaType;
    std::string bytes;
};

/// Pictures by their hash. Never deleted while any undo step, edition or save may still name them.
class ArtRepository {
public:
    explicit ArtRepository(Database& database) : m_database(database) {}

    /// Stores the picture if it is new and returns its hash. Code `art.too_large {bytes, limit}`.
    model::Result<std::string> add(std::string_view mediaType, std::string_view bytes);
    [[nodiscard]] model::Result<std::optional<Art>> find(std::string_view sha256);

private:
    Database& m_database;
};

} // namespace blattwerk::database
