#pragma once

#include <string>

namespace blattwerk::app {

/// Name of the account that the program runs under: author of revisions where nobody says another. May be empty.
[[nodiscard]] std::string accountName();

} // namespace blattwerk::app
