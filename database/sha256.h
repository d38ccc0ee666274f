#pragma once

#include <string>
#include <string_view>

namespace blattwerk::database {

/// SHA-256 in hex.
[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace blattwerk::database
