#pragma once

#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

/// A key made of a name that no value of this kind (`card`, `collection`) in the system has or ever had.
[[nodiscard]] std::string freeKeyIn(Database& database, std::string_view entity, std::string_view system,
                                    std::string_view name);

} // namespace blattwerk::database
